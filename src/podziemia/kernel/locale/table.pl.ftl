# What every table says, whatever is played.

language-name = polski
player-number = Gracz { $number }

log-forced = { PLAYER($seat) } ma tylko jedną możliwość i z niej korzysta.
log-resigned = { PLAYER($seat) } się poddaje.
