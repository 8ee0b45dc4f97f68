# What happened, one sentence per event. A card that a seat may not see is `none`.

## Setup

dj-log-hero-chosen =
    { YOU($seat) ->
        [true] You lead { CARD($who) }.
       *[false] { PLAYER($seat) } leads { CARD($who) }.
    }
dj-log-skills-drawn = { CARD($who) } has the skills: { CARDS($skills) }.
dj-log-skill-exchanged = { CARD($who) } exchanges { CARD($skill) } for { CARD($gained) }.
dj-log-quest-began =
    { $conquest ->
        [one] { dj-said-quest } begins. The heroes have { $conquest } conquest token.
       *[other] { dj-said-quest } begins. The heroes have { $conquest } conquest tokens.
    }
dj-log-chest-laid =
    { $number ->
        [none] A { dj-said-colour } chest stands at { $at }.
       *[other] A { dj-said-colour } chest stands at { $at }, number { $number }.
    }
dj-log-hero-placed = { CARD($who) } starts at { $at }.

## A hero's turn

dj-log-round-began = Round { $round } begins.
dj-log-hero-turn-began =
    { YOU($seat) ->
        [true] Your turn with { CARD($who) }.
       *[false] { PLAYER($seat) } takes a turn with { CARD($who) }.
    }
dj-log-hero-turn-ended = { CARD($who) } ends the turn.
dj-log-cards-refreshed = { CARD($who) } refreshes: { CARDS($cards) }.
dj-log-action-declared = { CARD($who) } chooses { dj-said-action }.
dj-log-fatigue-spent = { CARD($who) } spends { dj-said-fatigue } ({ $fatigue } left).
dj-log-fatigue-restored = { CARD($who) } recovers { dj-said-fatigue } (now { $fatigue }).

## Moving

dj-log-figure-moved = { CARD($who) } moves to { $at }.
dj-log-figure-put =
    { $row ->
        [-1] { CARD($who) } is taken off the map.
       *[other] { CARD($who) } now stands at { $at }.
    }
dj-log-movement-ended = { CARD($who) } moves no further this turn.
dj-log-token-taken = { CARD($who) } picks up { dj-said-token }.
dj-log-coins-gained = { CARD($who) } receives { $amount } coins (now { $coins }).
dj-log-coins-paid = { CARD($who) } pays { $amount } coins ({ $coins } left).
dj-log-key-found = The { dj-said-colour } rune key is found.
dj-log-glyph-activated = The glyph at { $at } lights up.
dj-log-travelled-to-town = { CARD($who) } travels to town.
dj-log-travelled-to-glyph = { CARD($who) } comes back from town, to { $at }.
dj-log-potion-drunk = { CARDS($whom) } drinks { CARD($potion) }.
dj-log-item-given = { CARD($who) } gives { CARD($item) } to { CARDS($whom) }.
dj-log-pico-given = { CARD($who) } hands Pico to { CARDS($whom) }.
dj-log-door-opened = { CARD($who) } opens a door.
dj-log-door-closed = { CARD($who) } closes a door.
dj-log-fell-into-pit = { CARD($who) } falls into the pit.
dj-log-jumped-over = { CARD($who) } jumps over the pit to { $at }.

## Attacks

dj-log-attack-declared =
    { COUNT($weapon) ->
        [0] { CARD($who) } attacks{ dj-said-attacked }.
       *[other] { CARD($who) } attacks with { dj-said-weapon }{ dj-said-attacked }.
    }
dj-log-aim-used = { CARD($who) } aims.
dj-log-attack-rolled =
    { COUNT($colors) ->
        [one] { CARD($who) } rolls { COUNT($colors) } die: { dj-said-roll }.
       *[other] { CARD($who) } rolls { COUNT($colors) } dice: { dj-said-roll }.
    }
dj-log-reroll-cancelled = Aim and Dodge cancel each other out.
dj-log-dice-rerolled =
    { COUNT($dice) ->
        [one] { CARDS($whom) } has { COUNT($dice) } die rolled again.
       *[other] { CARDS($whom) } has { COUNT($dice) } dice rolled again.
    }
dj-log-power-die-added = { CARD($who) } rolls one more power die: { dj-said-power-face }.
dj-log-surges-spent =
    { $surges ->
        [one] { CARD($who) } spends { $surges } surge on { dj-said-gain }.
       *[other] { CARD($who) } spends { $surges } surges on { dj-said-gain }.
    }
