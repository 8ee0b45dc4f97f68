# What every table says, whatever is played.

language-name = English
player-number = Player { $number }

log-forced = { PLAYER($seat) }: only one legal choice, made automatically.
log-resigned = { PLAYER($seat) } gives up.
