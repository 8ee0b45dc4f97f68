# Options in words; dj-effect-… is what would happen, with today's numbers.

## Setup

dj-option-choose-hero = Lead { CARD($hero) }
    .group = Lead…
    .short = { CARD($hero) }
dj-option-exchange-skill = Exchange { CARD($card) }
    .group = Exchange…
    .short = { CARD($card) }
dj-option-pass-exchange = Keep all three
dj-option-choose-skill = { CARD($card) }
dj-option-put = { CARD($who) } to { $at }
    .group = To…
    .short = { $at }

## A hero's turn

dj-option-take-turn = { CARD($who) }
dj-option-swap-order = Exchange the order for { dj-said-order }
dj-option-pass-swap = Keep the order
dj-option-settle =
    { $effect ->
        [rest] Use the Rest order
        [keep_rest] Keep the Rest order
        [burn] Roll against the fire (burn tokens: { $count })
        [web] Roll against the web (web tokens: { $count })
        [stun] Shake off a stun (stun tokens: { $count })
       *[ability] Use the hero's own ability
    }
dj-option-exchange =
    { $lost ->
        [fatigue] Spend 1 fatigue, recover 1 wound
       *[wound] Lose 1 wound, recover 1 fatigue
    }
dj-option-pass-blood = Neither
dj-option-pass-restore = Use nothing
dj-option-declare = { dj-said-choice }
dj-option-redeclare = Change the action: { dj-said-choice }
    .group = Change the action…
    .short = { dj-said-choice }
dj-option-pass-declared = Use nothing
dj-option-exert = Spend 1 fatigue for a movement point
dj-option-end-turn = End the turn

## Moving

dj-option-walk = Step to { $at }
    .group = Step to…
    .short = { $at }
dj-option-climb-out = Climb out to { $at }
    .group = Climb out to…
    .short = { $at }
dj-option-leap = Jump to { $at }
    .group = Jump to…
    .short = { $at }
dj-option-take-stairs = Take the stairs
dj-option-stop-turn = End the movement here and look closer
dj-option-stop-familiar = Stay here
dj-option-stop-lead = Stay here
dj-option-stop-evade = Stay here
dj-option-go-to-town = Through the glyph to town
dj-option-return = Back to the glyph at { $at }
    .group = Back to the glyph at…
    .short = { $at }
dj-option-open-door = Open the door
dj-option-close-door = Close the door
dj-option-open-chest = Open the chest
dj-option-go-shopping = Go shopping
dj-option-rearrange = Change equipment
dj-option-leave-dungeon = Leave the dungeon for good
dj-option-accept = Do it
dj-option-pass-encounter = Leave it alone
dj-option-cut-loose = Cut { CARD($who) } loose
dj-option-nurse = Give { CARD($who) } a healing potion

## Attacks

dj-option-attack =
    { $weapon ->
        [none] Attack { CARD($who) } at { $at }
       *[other] Attack { CARD($who) } at { $at } with { dj-said-weapon }
    }
    .group =
        { $weapon ->
            [none] Attack…
           *[other] Attack with { dj-said-weapon }…
        }
    .short = { CARD($who) } ({ $at })
dj-option-attack-space =
    { $weapon ->
        [none] Attack a space
       *[other] Attack a space with { dj-said-weapon }
    }
dj-option-attack-around =
    { $weapon ->
        [none] Attack everybody within reach
       *[other] Attack everybody around with { dj-said-weapon }
    }
dj-option-target = The space { $at }
    .group = The space…
    .short = { $at }
dj-option-breathe = Attack with Breath
dj-option-breathe-at-wall =
    { $side ->
        [n] To the north, against the wall (place { $place })
        [w] To the west, against the wall (place { $place })
        [e] To the east, against the wall (place { $place })
       *[s] To the south, against the wall (place { $place })
    }
dj-option-lay-breath =
    { $side ->
        [n] To the north, from { $at } to { $end }
        [w] To the west, from { $at } to { $end }
        [e] To the east, from { $at } to { $end }
       *[s] To the south, from { $at } to { $end }
    }
