# Why an option is not offered. The rule that forbids it is shown beside the sentence.

## Anywhere

dj-refused-not-now = That cannot be chosen now. Choose one of the things offered.
dj-refused-must-choose = This cannot be declined. Choose one of the things offered.
dj-refused-answer-first = There is another question to answer first. Choose one of the things offered.
dj-refused-nobody = There is no such figure on the table.
dj-refused-not-overlord = Only the overlord may do that.
dj-refused-not-hero = Only heroes may do that.
dj-refused-no-place = The figure cannot stand there. Choose one of the marked spaces.

## Setup

dj-refused-hero-taken = That hero cannot be had. Choose one of those offered.
dj-refused-skill-exchange = Only one of the hero's own skills can be exchanged.
dj-refused-skill-draft = That skill is not in the deck you choose from.
dj-refused-start-space = Heroes start on the glyph or next to it, each on a space of his own.

## Turns

dj-refused-choose-hero-first = First choose which hero takes the next turn.
dj-refused-turn-under-way = Another hero's turn is under way. It has to end first.
dj-refused-had-turn = { CARD($card) } has already had a turn this round.
dj-refused-hero-left = { CARD($card) } has left the dungeon for good.
dj-refused-nothing-to-settle = There is nothing of the kind to resolve now.
dj-refused-action-first = First choose the action of this turn.
dj-refused-no-such-action = The hero cannot choose this action now.
dj-refused-no-change = What the hero has done so far does not fit into this action, or it was given up before.
dj-refused-second-action = A hero has one action in a turn, and it has been chosen.
dj-refused-stunned-action = A stunned hero moves, or makes one attack, or places one order.
dj-refused-no-exchange = Nobody gives up the last wound so, or recovers more than there can be.
dj-refused-monkey = A monkey can only move.
dj-refused-only-guard = This is the overlord's turn. Only an attack by the Guard order is possible now, if an enemy is within reach.
dj-refused-only-taunt = Only Taunt can be used now.

## Moving

dj-refused-stopped = The hero's movement has ended for this turn.
dj-refused-webbed = Caught in a web: no movement points can be spent.
dj-refused-grappled = An enemy holds the hero fast: no movement points can be spent beside it.
dj-refused-battle = Battle gives no movement points. Spend fatigue to move.
dj-refused-no-points = Movement points that this takes: { $cost }; left: { $mp }.
dj-refused-no-fatigue = There is not enough fatigue left for that.
dj-refused-no-stop = There is nothing here to end the movement for.
dj-refused-no-square = There is no such space on the map.
dj-refused-not-on-map = Whoever is in town cannot walk on the map.
dj-refused-not-adjacent = That space is not adjacent. Go step by step.
dj-refused-stands-there = The figure already stands there.
dj-refused-wall = A wall or a closed door is in the way.
dj-refused-enemy = An enemy stands there, and nobody walks through enemies.
dj-refused-water = Water is in the way.
dj-refused-rubble = Rubble is in the way.
dj-refused-occupied = Somebody stands there already, and two figures cannot end on one space.
dj-refused-no-room = The figure cannot end its movement there.
dj-refused-in-pit = The figure is in a pit. It has to climb out first.
dj-refused-pit-taken = Somebody is in that pit, and there is no room beside.
dj-refused-not-in-pit = The figure is in no pit.
dj-refused-no-climb = One climbs out only to an empty space at the edge of the pit.
dj-refused-no-leap = One jumps in a straight line, over a pit and nothing else, to an empty space, for 3 points for each pit space.
dj-refused-no-stairs = There is no staircase here.
dj-refused-stairs-taken = The other end of the stairs is not free.
dj-refused-large-stairs = Only figures of one space take the stairs.
dj-refused-glyph-end = No monster may stand on an active glyph.
dj-refused-unrevealed = Nobody has seen that area yet.
dj-refused-footprint = The figure does not fit there.
dj-refused-familiar-way = The familiar cannot go there.
dj-refused-familiar-only = Now the familiar moves, and does nothing else.
dj-refused-lead-way = The quest figure cannot go there.
dj-refused-evade-way = That is too far, or something stands in the way.
dj-refused-evade-only = The leap aside is for moving only.
dj-refused-no-arrival = The hero arrives on the glyph; if it is taken, next to it.
dj-refused-no-escape = There is no empty space to go to. Choose one of the marked ones.
dj-refused-no-shove = The figure can only be moved to an empty space beside it.

## Doors, glyphs, chests