dj-log-fear-paid =
    { $surges ->
        [one] { CARD($who) } spends { $surges } surge to overcome Fear ({ CARDS($whom) }).
       *[other] { CARD($who) } spends { $surges } surges to overcome Fear ({ CARDS($whom) }).
    }
dj-log-attack-decided =
    { $hit ->
        [true] A hit for { $damage } damage.
       *[false] Too short: range { $range }, and { $distance } is needed.
    }
dj-log-attack-missed =
    { $why ->
        [miss] { CARD($who) } misses.
        [range] Out of range: { CARDS($whom) }.
       *[fear] { CARD($who) } does not overcome the Fear: { CARDS($whom) } escapes.
    }
dj-log-wounds-cancelled =
    { $amount ->
        [0] { CARD($item) } does not help { CARD($who) }.
        [one] { CARD($item) } spares { CARD($who) } { $amount } wound.
       *[other] { CARD($item) } spares { CARD($who) } { $amount } wounds.
    }
dj-log-wounded =
    { $amount ->
        [one] { CARD($who) } loses { $amount } wound ({ $left } left).
       *[other] { CARD($who) } loses { $amount } wounds ({ $left } left).
    }
dj-log-hero-healed =
    { $poison ->
        [0] { CARD($who) } recovers { dj-said-wounds } (now { $left }).
       *[other] { $wounds ->
            [0] { CARD($who) } gets rid of { $poison } poison.
           *[other] { CARD($who) } gets rid of { $poison } poison and recovers { dj-said-wounds } (now { $left }).
        }
    }
dj-log-hero-killed =
    { $whom ->
        [none] { CARD($who) } dies and wakes up in town ({ $coins } coins left).
       *[other] { CARDS($whom) } kills { CARD($who) }, who wakes up in town ({ $coins } coins left).
    }
dj-log-monster-killed =
    { $whom ->
        [none] { CARD($who) } dies.
       *[other] { CARDS($whom) } kills { CARD($who) }.
    }
dj-log-undying-rolled =
    { $rises ->
        [true] { CARD($who) } rises again.
       *[false] { CARD($who) } stays dead.
    }
dj-log-tokens-gained =
    { $effect ->
        [burn] { CARD($who) } is on fire (burn tokens: { $total }).
        [web] { CARD($who) } is caught in a web (web tokens: { $total }).
        [stun] { CARD($who) } is stunned (stun tokens: { $total }).
        [poison] { CARD($who) } is poisoned (poison tokens: { $total }).
       *[monkey] { CARD($who) } turns into a monkey.
    }
dj-log-tokens-lost =
    { $effect ->
        [burn] { CARD($who) } puts out the fire (burn tokens left: { $total }).
        [web] { CARD($who) } tears the web (web tokens left: { $total }).
        [stun] { CARD($who) } shakes off a stun (stun tokens left: { $total }).
        [poison] { CARD($who) } gets rid of poison (poison tokens left: { $total }).
       *[monkey] { $total ->
            [0] { CARD($who) } is no monkey any more.
           *[other] { CARD($who) } is a monkey for one more turn.
        }
    }
dj-log-tokens-rolled =
    { COUNT($faces) ->
        [one] { CARD($who) } rolls { COUNT($faces) } die against { dj-said-effect }.
       *[other] { CARD($who) } rolls { COUNT($faces) } dice against { dj-said-effect }.
    }

## Orders and abilities

dj-log-order-placed = { CARD($who) } takes the order { dj-said-order }.
dj-log-order-removed =
    { $used ->
        [true] { CARD($who) } uses the order { dj-said-order }.
       *[false] { CARD($who) } loses the order { dj-said-order }.
    }
dj-log-guard-attacked = { CARD($who) } interrupts.
dj-log-ability-used =
    { $own ->
        [true] { CARD($who) } uses a special talent.
       *[false] { $whom ->
            [none] { CARD($who) } uses { CARD($source) }.
           *[other] { CARD($who) } uses { CARD($source) } on { CARDS($whom) }.
        }
    }

## The overlord

dj-log-overlord-turn-began =
    { YOU($seat) ->
        [true] Your turn as the overlord.
       *[false] The overlord's turn ({ PLAYER($seat) }).
    }