dj-option-from = From { CARD($who) }
dj-option-use-blast =
    { $spaces ->
        [one] Blast, 1 space wide
       *[other] Blast, { $spaces } spaces wide
    }
dj-option-pass-blast = This space only
dj-option-use-aim = Aim
dj-option-pass-aim = Keep the Aim order
dj-option-pick-die = Reroll die { $number }: { CARD($face) }
    .group = Reroll…
    .short = die { $number }: { CARD($face) }
dj-option-done-reroll =
    { $picked ->
        [0] Keep all dice
        [one] Roll { $picked } die again
       *[other] Roll { $picked } dice again
    }
dj-option-spend-surges =
    { $surges ->
        [one] { $surges } surge: { dj-said-gains }
       *[other] { $surges } surges: { dj-said-gains }
    }
dj-option-pay-fear =
    { $surges ->
        [one] { $surges } surge against the Fear: { CARD($who) }
       *[other] { $surges } surges against the Fear: { CARD($who) }
    }
dj-option-enhance =
    { $to ->
        [range] Power enhancement: +1 range
       *[damage] Power enhancement: +1 damage
    }
dj-option-conjure =
    { $to ->
        [range] Sorcery: +1 range
       *[damage] Sorcery: +1 damage
    }
dj-option-fatigue-die =
    { $dice ->
        [one] 1 fatigue: { $dice } more power die
       *[other] 1 fatigue: { $dice } more power dice
    }
dj-option-done-spend = That is enough
dj-option-cancel-wounds =
    { $way ->
        [cloak] { CARD($card) }: a power die for every wound
        [ward] { CARD($card) }: 1 fatigue against 1 wound
       *[shield] { CARD($card) }: against { $amount ->
            [one] { $amount } wound
           *[other] { $amount } wounds
        }
    }
dj-option-pass-cancel = Take the wounds
dj-option-bury = { CARD($who) }
dj-option-throw = Throw { CARD($who) } to { $at }
    .group = Throw…
    .short = { CARD($who) } to { $at }
dj-option-pass-knockback = Leave it where it is
dj-option-pass-cleave = No more attacks
dj-option-pass-another-attack = No more attacks
dj-option-recover =
    { $what ->
        [wound] Recover 1 wound
       *[fatigue] Recover 1 fatigue
    }

## Orders

dj-option-place-order =
    { $own ->
        [true] Order: { dj-said-order }
       *[false] Order for { CARD($who) }: { dj-said-order }
    }
    .group = Order…
    .short =
        { $own ->
            [true] { dj-said-order }
           *[false] { CARD($who) }: { dj-said-order }
        }
dj-option-pass-guard = Let it happen
dj-option-pass-taunt = No taunt
dj-option-pass-lull = Do not play

## Things

dj-option-pick-up =
    { $token ->
        [coins] Pick up the coins
        [red] Pick up the red rune key
        [blue] Pick up the blue rune key
        [yellow] Pick up the yellow rune key
       *[other] Pick up { CARD($token) }
    }
dj-option-pass-pick-up = Leave it lying
dj-option-drop = Drop { CARD($card) }
    .group = Drop…
    .short = { CARD($card) }
dj-option-give = Give { CARD($card) } to { CARD($who) }
    .group = Give…
    .short = { CARD($card) } to { CARD($who) }
dj-option-give-pico = Hand Pico to { CARD($who) }
dj-option-put-down = Put down { CARD($card) }
dj-option-drink = Drink { CARD($card) }
    .group = Drink…
    .short = { CARD($card) }
dj-option-use =
    { $who ->
        [none] Use { CARD($card) }
       *[other] Use { CARD($card) } on { CARD($who) }
    }
    .group = Use…
    .short =
        { $who ->
            [none] { CARD($card) }
           *[other] { CARD($card) } on { CARD($who) }
        }
dj-option-equip = Equip { CARD($card) }
    .group = Equip…
    .short = { CARD($card) }
dj-option-pack = Pack { CARD($card) }
    .group = Pack…
    .short = { CARD($card) }
dj-option-done-arrange = Done
dj-option-buy = Buy { CARD($card) }
    .group = Buy…
    .short = { CARD($card) }
