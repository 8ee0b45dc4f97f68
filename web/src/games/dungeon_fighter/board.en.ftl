# The board of Dungeon Fighter.

# Looking around in the arena.
df-board-looking = View
df-board-look =
    { $way ->
        [left] Walk round to the left
        [right] Walk round to the right
        [nearer] Closer
        [farther] Farther away
        [above] From above
       *[usual] Usual view
    }
df-board-dark = Eyes closed. Throw within { $left ->
        [one] one second
       *[other] { $left } seconds
    }.

# The hand.
df-board-practice = Practice: roughly how it would fly. Nothing counts.
df-board-practise = Practise
df-board-do =
    { $technique ->
        [waterfall] Drag the plate into place, then drag the die on it upwards: that tilts it.
        [pond] Drag the pond to where the die shall bounce.
        [wall] Drag the ice wall along the rim; the die must touch it.
        [launcher] Swipe upwards from the card: the faster, the farther.
        [bump] Drag the fist down and let go at the very moment it strikes.
        [floe] Drag the floe to where the die shall bounce.
        [header] Wait until the die is steady on the head, then nod with a short swipe upwards.
        [under_table] The hand is below the table: throw up over the rim.
        [weak_hand] The wrong hand: left is right, and it trembles.
        [secret_x] Crossed wrists: the die goes to the other side. Two fingers steer one wrist each.
        [low_profile] Eyes at the table: judge by what stands up.
        [blind] Eyes closed as soon as you take the die; be quick.
        [airborne] Aim, jump (Space or a second finger), and let go in the air.
        [prayer] Aim, hold both palms (F and J, or two fingers), then open them together.
        [roundhouse] Aim, spin (Space or a second finger), and let go just after the full turn.
        [flip] Swipe upwards to flip the overlay like a coin.
       *[none] Pull back from the die, aim, and let go. It must bounce off the table first.
    }
df-board-press =
    { $stage ->
        [start] Throw
        [aim] Stop the arrow
        [power] Stop the power
        [turn] Spin!
        [hop] Jump!
        [tilt] Tilt
        [stop] Hold it there
        [fist] Swing the fist
        [strike] Open it!
        [palms] Open a palm
        [palm] And the other!
       *[throw] Let go!
    }
df-board-cancel = Put it back
df-board-speed = { $speed } m/s
df-board-palm =
    { $palm ->
        [left] Left palm (F)
       *[right] Right palm (J)
    }
df-board-fine = Grip
df-board-slider =
    { $name ->
        [height] Height (cm)
        [distance] Distance (cm)
        [rise] Up or down (°)
        [roll] Topspin
        [whirl] Side spin
        [aside] Turned aside (°)
       *[lateral] Die aside (cm)
    }
df-board-helped = I cannot time presses: let chance decide

# What lies beside the arena.
df-board-ahead = What a throw would deal
df-board-section = Section
df-board-plain = Without the eye
df-board-eye = With the eye
df-board-miss = Miss
df-board-costs = you take { $n }
df-board-destroys = dead
df-board-type =
    { $type ->
        [beast] beast
        [humanoid] humanoid
        [undead] undead
       *[magical] magical
    }
df-board-claw = { $n } damage for a miss
df-board-demands = Every throw must use
df-board-pool = Dice to throw
df-board-die =
    { $kind ->
        [red] Red die
        [green] Green die
        [blue] Blue die
        [white] White dice: { $count }
        [snow] Snow die
       *[water] Water cubes
    }{ $state ->
        [thrown] , thrown
        [spent] , spent
       *[available] {""}
    }{ $skill ->
        [none] {""}
       *[other] ; the eye: { $skill }{ $blocked ->
            [true] , blocked by a scar
           *[false] {""}
        }
    }
df-board-heroes = Heroes
df-board-skill = { $skill }, { $colour ->
        [red] red
        [green] green
       *[blue] blue
    }{ $scar ->
        [true] , covered by a scar
       *[false] {""}
    }{ $upgrade ->
        [ready] , upgraded
        [used] , upgrade used
       *[other] {""}
    }
df-board-slot =
    { $kind ->
        [weapon] Free slot: weapon
        [armour] Free slot: armour
       *[curiosity] Free slot: curiosity
    }

# Moments.
df-board-hit = { $value }!
df-board-ultra = Ultra-critical hit!
df-board-market = Market
df-board-end =
    { $won ->
        [true] Victory!
       *[false] Defeat
    }

# What a real die did.
df-board-report = What happened on the table?
df-board-target = Tap where the die lies; on a line, tap every section it touches
df-board-part = Section { $value }, at { $hour } o'clock
df-board-hole =
    { $hole ->
        [hole_ne] Hole, upper right
        [hole_nw] Hole, upper left
        [hole_sw] Hole, lower left
       *[hole_se] Hole, lower right
    }
df-board-bounced = Did it bounce off the table first?
df-board-yes = Yes
df-board-no = No
df-board-lies = Where does it lie? Tap the target, or:
df-board-place =
    { $lies ->
        [hole] in a hole
        [margin] on the margin
        [bones] on a bone
        [wall] on the ice wall
       *[off] off the target
    }
df-board-opening = { $overlay }: in the opening
df-board-most = Where are most of its corners?
df-board-equal = equal
df-board-shows = What does it show?
df-board-symbol =
    { $symbol ->
        [eye] the eye
        [deep_snow] deep snow
       *[blank] nothing
    }
df-board-performed = Done properly
df-board-touched = Icebergs touched
df-board-missing =
    { $what ->
        [bounced] Say whether it bounced off the table.
        [lies] Say where it lies.
       *[symbol] Say what it shows.
    }
df-board-whole =
    { $final ->
        [true] All there.
       *[false] All there. The leader confirms it.
    }
df-board-send = That is what happened
df-board-flip-failed = How often did the overlay touch the table?
df-board-fewer = One less
df-board-more = One more
df-board-under = Dice under it:
df-board-flip-lies = Now it lies on the target

# What was reported, as the leader reads it.
df-board-said-sections =
    { $line ->
        [true] On a line: { $values }{ $most ->
            [none] , corners equal
           *[other] , most corners in { $most }
        }
       *[false] In a { $values }
    }
df-board-said-bounced =
    { $bounced ->
        [true] Bounced off the table first
       *[false] Did not bounce off the table first
    }
df-board-said-symbol =
    { $symbol ->
        [eye] Shows the eye
        [deep_snow] Shows deep snow
       *[blank] Shows nothing
    }
df-board-said-technique = { $technique }: { $done ->
        [true] done properly
       *[false] not done
    }
df-board-said-iceberg = Touched the iceberg: { $hole }

# The end.
df-board-course = Fight after fight
df-board-thrown = { $throws ->
        [one] one throw
       *[other] { $throws } throws
    }, { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }
df-board-lost = { $n } life lost
df-board-why-won = { $monster } fell after { $throws ->
        [one] a single throw
       *[other] { $throws } throws
    }, in fight { $fights }.
df-board-why-stunned = Everybody lay stunned before { $monster }, in fight { $fights }.
df-board-why-dice = The dice ran out while { $monster } still stood.
