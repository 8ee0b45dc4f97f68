# What every table says, whatever is played.

language-name = English
player-number = Player { $number }
player-you = you

log-forced =
    { YOU($seat) ->
        [true] You have only one legal choice; it is made automatically.
       *[false] { PLAYER($seat) }: only one legal choice, made automatically.
    }
log-resigned =
    { YOU($seat) ->
        [true] You give up.
       *[false] { PLAYER($seat) } gives up.
    }