dj-option-buy-treasure =
    { $colour ->
        [copper] Buy a random copper treasure
        [silver] Buy a random silver treasure
       *[gold] Buy a random gold treasure
    }
dj-option-buy-skill =
    { $deck ->
        [fighting] Learn a random Fighting skill
        [subterfuge] Learn a random Subterfuge skill
       *[wizardry] Learn a random Wizardry skill
    }
dj-option-train = Train { dj-said-trait }
    .group = Train…
    .short = { dj-said-trait }
dj-option-sell = Sell { CARD($card) }
    .group = Sell…
    .short = { CARD($card) }
dj-option-done-shop = Done shopping

## The overlord

dj-option-play-card = Play { CARD($card) } ({ $cost } threat)
    .group = Play…
    .short = { CARD($card) } ({ $cost } threat)
dj-option-discard-card = Discard { CARD($card) } (+{ $value } threat)
    .group = Discard for threat…
    .short = { CARD($card) } (+{ $value })
dj-option-pass-opening = On to the monsters
dj-option-pass-aim-card = Play nothing
dj-option-pass-dodge-card = Play nothing
dj-option-pass-activation-card = Play nothing
dj-option-pass-space-trap = No trap here
dj-option-pass-door-trap = No trap here
dj-option-pass-chest-trap = No trap here
dj-option-bewitch = { CARD($who) }
dj-option-use-power = { CARD($card) }
dj-option-spawn = { CARD($card) }
dj-option-done-spawn = No more monsters
dj-option-relocate = { CARD($who) } at { $at }
dj-option-pass-relocate = None: nobody new comes
dj-option-place =
    { $end ->
        [none] { CARD($who) } to { $at }
       *[other] { CARD($who) } from { $at } to { $end }
    }
    .group = Place it…
    .short =
        { $end ->
            [none] { $at }
           *[other] { $at } to { $end }
        }
dj-option-upgrade = { CARD($who) } at { $at }
dj-option-pass-upgrade = No monster
dj-option-activate = { CARD($who) } at { $at }
    .group = Activate…
    .short = { CARD($who) } ({ $at })
dj-option-keep =
    { $half ->
        [move] Its movement
       *[attack] Its attack
    }
dj-option-shift =
    { $end ->
        [none] Step to { $at }
       *[other] Step onto { $at } to { $end }
    }
    .group = Step onto…
    .short =
        { $end ->
            [none] { $at }
           *[other] { $at } to { $end }
        }
dj-option-shove =
    { $end ->
        [none] { CARD($who) } to { $at }
       *[other] { CARD($who) } onto { $at } to { $end }
    }
    .group = Move it…
    .short =
        { $end ->
            [none] { $at }
           *[other] { $at } to { $end }
        }
dj-option-stop-activation = The monster is done
dj-option-rouse = Wake { CARD($who) }

## Parts of the above

dj-said-choice =
    { $action ->
        [run] Run
        [battle] Battle
        [advance] Advance
        [ready] { $half ->
            [move] Ready: move, place an order
            [attack] Ready: attack, place an order
           *[both] Ready: move, attack, place an order
        }
       *[stunned] { $half ->
            [move] Only move
            [attack] Only attack
           *[order] Only place an order
        }
    }
dj-said-gains =
    { $besides ->
        [none] { dj-said-bought }
        [damage] { dj-said-bought }, +{ $more } damage
        [range] { dj-said-bought }, +{ $more } range
       *[pierce] { dj-said-bought }, Pierce { $more }
    }
dj-said-bought =
    { $gain ->
        [damage] +{ $amount } damage
        [range] +{ $amount } range
        [pierce] Pierce { $amount }
        [blast] Blast { $amount }
        [knockback] Knockback
        [stun_token] one more stun token
        [burn_token] one more burn token
        [threat_loss] the overlord loses { dj-said-threat }
        [double_damage] double damage
       *[instant_kill] whoever is hit dies
    }

## Going on to pass

dj-lasting-steps = Until somebody attacks
dj-lasting-overlord = Not any more in the overlord's turn
dj-lasting-hero = Not any more in this hero's turn

## What would happen

