# Every icon of the sheets, the tray and the overlord's screen: a word, and what it means.

## Heroes

dj-icon-wounds = Wounds
    .about = How many wounds one can still lose. At 0 a monster is dead; a hero dies, too, and comes back in town for conquest tokens.
dj-icon-fatigue = Fatigue
    .about = Spent for movement points (1 each), for one more power die in an attack, and for some skills. Rest, town and potions bring it back.
dj-icon-armor = Armor
    .about = Taken off the damage of every attack; Pierce ignores some of it.
dj-icon-armor-melee = Armor against Melee
    .about = Taken off the damage of Melee attacks.
dj-icon-armor-ranged = Armor against Ranged
    .about = Taken off the damage of Ranged attacks.
dj-icon-armor-magic = Armor against Magic
    .about = Taken off the damage of Magic attacks.
dj-icon-speed = Speed
    .about = Movement points: Advance gives as many, Run twice as many, Battle none.
dj-icon-melee = Melee
    .about = Attacks on adjacent spaces. The cubes are the power dice rolled with every Melee weapon.
dj-icon-ranged = Ranged
    .about = Attacks from afar that need range. The cubes are the power dice rolled with every Ranged weapon.
dj-icon-magic = Magic
    .about = Attacks by runes and staffs that need range. The cubes are the power dice rolled with every Magic weapon.
dj-icon-coins = Coins
    .about = Pay for things in town. Each hero has a purse of its own.
dj-icon-conquest = Conquest value
    .about = As many conquest tokens are lost when this hero dies.
dj-icon-mp = Movement points
    .about = Steps, doors, chests, potions and glyphs cost them. What is left is lost at the end of the turn.
dj-icon-attacks = Attacks
    .about = How often this hero may still attack in this turn.
dj-icon-order-due = An order
    .about = This hero may still place an order: Aim, Dodge, Guard or Rest.

## Equipment

dj-icon-hand = Hands
    .about = Weapons and shields take one hand or two; a hero has two hands.
dj-icon-armor-slot = Armor
    .about = One armor can be worn. Heavy armor slows down, and some forbids runes.
dj-icon-other-slot = Other items
    .about = Rings, cloaks and the like: two at most.
dj-icon-potion-slot = Potions
    .about = Three potions at hand. Only these can be drunk, one a turn, for 1 movement point.
dj-icon-pack = Pack
    .about = Three things that do nothing until they are equipped.

## Orders and tokens

dj-icon-order-aim = Aim
    .about = The next attack may be aimed: any dice may be rolled once more. Moving removes it.
dj-icon-order-dodge = Dodge
    .about = Dice of attacks that affect this hero may be rolled once more, until its next turn.
dj-icon-order-guard = Guard
    .about = One attack in the middle of the overlord's turn.
dj-icon-order-rest = Rest
    .about = At the start of the next turn all fatigue comes back. A lost wound removes it.
dj-icon-burn = Burn
    .about = Costs a wound at the start of each turn, unless the dice put the fire out.
dj-icon-web = Web
    .about = Nobody in a web moves. Dice are rolled against it at the start of each turn.
dj-icon-stun = Stun
    .about = Only half a turn, and one token goes.
dj-icon-poison = Poison
    .about = What heals takes away poison first.
dj-icon-monkey = Monkey
    .about = For so many turns this hero is a monkey: it moves, and does nothing else.

## The attack

dj-icon-damage = Damage
    .about = What the attack has come to so far. Armor is taken off it; the rest are wounds.
dj-icon-range = Range
    .about = Range so far, and how far away the target is. An attack that falls short misses.
dj-icon-surges = Surges
    .about = Lightning on the dice. Heroes buy what stands on the weapon; of monsters, two surges make 1 threat.
dj-icon-enhancements = Power enhancements
    .about = Each adds 1 to range or 1 to damage.
dj-icon-sorcery = Sorcery
    .about = Each point adds 1 to range or 1 to damage.
dj-icon-pierce = Pierce
    .about = So much of the armor is ignored.
dj-icon-miss = Miss
    .about = One such face, and the whole attack misses.
dj-icon-hit = Chance to hit
    .about = Counted over every roll there is; surges are spent as well as possible.
dj-icon-kill = Chance to kill
    .about = That this attack takes every wound that is left.

## The overlord

dj-icon-threat = Threat
    .about = Pays for the overlord's cards. It comes every turn, from discarded cards, and from surges of monsters.
dj-icon-income = Threat a turn
    .about = So much threat comes at the start of each turn of the overlord: 1 for every hero, and more for some.
dj-icon-deck = Overlord deck
    .about = Two cards are drawn a turn. When the last one is drawn, the heroes lose conquest tokens, and the discards become the deck.
dj-icon-hand-cards = Cards in hand
    .about = Only the overlord sees them; at most eight are kept.
dj-icon-cost = Cost
    .about = So much threat is paid when the card is played.
dj-icon-value = Threat value
    .about = So much threat comes when the card is discarded instead.

## Monsters

dj-icon-dice = Dice
    .about = The dice that are rolled for the attack.
dj-icon-price = Price
    .about = In coins of the hero who buys.
dj-icon-copies = Copies
    .about = How many are left.
