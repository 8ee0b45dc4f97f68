# Options in words; ted-effect-… is what would happen with today's numbers.

## Setup

ted-option-choose-hero = Lead { CARD($hero) }
    .group = Lead…
    .short = { CARD($hero) }

## Moving

ted-option-end-turn = End the turn
ted-option-stop-turn = Stop moving here
ted-option-step = Go to { CARD($room) } ({ $column }{ $row })
    .group = Go to…
    .short = { CARD($room) } ({ $column }{ $row })
ted-option-reveal = Turn over the card at { $column }{ $row }
    .group = Turn over the card at…
    .short = { $column }{ $row }
ted-option-stride =
    { $space ->
        [0] To the entrance space
       *[other] To hero space { $space }
    }
ted-option-enter-lair = Enter the Boss's lair
ted-option-leave-lair = Leave the lair for the Gate
ted-option-portal = Use the portal (2 focus)
ted-option-teleport = To { CARD($room) } ({ $column }{ $row })
    .group = To…
    .short = { CARD($room) } ({ $column }{ $row })
ted-option-go = To { CARD($room) } ({ $column }{ $row })
    .group = To…
    .short = { CARD($room) } ({ $column }{ $row })
ted-option-go-to-lair = Into the lair
ted-option-rotate =
    { $degrees ->
        [0] Leave it as it lies
       *[other] Turn it by { $degrees }° clockwise
    }
ted-option-lay = A card at { $column }{ $row }
    .group = A card at…
    .short = { $column }{ $row }

## Acting

ted-option-rest = Rest: 3 health and 5 focus
ted-option-search =
    { $target ->
        [none] Search { CARD($source) }
       *[other] Search { CARD($source) }, aimed at { ted-said-enemy }
    }
ted-option-disarm = Disarm the trap
ted-option-attack =
    { $mode ->
        [1] Attack { ted-said-enemy } with { CARD($source) }, from afar
       *[other] Attack { ted-said-enemy } with { CARD($source) }
    }
    .group = Attack…
    .short = { ted-said-enemy } with { CARD($source) }
ted-option-volley = Attack all enemies in range with { CARD($source) } (3 focus)
ted-option-cast =
    { $target ->
        [none] Cast { CARD($source) }
       *[other] Cast { CARD($source) }: { ted-said-enemy }
    }
    .group = Cast…
    .short =
        { $target ->
            [none] { CARD($source) }
           *[other] { CARD($source) }: { ted-said-enemy }
        }
ted-option-special = { CARD($source) }
ted-option-use =
    { $target ->
        [none] Use { CARD($source) }
       *[other] Use { CARD($source) }: { ted-said-enemy }
    }
    .group = Use…
    .short =
        { $target ->
            [none] { CARD($source) }
           *[other] { CARD($source) }: { ted-said-enemy }
        }
ted-option-pin = { CARD($source) }: { ted-said-enemy } does not move
ted-option-explore = Explore: turn over all adjacent cards (torch 1 down)
ted-option-taunt = Taunt the Boss (2 focus)
ted-option-drop = Discard { CARD($card) }
    .group = Discard…
    .short = { CARD($card) }
ted-option-switch-hand = Move the hand card to the other slot

## Checks

ted-option-name-skill = { ted-skill.title } ({ ted-said-dice })
ted-option-fix = { $sum }: the result is { $result }
ted-option-change-die = Change { $face } into { $to } (2 focus)
    .group = Change a die (2 focus)…
    .short = { $face } into { $to }
ted-option-reroll = { CARD($source) }: reroll { $face }
    .group = Reroll…
    .short = { $face }
ted-option-boost = Use { CARD($source) }
ted-option-pay =
    { $health ->
        [0] Pay { $focus } focus
       *[other] Pay { $health } health and { $focus } focus
    }
ted-option-pass-pay = Do not pay
ted-option-pass-defend = Take the blow

## Choosing

ted-option-choose-counter = { ted-said-enemy }
ted-option-choose-nearest = { CARD($target) }
ted-option-choose-rewards = { ted-said-enemy }
ted-option-choose-spell-damage = { ted-said-enemy }
ted-option-choose-horn = { ted-said-enemy }
ted-option-choose-summon = { CARD($target) }
ted-option-choose-heal-boss = Marker { $marker }
ted-option-stop-push = Leave it here
ted-option-stop-horn = Move nobody else
ted-option-assign = { ted-said-damage } to marker { $marker }
    .group = Damage to a marker…
    .short = { ted-said-damage } to marker { $marker }
ted-option-reward =
    { $goblin ->
        [stabby] { $number ->
            [1] Discover 1 loot
           *[2] Gain 3 health
        }
        [pokey] { $number ->
            [1] Discover 1 loot
           *[2] Reveal 1 card anywhere
        }
        [shooty] { $number ->
            [1] Discover 1 loot
           *[2] Gain 5 focus
        }
       *[boomy] { $number ->
            [1] Discover 1 loot
           *[2] Discover 1 spell
        }
    }
ted-option-pass-reward = Take no reward
ted-option-pass-enemy-phase = Let them act

## Cards

ted-option-discover =
    { $what ->
        [loot] Discover loot
       *[spell] Discover a spell
    }
ted-option-draw =
    { $what ->
        [loot] Draw from the loot deck
       *[spell] Draw from the spell deck
    }
ted-option-take = Take { CARD($card) } from the row
    .group = Take from the row…
    .short = { CARD($card) }
ted-option-equip =
    { $instead ->
        [none] Equip { CARD($card) } ({ ted-said-slot })
       *[other] Equip { CARD($card) } in place of { CARD($instead) }
    }
ted-option-put-in-row = Put { CARD($card) } into the row
ted-option-pass-discover = Discover nothing
ted-option-pass-draw = Take nothing
ted-option-pass-pick-up = Pick up nothing
ted-option-pass-reveal = Reveal nothing more

## Parts of the above

ted-said-enemy =
    { $number ->
        [0] { CARD($target) }
       *[other] { CARD($target) } ({ $number })
    }
ted-said-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
ted-said-damage = { $damage } damage
ted-said-slot =
    { $slot ->
        [left] left hand
        [right] right hand
        [garb] garb
        [trinket] trinket
        [trinket2] second trinket
        [spell] spell
       *[spell2] second spell
    }

## What would happen

ted-effect-fix =
    { $success ->
        [true] { $damage ->
            [0] Success{ ted-effect-icons }
           *[other] Hit: { $damage } damage{ ted-effect-icons }
        }
       *[false] Not enough
    }
ted-effect-icons =
    { $focus ->
        [0] { $health ->
            [0] { "" }
           *[other] , { $health } health from unused dice
        }
       *[other] { $health ->
            [0] , { $focus } focus from unused dice
           *[other] , { $focus } focus and { $health } health from unused dice
        }
    }
