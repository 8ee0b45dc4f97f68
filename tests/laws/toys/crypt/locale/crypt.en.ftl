ct-name = Crypt
ct-pitch = Walk along the corridors and meet the goblins.
ct-kind = a toy
ct-title = In the crypt
ct-map = Crypt
ct-floor = card
ct-hidden = face-down card
ct-wall = wall
ct-fog = not yet explored
ct-sight = in sight
ct-reach = what it costs to walk
ct-life = life
ct-card-hall = Hall
ct-card-fork = Fork
ct-card-bend = Bend
ct-card-passage = Passage
ct-card-end = Dead end
ct-ann = Ann
ct-bob = Bob
ct-cyd = Cyd
ct-dan = Dan
ct-goblin = Goblin { $number }
ct-ask-move = Walk with a hero.
ct-ask-pay = Pay the toll, or not.
ct-option-pay = Pay
ct-option-pass = End the turn
ct-option-go = Walk to { $square }
ct-log-walked =
    { YOU($seat) ->
        [true] You walk with { $hero }.
       *[false] { PLAYER($seat) } walks with { $hero }.
    }
ct-log-met =
    { YOU($seat) ->
        [true] You meet a goblin with { $hero }.
       *[false] { PLAYER($seat) } meets a goblin with { $hero }.
    }
ct-not-offered = No corridor leads there.