dj-log-threat-gained =
    { YOU($seat) ->
        [true] You gain { dj-said-threat } (now { $threat }).
       *[false] { PLAYER($seat) } gains { dj-said-threat } (now { $threat }).
    }
dj-log-threat-paid =
    { YOU($seat) ->
        [true] You pay { dj-said-threat } ({ $threat } left).
       *[false] { PLAYER($seat) } pays { dj-said-threat } ({ $threat } left).
    }
dj-log-threat-from-surges =
    { YOU($seat) ->
        [true] Surges bring you { dj-said-threat } (now { $threat }).
       *[false] Surges bring { PLAYER($seat) } { dj-said-threat } (now { $threat }).
    }
dj-log-threat-lost =
    { YOU($seat) ->
        [true] You lose { dj-said-threat } ({ $threat } left).
       *[false] { PLAYER($seat) } loses { dj-said-threat } ({ $threat } left).
    }
dj-log-overlord-drew =
    { YOU($seat) ->
        [true] You draw { $card ->
            [none] a card
           *[other] { CARD($card) }
        }.
       *[false] { PLAYER($seat) } draws { $card ->
            [none] a card
           *[other] { CARD($card) }
        }.
    }
dj-log-overlord-deck-reshuffled = The overlord's deck is empty: the discards are shuffled into a new one.
dj-log-overlord-discarded =
    { YOU($seat) ->
        [true] You discard { CARD($card) }.
       *[false] { PLAYER($seat) } discards { CARD($card) }.
    }
dj-log-overlord-played =
    { YOU($seat) ->
        [true] You play { CARD($card) }.
       *[false] { PLAYER($seat) } plays { CARD($card) }.
    }
dj-log-trap-rolled =
    { $wounds ->
        [0] { CARD($card) }: { CARD($who) } rolls { dj-said-dice }.
       *[other] { CARD($card) }: { CARD($who) } rolls { dj-said-dice } and suffers { dj-said-wounds }.
    }
dj-log-trap-avoided = { CARD($who) } escapes: { CARD($card) }.
dj-log-obstacle-laid =
    { $kind ->
        [pit] A pit opens at { $at }.
       *[rubble] Rubble blocks { $at }.
    }
dj-log-monster-placed = A new monster at { $at }: { CARD($who) }.
dj-log-monster-relocated = { CARD($who) } is taken off the map, to appear elsewhere.
dj-log-monster-upgraded = A monster is promoted: { CARD($monster) }.
dj-log-monster-activated = { CARD($who) } is activated.
dj-log-activation-ended =
    { COUNT($who) ->
        [0] The activation is over.
       *[other] { CARD($who) } is done.
    }

## Exploring and quests

dj-log-area-revealed = The heroes discover: { dj-said-quest }.
dj-log-encounter-met = { CARD($who) } finds something. { dj-said-quest }
dj-log-encounter-used = { CARD($who) } makes use of the find.
dj-log-monster-woke = { CARD($who) } wakes up.
dj-log-relic-dropped = { CARD($relic) } lies at { $at }.
dj-log-quest-rule-applied = { dj-said-quest }
dj-log-area-swallowed =
    { COUNT($en) ->
        [0] An area that nobody has seen is buried for good.
       *[other] Buried for good: { dj-said-quest }.
    }
dj-log-companion-freed = { CARDS($whom) } frees { CARD($who) }.
dj-log-companion-healed =
    { $amount ->
        [one] { CARD($who) } recovers { $amount } wound (now { $wounds }).
       *[other] { CARD($who) } recovers { $amount } wounds (now { $wounds }).
    }
dj-log-companion-fell = { CARD($who) } collapses and is dragged back.
dj-log-hero-left = { CARD($who) } leaves the dungeon for good.

## Belongings

