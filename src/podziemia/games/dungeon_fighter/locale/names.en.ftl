# Names of the game, its table options, its words and its numbers.

df-name = Dungeon Fighter
df-title = { df-name }
df-pitch = Bounce dice off the table onto a target, in ever sillier ways, and throw your way together through a frozen dungeon to its big bad.
df-kind = cooperative dice-throwing adventure
df-quick-alone =
    .about = You lead two heroes.
df-quick-bots =
    { $others ->
        [one] With a bot
       *[other] With { $others } bots
    }
df-quick-screen =
    .about = You throw in turns on one device; nothing is hidden.

## Table options

df-switch-throws = Throws
    .about = The dice fly on the computer, or you throw real dice at a real target and enter what they did.
df-switch-difficulty = Difficulty
    .about = Hard monsters have 2 more life points, infernal ones 4. The harder it is, the more glory there is to win.
df-switch-ballads = Ballads and promotions
    .about = Heroes learn from last blows and from eyes they do not use, and upgrade skills. Markets are a little further apart.
df-switch-hero-choice = Choosing heroes
    .about = Everybody chooses a hero, or gets one by lot.
df-switch-first-leader = First leader
    .about = Drawn by lot, or chosen by the first seat.
df-switch-throw-limit = Throws at most
    .about = A match that takes more throws and flips than this is lost. It nearly always ends long before.

df-choice-physics = dice that fly
df-choice-table = real dice
df-choice-sampled = drawn
df-choice-normal = normal
df-choice-hard = hard
df-choice-infernal = infernal
df-choice-choice = free choice
df-choice-drawn = by lot
df-choice-chosen = chosen

## Kinds of things

df-monster-type =
    { $type ->
        [beast] beast
        [humanoid] humanoid
        [undead] undead
       *[magical] magical
    }
df-monster-level =
    { $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] { "–" }
    }
df-hand =
    { $skill ->
        [sure_hand] Sure hand
        [average] Average
        [clumsy] Clumsy
       *[hopeless] All thumbs
    }

## Dice: what is thrown, what is taken, what lies there

df-die =
    { $die ->
        [red] the red die
        [green] the green die
        [blue] the blue die
        [snow] the snow die
        [water] the water cubes
       *[white] a white die
    }
    .title =
        { $die ->
            [red] Red die
            [green] Green die
            [blue] Blue die
            [snow] Snow die
            [water] Water cubes
           *[white] White die
        }
    .thrown =
        { $die ->
            [red] the red die
            [green] the green die
            [blue] the blue die
            [snow] the snow die
            [water] the water cubes
           *[white] a white die
        }
df-lies =
    { $resting_on ->
        [section] on the target
        [overlay] on an overlay
        [hole] in a hole
        [overlay_hole] in the opening of permafrost
        [margin] on the margin
        [bones] on the bones
        [wall] on the ice wall
        [other_die] on another die
       *[table] off the target
    }
df-symbol =
    { $symbol ->
        [eye] an eye
        [deep_snow] deep snow
       *[blank] no eye
    }
df-reason =
    { $reason ->
        [no_bounce] no bounce off the table before the target
        [technique] { CARD($technique) } was not performed
        [wall] the die lies on the ice wall
        [hole] the die lies in a hole
        [overlay_hole] the die lies in the opening of permafrost
        [margin] the die lies on the margin
        [bones] the die lies on the bones
       *[off] the die lies off the target
    }
