cv-name = Cave
cv-pitch = Walk to the right, and let the bats sleep.
cv-kind = a toy
cv-title = In the cave
cv-map = Cave
cv-floor = floor
cv-scout = scout
cv-raven = raven
cv-reach = where the scout can walk
cv-ask-go = Send the scout or the raven to a square.
cv-option-pass = Pass
cv-option-walk = Walk to { $square }
cv-option-fly = Fly to { $square }
cv-effect-fly = The raven flies { $far } squares.
cv-log-walked =
    { YOU($seat) ->
        [true] You walk.
       *[false] { PLAYER($seat) } walks.
    }
cv-log-flown =
    { YOU($seat) ->
        [true] Your raven flies.
       *[false] The raven of { PLAYER($seat) } flies.
    }
cv-log-woke =
    { YOU($seat) ->
        [true] You wake a bat.
       *[false] { PLAYER($seat) } wakes a bat.
    }
cv-not-offered = Nobody can go there.