dj-refused-no-door = There is no such door.
dj-refused-door-far = The door is not adjacent.
dj-refused-no-key = The door has a rune lock, and nobody has found its key yet.
dj-refused-rune-door = Monsters cannot open or close rune-locked doors.
dj-refused-door-as-is =
    { $opens ->
        [true] The door is open already.
       *[false] The door is closed already.
    }
dj-refused-door-blocked = A large monster stands in the doorway.
dj-refused-door-hidden = Monsters do not open doors to areas that nobody has seen.
dj-refused-no-chest = There is no chest on this space.
dj-refused-chest-crowded = Only who stands alone on its space can open a chest.
dj-refused-no-glyph = There is no active glyph on this space.
dj-refused-glyph-closed = That glyph is not active, or there is no room beside it.
dj-refused-travelled = A hero travels by glyph only once in a turn.
dj-refused-already-in-town = The hero is in town already.
dj-refused-not-in-town = The hero is not in town.
dj-refused-no-exit = There is no way out here.
dj-refused-no-encounter = The hero has found nothing that could be used.
dj-refused-no-captive = That is nobody who could be helped.
dj-refused-captive-far = The hero does not stand beside the quest figure.
dj-refused-bound = The quest figure is bound. Cut it loose first.
dj-refused-not-bound = The quest figure is not bound.
dj-refused-no-nursing = That takes an equipped healing potion, and somebody who is hurt.

## Attacks

dj-refused-running = Who runs does not attack.
dj-refused-no-charge = A charge is one Melee attack in a Run, at the end of a straight line.
dj-refused-no-hook = The hook strikes once in a turn, and not while its owner is stunned.
dj-refused-same-weapon = The attack that fatigue has paid for needs the same weapon.
dj-refused-no-attack = There is no attack left.
dj-refused-attack-in-town = Nobody attacks from town.
dj-refused-no-weapon =
    { $card ->
        [none] The hero cannot attack so.
       *[other] The hero has not equipped { CARD($card) }.
    }
dj-refused-unknown-weapon = There is no such weapon.
dj-refused-sharing = Who shares a space with somebody cannot attack.
dj-refused-over-obstacle = The hero is on the way over an obstacle, and attacks only from a space beyond it.
dj-refused-out-of-reach = A Melee attack reaches only adjacent spaces.
dj-refused-out-of-sight = The hero does not see that space.
dj-refused-monster-reach = The monster cannot attack that. Choose somebody within its reach and sight.
dj-refused-friend = Friends are attacked by naming their space.
dj-refused-own-space = Nobody attacks the space it stands on.
dj-refused-no-ability = This monster has no such attack.
dj-refused-sweeps = This monster sweeps: its attack is meant for everybody within reach.
dj-refused-taunted = A hero has taunted this monster: its attack has to affect that hero.
dj-refused-no-target = That space is out of reach or out of sight.
dj-refused-no-origin = The attack cannot begin there.
dj-refused-no-breath = The template has to lie against the attacker's side, on the map.
dj-refused-no-cleave = Cleaving strikes somebody else, with the same weapon.
dj-refused-charmed = A charmed hero attacks a hero and spends no fatigue.
dj-refused-aim-late = Aim is announced before the dice are rolled.
dj-refused-no-dice-now = There are no dice now that this could be done with.
dj-refused-no-reroll-now = Dice can no longer be rolled again.
dj-refused-die-picked = This die has been picked already.
dj-refused-no-die = There is no such die.
dj-refused-no-surge-option = The weapon has no such use for surges.
dj-refused-no-surges =
    { $surges ->
        [0] There are no surges left.
        [one] Only { $surges } surge is left.
       *[other] Only { $surges } surges are left.
    }
dj-refused-surge-once = That would change nothing now, or was bought already.
dj-refused-fear-paid = This Fear has been overcome already.
dj-refused-no-fear = There is no Fear to overcome.
dj-refused-no-enhancement = There is no power enhancement left.
dj-refused-no-sorcery = There is no Sorcery left.
dj-refused-range-enough = The range is sufficient: all the rest goes into damage.
dj-refused-five-dice = No attack has more than five power dice.
dj-refused-no-shield = The item does not help against these wounds, or is exhausted.
dj-refused-not-dying = That figure is not dying.
dj-refused-no-landing = Figures are thrown up to 3 spaces, not through walls or closed doors, and land on a free space.

## Orders and skills

dj-refused-no-order = Only a Ready action lets a hero place an order, and only one.
dj-refused-own-order = Only with Leadership can another hero be given the order.
dj-refused-order-far = Nobody gives an order from the map to the town, or the other way round.
dj-refused-has-order = The hero has an order already.
dj-refused-no-swap = Only Silhouette exchanges her order, for a different one.
dj-refused-no-telekinesis = Telekinesis moves whom the hero sees, to an empty space, and each figure once in a turn.
dj-refused-no-skill = The hero cannot use that now.