dj-effect-odds = Hits { $hit }%, kills { $kill }%, on average { $wounds }.{ $tenths } wounds
dj-effect-result =
    { $why ->
        [miss] A miss face: the attack misses
        [range] { $short ->
            [one] Falls { $short } space short of { CARD($who) } and misses
           *[other] Falls { $short } spaces short of { CARD($who) } and misses
        }
        [fear] { $fear ->
            [one] Fear keeps { CARD($who) } safe: { $fear } surge is not paid
           *[other] Fear keeps { CARD($who) } safe: { $fear } surges are not paid
        }
       *[hit] { $dies ->
            [true] { CARD($who) } loses { dj-said-wounds } and dies
           *[false] { $wounds ->
                [0] { CARD($who) } loses nothing: the armor holds
               *[other] { CARD($who) } loses { dj-said-wounds }
            }
        }
    }
dj-effect-reaches =
    { $names ->
        [none] Reaches nobody
       *[other] Reaches { CARDS($names) }
    }
dj-effect-hurts =
    { $cause ->
        [aura] Costs { dj-said-wounds }: Aura
        [pit] Costs { dj-said-wounds }: a fall into the pit
       *[both] Costs { dj-said-wounds }: Aura and a fall into the pit
    }
dj-effect-unknown = Nobody has been there yet
dj-effect-shared = Only to pass through: somebody stands there
dj-effect-allows =
    { $order ->
        [true] Movement points: { $mp }, attacks: { $attacks }, an order
       *[false] Movement points: { $mp }, attacks: { $attacks }
    }
dj-effect-costs =
    { $fatigue ->
        [0] { dj-said-points }
       *[other] { $mp ->
            [0] { dj-said-fatigue-points }
           *[other] { dj-said-points }, { dj-said-fatigue-points }
        }
    }
dj-effect-heals =
    { $poison ->
        [0] { $wounds ->
            [0] Nothing to heal
           *[other] Recovers { dj-said-wounds } (then { $left })
        }
       *[other] Removes { $poison } poison, recovers { dj-said-wounds } (then { $left })
    }
dj-effect-rests =
    { $fatigue ->
        [0] No fatigue to recover
       *[other] Recovers { dj-said-fatigue-points }
    }
dj-effect-stunned =
    { $master ->
        [true] Stunned: it keeps its movement or its attack
       *[false] Stunned: it only shakes off a token
    }
dj-effect-threat = { $cost } threat
dj-effect-in-town = In town
dj-effect-idle =
    { $monsters ->
        [one] { $monsters } monster has not acted yet.
       *[other] { $monsters } monsters have not acted yet.
    }
dj-effect-unused =
    { $mp ->
        [0] { $attacks ->
            [0] Still unused: an order.
           *[other] Still unused: attacks { $attacks }{ dj-effect-unused-order }.
        }
       *[other] { $attacks ->
            [0] Still unused: movement points { $mp }{ dj-effect-unused-order }.
           *[other] Still unused: movement points { $mp }, attacks { $attacks }{ dj-effect-unused-order }.
        }
    }
dj-effect-unused-order =
    { $order ->
        [true] , an order
       *[false] { "" }
    }
dj-effect-told = { dj-said-quest }
dj-effect-lost = { CARD($card) } leaves the game for good.
dj-effect-used-up = It leaves the game
dj-effect-coins =
    { $gains ->
        [true] +{ $amount } coins (then { $left })
       *[false] { $amount } coins ({ $left } left)
    }
dj-effect-spawns = Up to: { CARDS($monsters) }
dj-effect-saves = A blank saves the victim
dj-effect-trap-saves =
    { $wounds ->
        [0] The hero rolls { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        }; a blank saves him
       *[other] The hero rolls { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        }; without a blank: { dj-said-wounds }
    }
dj-effect-trap =
    { $wounds ->
        [one] { $wounds } wound, { $less } less for every surge on { $dice } dice
       *[other] { $wounds } wounds, { $less } fewer for every surge on { $dice } dice
    }
dj-said-fatigue-points = { $fatigue } fatigue
dj-said-points =
    { $mp ->
        [one] { $mp } movement point
       *[other] { $mp } movement points
    }
