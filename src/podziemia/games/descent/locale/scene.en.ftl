# What lies on the table.

dj-scene-title =
    { $round ->
        [0] Descent · setup
       *[other] Descent · round { $round }
    }
dj-scene-summary =
    { $round ->
        [0] Setup
       *[other] Round { $round } · conquest tokens { $conquest } · areas seen { $seen } of { $areas }
    }
dj-scene-card = { CARD($card) }
dj-scene-told = { dj-said-quest }

## The map

dj-scene-map = The dungeon
dj-scene-square-floor = floor
dj-scene-square-pit = pit
dj-scene-square-water = water
dj-scene-square-rubble = rubble
dj-scene-square-buried = buried for good
dj-scene-edge-wall = wall
dj-scene-edge-door = closed door
dj-scene-edge-open = open door
dj-scene-edge-unknown = door nobody has seen yet
dj-scene-edge-red = red rune-locked door
dj-scene-edge-blue = blue rune-locked door
dj-scene-edge-yellow = yellow rune-locked door
dj-scene-layer-fog = nobody has been here
dj-scene-layer-reach = within reach
dj-scene-layer-cover = the monster can come here
dj-scene-layer-sight = in sight
dj-scene-layer-aim = distance { $distance }
dj-scene-layer-hidden =
    { $why ->
        [wall] out of sight: a wall or a closed door is in the way
        [figures] out of sight: somebody or rubble is in the way
       *[dark] out of sight: too far in the wind, or outside the pit
    }
dj-scene-layer-blocked = blocks the line of sight
dj-scene-layer-spawn = out of the heroes' sight
dj-scene-layer-attack = covered by the attack
dj-scene-stairs = Stairs ({ $color ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
        [white] white
       *[other] { $color }
    })
dj-scene-waiting =
    { $heroes ->
        [3] Waiting unseen: { CARD($card) }, from three heroes on
        [4] Waiting unseen: { CARD($card) }, with four heroes
       *[other] Waiting unseen: { CARD($card) }
    }
dj-scene-token-chest =
    { $name ->
        [copper] Copper chest
        [silver] Silver chest
       *[gold] Gold chest
    }{ $number ->
        [0] { "" }
       *[other] , number { $number }
    }
dj-scene-token-coins = Coins
dj-scene-token-key =
    { $name ->
        [red] Red rune key
        [blue] Blue rune key
       *[yellow] Yellow rune key
    }
dj-scene-token-glyph =
    { $name ->
        [active] Active glyph
       *[inactive] Inactive glyph
    }

## Heroes

dj-scene-hero =
    { $own ->
        [true] { CARD($hero) }
       *[false] { CARD($hero) } ({ PLAYER($seat) })
    }
dj-scene-wounds = Wounds
dj-scene-fatigue = Fatigue
dj-scene-equipped = Sheet, skills and equipment
dj-scene-pack = Pack
dj-scene-tokens = Tokens
dj-scene-order-aim = Order: Aim
dj-scene-order-dodge = Order: Dodge
dj-scene-order-guard = Order: Guard
dj-scene-order-rest = Order: Rest
dj-scene-effect-burn = Burn
dj-scene-effect-web = Web
dj-scene-effect-stun = Stun
dj-scene-effect-poison = Poison
dj-scene-effect-monkey = Turned into a monkey
dj-scene-away-town = In town
dj-scene-away-out = Have left the dungeon
dj-scene-away-nowhere = Not placed yet
dj-scene-conquest = Conquest tokens
dj-scene-offered = Heroes to choose among
dj-scene-draft = Skills to choose among

## The overlord

dj-scene-overlord =
    { $own ->
        [true] You, the overlord
       *[false] The overlord
    }
dj-scene-threat = Threat
dj-scene-deck = Overlord deck
dj-scene-hand = Overlord's hand
dj-scene-cards = Cards
dj-scene-powers = Power cards in play
dj-scene-discard = Discard pile

## The attack

dj-scene-attack =
    { $missed ->
        [true] { CARD($attacker) } attacks and misses
       *[false] { $rolled ->
            [true] { CARD($attacker) } attacks: damage so far { $damage }
           *[false] { CARD($attacker) } attacks
        }
    }
dj-scene-dice = Dice
dj-scene-worth = So far
dj-scene-odds = { CARD($piece) }: hit { $hit }%, kill { $kill }%, wounds on average { $wounds }.{ $tenths }

## The market

dj-scene-shop = Market
dj-scene-market-copper = Random copper treasure
dj-scene-market-silver = Random silver treasure
dj-scene-market-gold = Random gold treasure
dj-scene-market-fighting = Random fighting skill
dj-scene-market-subterfuge = Random subterfuge skill
dj-scene-market-wizardry = Random wizardry skill
dj-scene-market-melee = Training: melee
dj-scene-market-ranged = Training: ranged
dj-scene-market-magic = Training: magic

## Numbers

dj-stat-wounds = wounds left
dj-stat-fatigue = fatigue
dj-stat-armor = armor
dj-stat-armor-melee = armor against Melee
dj-stat-armor-ranged = armor against Ranged
dj-stat-armor-magic = armor against Magic
dj-stat-speed = speed
dj-stat-melee = melee
dj-stat-ranged = ranged
dj-stat-magic = magic
dj-stat-coins = coins
    .sign = .
dj-stat-conquest = conquest
dj-stat-copies = copies
dj-stat-price = price
dj-stat-income = a turn
dj-stat-loses = would lose
dj-stat-cards = cards
dj-stat-cost = cost
dj-stat-value = threat value
dj-stat-threat = threat
dj-stat-damage = damage
dj-stat-range = range
dj-stat-surges = surges
dj-stat-enhancements = enhancements
dj-stat-sorcery = Sorcery
dj-stat-pierce = Pierce
dj-stat-burn = burn
    .sign = *
dj-stat-web = web
    .sign = { "#" }
dj-stat-stun = stun
    .sign = !
dj-stat-poison = poison
    .sign = ;
dj-stat-monkey = monkey
    .sign = m
dj-stat-bound = bound
    .sign = &
dj-stat-asleep = asleep
    .sign = z
dj-stat-done = has acted
    .sign = -
dj-stat-order-aim = Aim
    .sign = a
dj-stat-order-dodge = Dodge
    .sign = d
dj-stat-order-guard = Guard
    .sign = g
dj-stat-order-rest = Rest
    .sign = r
dj-stat-chest = chest
    .sign = $
dj-stat-potion = potion
    .sign = { "\"" }
dj-stat-relic = relic
    .sign = *
dj-stat-key = rune key
    .sign = %
dj-stat-encounter = encounter
    .sign = ?
dj-stat-glyph-active = active glyph
    .sign = !
dj-stat-glyph-inactive = inactive glyph
    .sign = :
dj-stat-stairs = stairs
    .sign = =
dj-stat-exit = way out
    .sign = >
dj-stat-waiting = waiting unseen
    .sign = @

## States

dj-state-active = acts now
dj-state-done = has acted
dj-state-town = in town
dj-state-left = has left
dj-state-used = exhausted
dj-state-dear = too expensive
dj-state-picked = will be rolled again

## Scores

dj-score-conquest = Conquest tokens left
dj-score-rounds = Rounds

## Dice looked up

dj-card-face = Face of a die
