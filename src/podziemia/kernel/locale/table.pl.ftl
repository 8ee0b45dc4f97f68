# What every table says, whatever is played.

language-name = polski
player-number = Gracz { $number }
player-you = ty

log-forced =
    { YOU($seat) ->
        [true] Masz tylko jedną możliwość; zostaje wybrana automatycznie.
       *[false] { PLAYER($seat) }: tylko jedna możliwość, wybrana automatycznie.
    }
log-resigned =
    { YOU($seat) ->
        [true] Poddajesz się.
       *[false] { PLAYER($seat) } się poddaje.
    }
