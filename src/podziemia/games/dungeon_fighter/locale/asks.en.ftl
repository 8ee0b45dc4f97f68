# What a player is asked, one message for each question.

## Setting up and the room

df-ask-choose-hero = Choose hero { $number } of { $heroes }.
df-ask-choose-leader = Who leads first?
df-ask-choose-room = Choose the next room. Only you see these two, and nobody will ever see the other.
df-ask-give-to = Who gets { CARD($card) }?
df-ask-flee = Room and monster together ask a lot. Run for it, all of you, or fight?

## Dice and throws

df-ask-take-die = Which die do you take?
df-ask-no-dice = No dice left. Take a white one, or recover the coloured ones for { $level } damage to every hero?
df-ask-declare =
    { $repetition ->
        [0] Before you throw: which weapons do you use?
       *[other] Before you throw again: which weapons do you use?
    }
df-ask-how =
    { $what ->
        [permafrost_1] Who flips { CARD($what) }: you at the table, or the computer?
        [permafrost_2] Who flips { CARD($what) }: you at the table, or the computer?
        [weak_point] Who flips { CARD($what) }: you at the table, or the computer?
       *[other] Who throws: you at the table, or the computer?
    }
df-ask-throw =
    { $repetition ->
        [0] Throw { df-die.thrown }.
       *[other] Throw { df-die.thrown } again.
    }
df-ask-toss =
    { $repetition ->
        [0] How steady is the hand that throws { df-die.thrown }?
       *[other] How steady is the hand that throws { df-die.thrown } again?
    }
df-ask-landed = The die is in the air.
df-ask-report =
    { $die ->
        [water] What did this water cube do?
       *[other] What did the die do?
    }
df-ask-flip = Flip { CARD($overlay) } onto the target.
df-ask-flipped = It is in the air: { CARD($overlay) }.
df-ask-flip-report = How did the flip go? { CARD($overlay) }
df-ask-confirm =
    { $lies ->
        [none] { $failed ->
            [0] The overlay lay on the target at once. Is that right?
           *[other] Failed flips before the overlay lay on the target: { $failed }. Is that right?
        }
       *[other] { $bounced ->
            [true] The die bounced off the table and lies
           *[false] The die did not bounce off the table and lies
        } { $lies ->
            [section] in a { $values }
            [line] on a line between sections ({ $values })
            [hole] in a hole
            [margin] on the margin
            [bones] on a bone
            [overlay] on an overlay
            [overlay_hole] in the opening of an overlay
            [wall] on the wall
           *[other] beside the target
        }{ $symbol ->
            [eye] , with the eye
           *[other] { "" }
        }. Is that right?
    }
df-ask-overlay = It already lies on the target: { CARD($overlay) }. Leave it, or flip it again?

## What came of it

df-ask-cube = Which water cube counts?
df-ask-repeat = Take the throw back and throw again?
df-ask-skill =
    { $hit ->
        [true] An eye, and a hit. Which skill?
       *[false] An eye, and a miss. Which skill?
    }
df-ask-upgraded = No eye, but an upgrade. Use it?
df-ask-herbs =
    { $amount ->
        [one] Good herbs: who regains { $amount } life point?
       *[other] Good herbs: who regains { $amount } life points?
    }
df-ask-cards =
    { $window ->
        [W1] A turn begins. Use a card?
        [W2] Before the throw: use a card?
        [W4] The die lies. Use something?
        [W5] This is going to hurt. Use a card?
        [W6] The turn ends. Use a card?
       *[other] Use a card before you go on?
    }

## Rest and market

df-ask-scar = Where does the scar go? It costs 2 life points for good and blocks the skill of its colour.
df-ask-inherit = Who inherits { CARD($card) }?
df-ask-pass-on = You rest. Pass anything on?
df-ask-consent =
    { $other ->
        [none] { CARD($hero) } offers you { CARD($card) }.
       *[other] { CARD($hero) } offers you { CARD($card) } for { CARD($other) }.
    }
df-ask-market =
    { $coins ->
        [one] The stall is open. There is { $coins } coin in the chest.
       *[other] The stall is open. There are { $coins } coins in the chest.
    }
df-ask-upgrade = Enough experience: which skill is upgraded?