dj-log-item-gained = { CARD($who) } receives { CARD($item) }{ dj-said-packed }.
dj-log-item-equipped = { CARD($who) } equips { CARD($item) }.
dj-log-item-packed = { CARD($who) } packs { CARD($item) }.
dj-log-item-dropped = { CARD($who) } drops { CARD($item) }.
dj-log-chest-opened = { CARD($who) } opens the chest at { $at }: number { $number }.
dj-log-chest-emptied = Everybody shares what is in chest { $number }.
dj-log-treasure-drawn = { CARD($who) } draws { CARD($item) }.
dj-log-item-bought = { CARD($who) } buys { CARD($item) } for { dj-said-price } ({ $coins } left){ dj-said-packed }.
dj-log-item-sold = { CARD($who) } sells { CARD($item) }.
dj-log-skill-bought = { CARD($who) } learns { CARD($skill) }.
dj-log-training-gained = { CARD($who) } trains { dj-said-trait } (training tokens: { $tokens }).
dj-log-familiar-moved = { CARD($who) } moves to { $at }.
dj-log-familiar-took = { CARD($who) } picks up { CARD($item) }.
dj-log-familiar-put-down = { CARD($who) } puts down { CARD($item) }.
dj-log-familiar-handed-over = { CARD($who) } brings { CARD($item) } to { CARDS($whom) }.

## The end

dj-log-conquest-gained =
    { $amount ->
        [one] The heroes gain { $amount } conquest token (now { $conquest }).
       *[other] The heroes gain { $amount } conquest tokens (now { $conquest }).
    }
dj-log-conquest-lost =
    { $amount ->
        [one] The heroes lose { $amount } conquest token ({ $conquest } left).
       *[other] The heroes lose { $amount } conquest tokens ({ $conquest } left).
    }
dj-log-game-ended =
    { $heroes_won ->
        [true] The heroes win.
       *[false] The overlord wins.
    }

## Parts of the above

# A quest has every text of its own in both languages.
dj-said-quest =
    { $pl ->
       *[other] { $en }
    }
dj-said-colour =
    { $colour ->
        [copper] copper
        [silver] silver
        [gold] gold
        [red] red
        [blue] blue
       *[yellow] yellow
    }
dj-said-action =
    { $action ->
        [run] Run
        [battle] Battle
        [advance] Advance
        [ready] { $half ->
            [move] Ready, to move
            [attack] Ready, to attack
           *[both] Ready, to move and attack
        }
       *[stunned] { $half ->
            [move] to move, being stunned
            [attack] to attack, being stunned
           *[order] to take an order, being stunned
        }
    }
dj-said-token =
    { $kind ->
        [coins] a pile of coins
        [key] the { $name ->
            [red] red
            [blue] blue
           *[yellow] yellow
        } rune key
       *[other] { CARD($name) }
    }
dj-said-weapon =
    { $weapon ->
        [unarmed] bare hands
        [hook] the hook
       *[other] { CARD($weapon) }
    }
dj-said-attacked =
    { COUNT($whom) ->
        [0] { $shape ->
            [space] { " " }the space { $at }
            [blast] { " " }the space { $at }
           *[other] , and nobody is there
        }
       *[other] : { CARDS($whom) }
    }
# What all dice show together; surges and enhancements only where there are any.
dj-said-roll =
    { $miss ->
        [true] a miss
       *[false] range { $range }, damage { $damage }{ $surges ->
            [0] { "" }
           *[other] , surges { $surges }
        }{ $enhancements ->
            [0] { "" }
           *[other] , power enhancements { $enhancements }
        }
    }
dj-said-power-face =
    { $face ->
        [0] blank
        [1] a surge
        [2] a surge
       *[other] a power enhancement
    }
dj-said-gain =
    { $on ->
        [damage] damage
        [range] range
        [pierce] Pierce
        [blast] Blast
        [knockback] Knockback
        [stun_token] more stun
        [burn_token] more burn
        [threat_loss] lost threat
        [double_damage] double damage
       *[instant_kill] instant death
    }
dj-said-effect =
    { $effect ->
        [burn] the fire
       *[web] the web
    }
dj-said-order =
    { $order ->
        [aim] Aim
        [dodge] Dodge
        [guard] Guard
       *[rest] Rest
    }
dj-said-trait =
    { $trait ->
        [melee] Melee
        [ranged] Ranged
       *[magic] Magic
    }
dj-said-wounds =
    { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
dj-said-threat = { $amount } threat
dj-said-fatigue = { $amount } fatigue
dj-said-price =
    { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
dj-said-packed =
    { $packed ->
        [true] { " " }and packs it
       *[false] { "" }
    }
dj-said-dice =
    { COUNT($faces) ->
        [one] { COUNT($faces) } die
       *[other] { COUNT($faces) } dice
    }