## Things

dj-refused-nothing-here = There is nothing of the kind on this space.
dj-refused-chest-picked = A chest is not picked up, but opened on its space.
dj-refused-relic-off-map = A relic can be dropped only on a space of the dungeon.
dj-refused-dropped-relic = Who has dropped a relic cannot pick it up in the same turn.
dj-refused-not-yours = The hero does not have that.
dj-refused-second-potion = A hero drinks only one potion in a turn.
dj-refused-potion-packed = A potion in the pack cannot be drunk. Equip it first.
dj-refused-no-potion = The hero does not have that potion.
dj-refused-no-coin-gift = Coins cannot be given away.
dj-refused-hero-far = That hero is not adjacent.
dj-refused-no-pico = The hero does not carry Pico.
dj-refused-ferret = The ferret carries nothing.
dj-refused-ferret-far = A ferret hands things only to a hero on its space or beside it, or to the other ferret.
dj-refused-ferret-load = Only ferrets pick things up: one potion or relic, from their own space.
dj-refused-arranged = Equipment has been arranged for this turn; from now on a change costs 2 movement points.
dj-refused-rearrange-first = In the middle of a turn equipment is changed for 2 movement points.
dj-refused-empty-pack = There is nothing to change: neither in use nor in the pack.
dj-refused-not-in-pack = That is not in the hero's pack.
dj-refused-not-equipped = The hero has not equipped that.
dj-refused-use-late = That is used at the start of the turn, right after equipping.
dj-refused-use-early = That is played at the end of the turn.
dj-refused-no-patient = It heals only its owner or somebody adjacent, and only who is hurt.
dj-refused-pack-full = The pack holds no more than { $most } things. Make room first.
dj-refused-drop-later = Things are dropped in the hero's turn, or when the pack is too full.
dj-refused-to-and-fro = That was moved a moment ago and stays where it is.
dj-refused-hands = The hero has too few hands for that.
dj-refused-second-armor = Only one Armor can be worn.
dj-refused-fourth-potion = No more than 3 potions can be equipped.
dj-refused-third-item = No more than 2 Other items can be equipped.
dj-refused-rune-armor = This Armor and Runes do not go together.

## Town

dj-refused-shop-first = First go shopping, for 3 movement points.
dj-refused-only-shop = Before the quest only the shop and potions are for sale, and nothing is bought back.
dj-refused-not-sold = That is not for sale.
dj-refused-sold-out = Sold out: { CARD($card) }.
dj-refused-no-coins = That costs { $price } coins, and the hero has { $coins }.
dj-refused-colour-closed = First the heroes have to open a chest of this colour.
dj-refused-deck-empty = That deck is empty.
dj-refused-trait-most = No trait goes above { $most }.
dj-refused-no-training = There are no training tokens of this kind left.
dj-refused-not-for-sale = Nobody buys { CARD($card) }.

## The overlord

dj-refused-not-in-hand = That card is not in your hand.
dj-refused-discard-later = Cards are discarded when you are asked about cards.
dj-refused-hand-limit = You hold { $cards } cards: first discard until no more than 8 are left.
dj-refused-no-threat = The card costs { $cost } threat, and you have { $threat }.
dj-refused-wrong-time = { CARD($card) } cannot be played now.
dj-refused-one-of-a-kind =
    { $type ->
        [power] Only one power can be played in a turn.
        [spawn] Only one spawn card can be played in a turn.
       *[other] Only one event or trap can be played at the start of a turn.
    }
dj-refused-hero-away = There is no such hero on the map, and cards do not reach the town.
dj-refused-power-late = Powers are played in your turn, before the first monster is activated.
dj-refused-spawn-late = Spawn cards are played in your turn, before the first monster is activated.
dj-refused-no-spawn = The card does not bring that monster, or there is no room for it.
dj-refused-no-relocation = That figure cannot be taken off the map for it.
dj-refused-obstacle = There is an obstacle on that space.
dj-refused-seen = A hero sees that space.
dj-refused-no-upgrade = That monster cannot become a master.
dj-refused-no-power = That power does nothing now.
dj-refused-no-monster = Only monsters are activated.
dj-refused-activate-first = First activate a monster.
dj-refused-finish-first = The activation of another monster is not over yet.
dj-refused-activated = This monster has been activated in this turn already.
dj-refused-asleep = This monster is asleep.
dj-refused-one-half = The stunned master has either its movement or its attack, not both.
