# What has happened, one sentence for each event.

## Setting up and rounds

df-log-hero-chosen =
    { YOU($seat) ->
        [true] You are { CARD($hero) }.
       *[false] { PLAYER($seat) } is { CARD($hero) }.
    }
df-log-leader-chosen = { CARD($hero) } is the leader.
df-log-table-set =
    { $difficulty ->
        [hard] Hard difficulty. In the chest: coins { $coins }, white dice { $white_dice }.
        [infernal] Infernal difficulty. In the chest: coins { $coins }, white dice { $white_dice }.
       *[normal] Normal difficulty. In the chest: coins { $coins }, white dice { $white_dice }.
    }
df-log-round-began = Round { $round }.
df-log-rooms-drawn =
    { YOU($seat) ->
        [true] { $rooms ->
            [none] You look at the next rooms.
           *[other] You look at the next rooms: { CARDS($rooms) }.
        }
       *[false] { $rooms ->
            [none] { CARD($hero) } ({ PLAYER($seat) }) looks at the next rooms in secret.
           *[other] { CARD($hero) } ({ PLAYER($seat) }) looks at the next rooms: { CARDS($rooms) }.
        }
    }
df-log-room-entered = You enter a room: { CARD($room) }.
df-log-rooms-shuffled =
    { $count ->
        [one] { $count } discarded room is shuffled into the dungeon deck.
       *[other] { $count } discarded rooms are shuffled into the dungeon deck.
    }
df-log-room-laid-aside =
    { $symbols ->
        [one] { CARD($room) } lies behind you. So far: { $symbols } market symbol.
       *[other] { CARD($room) } lies behind you. So far: { $symbols } market symbols.
    }

## The chest and the cards

df-log-coins-gained =
    { $source ->
        [overkill] Overkill! Coins for the chest: { $amount } (now { $coins }).
       *[other] Coins for the chest: { $amount } (now { $coins }), from { CARD($source) }.
    }
df-log-coins-paid =
    { $source ->
        [healing] Coins paid for healing: { $amount } ({ $coins } left).
        [white] Coins paid for a white die: { $amount } ({ $coins } left).
       *[other] Coins paid for { CARD($source) }: { $amount } ({ $coins } left).
    }
df-log-white-dice-gained = White dice for the chest: { $amount } (now { $white_dice }).
df-log-special-die-gained =
    { $die ->
        [water] The water cubes are yours for this fight.
       *[snow] The snow die is yours for this fight.
    }
df-log-card-turned-up = Found for free: { CARD($card) }.
df-log-card-received = { CARD($hero) } gets a card: { CARD($card) }.
df-log-rarity-received = A rarity lies beside the chest: { CARD($card) }.
df-log-card-boxed = Into the box: { CARD($card) }.
df-log-card-played =
    { $target ->
        [none] { CARD($hero) } uses { CARD($card) }.
       *[other] { CARD($hero) } uses { CARD($card) }, for { CARD($target) }.
    }
df-log-card-passed = { CARD($hero) } gives { CARD($card) } to { CARD($to) }.
df-log-offer-declined = { CARD($hero) } does not want { CARD($card) }.

## Heroes

df-log-hero-healed =
    { $amount ->
        [one] { CARD($hero) } regains { $amount } life point (now { $life }).
       *[other] { CARD($hero) } regains { $amount } life points (now { $life }).
    }
df-log-hero-hurt =
    { $cause ->
        [recovery] Recovery: { CARD($hero) } takes { $amount } damage ({ $life } left).
        [flight] Shame: { CARD($hero) } takes { $amount } damage ({ $life } left).
        [flip] A bad flip: { CARD($hero) } takes { $amount } damage ({ $life } left).
       *[other] { CARD($hero) } takes { $amount } damage from { CARD($cause) } ({ $life } left).
    }
df-log-hero-stunned = { CARD($hero) } is stunned.
df-log-hero-revived =
    { $life ->
        [one] { CARD($hero) } stands up again, with { $life } life point.
       *[other] { CARD($hero) } stands up again, with { $life } life points.
    }
df-log-damage-prevented = { CARD($source) }: { CARD($hero) } is spared { $amount } damage.
df-log-scar-taken =
    { $colour ->
        [red] { CARD($hero) } gets a scar, on red.
        [green] { CARD($hero) } gets a scar, on green.
       *[blue] { CARD($hero) } gets a scar, on blue.
    }
df-log-hero-died = { CARD($hero) } is dead as dead can be.
df-log-experience-gained = { CARD($hero) } learns something (experience: { $experience }).
df-log-upgrade-placed =
    { $colour ->
        [red] { CARD($hero) } upgrades the red skill.
        [green] { CARD($hero) } upgrades the green skill.
       *[blue] { CARD($hero) } upgrades the blue skill.
    }
df-log-upgrades-ready = { CARD($hero) } can use every upgrade again.

## The monster

