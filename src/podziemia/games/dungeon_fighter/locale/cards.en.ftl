# Cards that are looked up: what kind, and some of their numbers. Then states, and scores.

df-card-hero = Hero, life { $life }, red { CARD($skill_red) }, green { CARD($skill_green) }, blue { CARD($skill_blue) }; slots: weapon { $weapon }, armour { $armour }, curiosity { $curiosity }
    .short = Hero
df-card-skill =
    { $colour ->
        [red] Red skill
        [green] Green skill
       *[blue] Blue skill
    }
df-card-monster = Monster of level { df-monster-level } ({ df-monster-type }), life { $life }, damage { $damage }, reward { $gold }
    .short = Monster
df-card-big_bad = Big bad ({ df-monster-type }), life { $life }, damage { $damage }
    .short = Big bad
df-card-room =
    { $market_symbols ->
        [one] Room, { $market_symbols } market symbol
       *[other] Room, { $market_symbols } market symbols
    }
    .short = Room
df-card-weapon = Weapon, price { $cost }, +{ $damage_bonus } with { CARD($technique) }
    .short = Weapon
df-card-armour = Armour, price { $cost }
    .short = Armour
df-card-curiosity = Curiosity, price { $cost }
    .short = Curiosity
df-card-rarity = Rarity, price { $cost }
    .short = Rarity
df-card-technique = Technique, difficulty { $difficulty } of 5
    .short = Technique
df-card-die =
    { $count ->
        [one] Die, { $count } in the box
       *[other] Dice, { $count } in the box
    }
df-card-face = Face of a die
df-card-gadget =
    { $count ->
        [one] Gadget, { $count } in the box
       *[other] Gadgets, { $count } in the box
    }
df-card-overlay = Overlay
df-card-title = Title

## States

df-state-active = acts now
df-state-leader = leader
df-state-stunned = stunned
df-state-dead = dead
df-state-used = used in this fight
df-state-now = you are here
df-state-last = thrown last
df-state-available = can be taken
df-state-thrown = already thrown
df-state-spent = not yet its turn
df-state-demanding = demands something

## Scores

df-score-glory = Glory
df-score-rounds = Rounds
