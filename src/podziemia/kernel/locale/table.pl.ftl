# What every table says, whatever is played.

language-name = polski
player-number = Gracz { $number }

log-forced = { PLAYER($seat) }: tylko jedna możliwość, wybrana automatycznie.
log-resigned = { PLAYER($seat) } się poddaje.