df-log-monster-appeared = Out of the shadow: { CARD($monster) }. Life: { $life }, reward: { $gold }.
df-log-monsters-shuffled =
    { $count ->
        [one] { $count } beaten monster comes back.
       *[other] { $count } beaten monsters come back.
    }
df-log-big-bad-appeared = The big bad: { CARD($big_bad) }. Life: { $life }.
df-log-monster-hurt = The monster takes { $damage } damage (life: { $life }).
df-log-monster-halved = The weak point! The monster's life is halved: { $life }.
df-log-monster-destroyed = Ultra-critical hit! { CARD($hero) } destroys the monster.
df-log-monster-defeated = { CARD($hero) } deals the last blow to { CARD($monster) }.
df-log-requirement-added = The monster goes crazier: from now on every throw needs { CARD($technique) }.
df-log-monster-fled = You take to your heels before { CARD($monster) }.
df-log-flight-refused = { CARD($hero) } will not flee.

## The target

df-log-icebergs-placed =
    { COUNT($holes) ->
        [one] An iceberg stands in a hole.
       *[other] Icebergs stand in the holes: { COUNT($holes) }.
    }
df-log-icebergs-touched =
    { COUNT($holes) ->
        [one] An iceberg is touched and goes.
       *[other] Icebergs touched, and gone: { COUNT($holes) }.
    }
df-log-overlay-landed = { CARD($hero) } flips { CARD($overlay) } onto the target.
df-log-flip-failed =
    { $touched ->
        [true] { CARD($hero) } flips { CARD($overlay) }: it touches the table.
       *[false] { CARD($hero) } flips { CARD($overlay) }: it hardly turns.
    }
df-log-dice-taken-off =
    { COUNT($dice) ->
        [one] A die is taken off the target.
       *[other] Dice taken off the target: { COUNT($dice) }.
    }
df-log-overlay-removed = Off the target: { CARD($overlay) }.
df-log-target-cleared = The target is cleared.

## Turns and throws

df-log-turn-began = It is the turn of { CARD($hero) }.
df-log-die-taken = { CARD($hero) } takes { df-die }.
df-log-dice-recovered = { CARD($hero) } recovers the coloured dice.
df-log-throw-declared =
    { $weapons ->
        [none] { $techniques ->
            [none] { CARD($hero) } throws.
           *[other] { CARD($hero) } throws: { CARDS($techniques) }.
        }
       *[other] { $techniques ->
            [none] { CARD($hero) } throws with { CARDS($weapons) }.
           *[other] { CARD($hero) } throws with { CARDS($weapons) }: { CARDS($techniques) }.
        }
    }
df-log-throw-helped = Chance picks the moment for { CARD($hero) }: { CARDS($techniques) }.
df-log-die-landed = { df-die.title }: { df-lies }, { df-symbol }.
df-log-cube-chosen = { CARD($hero) } picks a water cube.
df-log-throw-ignored =
    { $by ->
        [careless] The monster is careless: { CARD($hero) } throws again.
       *[other] { CARD($by) }: { CARD($hero) } throws again.
    }
df-log-throw-hit =
    { $section ->
        [bullseye] { CARD($hero) } hits the bullseye!
        [permafrost_1] { CARD($hero) } hits permafrost.
        [permafrost_2] { CARD($hero) } hits permafrost.
        [weak_point] { CARD($hero) } hits the weak point!
       *[other] { $value ->
            [1] { CARD($hero) } hits a 1.
            [2] { CARD($hero) } hits a 2.
            [3] { CARD($hero) } hits a 3.
            [4] { CARD($hero) } hits a 4.
           *[5] { CARD($hero) } hits a 5.
        }
    }
df-log-throw-missed = { CARD($hero) } misses: { df-reason }.
df-log-skill-activated = { CARD($hero) } activates a skill: { CARD($skill) }.
df-log-upgrade-used = { CARD($hero) } activates a skill by its upgrade: { CARD($skill) }.
df-log-skill-failed = Without effect this time: { CARD($skill) } ({ CARD($hero) }).
df-log-skill-declined = { CARD($hero) } would rather learn than use the eye.
df-log-token-placed =
    { $token ->
        [bully] The swashbuckler token lies on the monster ({ CARD($hero) }).
       *[catchy_tune] A catchy tune plays ({ CARD($hero) }).
    }
df-log-token-used = { CARD($hero) } uses the swashbuckler token: both sections count.

## Rest, market, end

df-log-overkill-rewarded = Overkill: the monster would be at { $life }.
df-log-market-opened =
    { $cards ->
        [none] Market { $market } of 3: nothing is on sale.
       *[other] Market { $market } of 3. On sale: { CARDS($cards) }.
    }
df-log-card-bought =
    { $hero ->
        [none] Bought for the party: { CARD($card) } (price { $price }).
       *[other] Bought for { CARD($hero) }: { CARD($card) } (price { $price }).
    }
df-log-market-closed = The stall is closed.
df-log-game-ended =
    { $won ->
        [true] The big bad is beaten. Glory: { $glory }. Sing of them: { CARD($title) }.
       *[false] The party is beaten. Next time, perhaps.
    }
