# Options in words; facts are the parts of the option, and what `shown/offers.py` adds.

## Setting up and the room

df-option-choose-hero = Play { CARD($hero) }
    .group = Play…
    .short = { CARD($hero) }
df-option-choose-leader = { CARD($hero) } leads
    .group = The leader is…
    .short = { CARD($hero) }
df-option-choose-room = Enter { CARD($room) }
    .group = Enter…
    .short = { CARD($room) }
df-option-give-to = To { CARD($hero) }
    .group = To…
    .short = { CARD($hero) }
df-option-fight = Fight
df-option-flee = Flee

## Dice and throws

df-option-take-die = Take { df-die }
    .group = Take…
    .short = { df-die.title }
df-option-recover = Recover the coloured dice
df-option-declare =
    { $weapons ->
        [none] { $roundhouse ->
            [true] A roundhouse, no weapon
           *[false] No weapon
        }
       *[other] { $roundhouse ->
            [true] { CARDS($weapons) }, with a roundhouse
           *[false] { CARDS($weapons) }
        }
    }
df-option-by-hand = By hand, at the table
df-option-simulate = Let the computer do it
df-option-toss = { df-hand }
df-option-confirm = Yes, like this
df-option-correct = No, otherwise
df-option-leave-overlay = Leave it there
df-option-flip-again = Flip it again

## What came of it

df-option-choose-cube = Cube { $number }: { df-said-place }{ $symbol ->
        [eye] , with the eye
       *[other] { "" }
    }
df-option-repeat =
    { $by ->
        [careless] Throw again: the monster is careless
       *[other] Throw again: { CARD($by) }
    }
df-option-activate = { CARD($skill) }
df-option-use-upgrade = Use the upgrade: { CARD($skill) }
df-option-use-token = Add both sections: the swashbuckler token
df-option-heal-hero = { CARD($hero) }
df-option-play-card =
    { $hero ->
        [none] Use { CARD($card) }
       *[other] Use { CARD($card) } for { CARD($hero) }
    }
    .group = Use…
    .short =
        { $hero ->
            [none] { CARD($card) }
           *[other] { CARD($card) } for { CARD($hero) }
        }

## Rest and market

df-option-take-scar =
    { $colour ->
        [red] Over the red skill: { CARD($skill) }
        [green] Over the green skill: { CARD($skill) }
       *[blue] Over the blue skill: { CARD($skill) }
    }
df-option-give = Give { CARD($card) } to { CARD($to) }
    .group = Give…
    .short = { CARD($card) } to { CARD($to) }
df-option-swap = Swap { CARD($card) } for { CARD($other) } ({ CARD($to) })
    .group = Swap…
    .short = { CARD($card) } for { CARD($other) } ({ CARD($to) })
df-option-discard = Throw away { CARD($card) }
    .group = Throw away…
    .short = { CARD($card) }
df-option-agree = Take it
df-option-decline = No, thanks
df-option-buy =
    { $hero ->
        [none] Buy { CARD($card) } for the party ({ df-said-price })
       *[other] Buy { CARD($card) } for { CARD($hero) } ({ df-said-price })
    }
    .group = Buy…
    .short =
        { $hero ->
            [none] { CARD($card) }, { df-said-price }, for the party
           *[other] { CARD($card) }, { df-said-price }, for { CARD($hero) }
        }
df-said-price =
    { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
df-option-buy-healing = Heal every hero by 1 (1 coin)
df-option-buy-die = Buy a white die (2 coins)
df-option-end-shopping = Leave the stall
df-option-place-upgrade =
    { $colour ->
        [red] The red skill: { CARD($skill) }
        [green] The green skill: { CARD($skill) }
       *[blue] The blue skill: { CARD($skill) }
    }

## Passing

df-option-pass-cards = Use nothing
df-option-pass-repeat = Let the throw stand
df-option-pass-skill = Activate nothing
df-option-pass-upgraded = Keep the upgrade
df-option-pass-pass-on = Go on

## What it would do

df-effect-end-shopping = Cards not bought go back to the box; { $coins ->
        [0] no coins stay
        [one] 1 coin stays
       *[other] { $coins } coins stay
    } in the chest
df-effect-room = Market symbols after this fight: { $symbols }
df-effect-flee = Every hero loses { $level } life; another monster comes
df-effect-die =
    { $skill ->
        [none] In the ring of 5: { $plain } damage
       *[other] In the ring of 5: { $plain } damage, { $eye } with the eye ({ CARD($skill) })
    }
df-effect-recover =
    { $stunned ->
        [0] Nobody is stunned by it
        [one] { $stunned } hero is stunned by it
       *[other] { $stunned } heroes are stunned by it
    }
df-effect-weapons = +{ $bonus } damage on a hit; the throw needs: { CARDS($techniques) }
df-said-place =
    { $place ->
        [section] on the target
        [overlay] on an overlay
        [hole] in a hole
        [overlay_hole] in the opening of an overlay
        [margin] on the margin
        [bones] on a bone
        [wall] on the wall
        [table] on the table
        [off_table] off the table
       *[other] on another die
    }

## How long to go on using nothing

df-lasting-calm = Not until it hurts
df-lasting-fight = Not in this fight
