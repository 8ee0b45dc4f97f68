# What every table says, whatever is played.

language-name = English
player-number = Player { $number }

log-forced = { PLAYER($seat) } has only one choice, and it is made.
log-resigned = { PLAYER($seat) } gives up.
