# Why an option is not offered. The rule that forbids it is shown beside the sentence.

## Anywhere

pd-refused-not-now = This cannot be chosen now. Choose one of the options offered.
pd-refused-reward-first = A reward is waiting for you. Choose the hero, the item or the monster first, then go on.
pd-refused-must-take = A reward cannot be declined. Choose one of the options offered.

## Setup

pd-refused-not-dealt = This is none of the cards you were dealt for this choice. Choose one of the two offered.
pd-refused-hero-twice = The { pd-hero } has been chosen already. Choose another hero.
pd-refused-item-twice = A part of the { CARD($item) } has been chosen already. Choose another item.
pd-refused-no-gem = This gem cannot be looted from afar now. Only the Treasure Hunter may choose one, with a letter from A to H, before the game begins.

## Dice

pd-refused-no-pass = There is no passing. Use the die for a move and stop at once if it shall do nothing.
pd-refused-action-first = You have already taken a die. Choose what to use it for first.
pd-refused-no-die = There is no such die. On the table the { $dice } dice are counted from 1; in a choice that is sent they have the numbers 0 to 5.
pd-refused-skull = This die shows a skull, and nobody can use it in this round. Choose another die.
pd-refused-die-used = You have used this die already in this round. Choose another die.
pd-refused-boots = Boots are only good for moving. Move, or stop at once.

## Level Up

pd-refused-no-hero = There is no hero called “{ $hero }”. Choose warrior, wizard, cleric or rogue.
pd-refused-top-level = The { pd-hero } is at level 6 already and cannot rise higher. Choose another use.
pd-refused-symbol = A die with the { pd-symbol } cannot level up { pd-hero.object }. Use it for its own hero or for another action.
pd-refused-colour = This die has the wrong colour for the training of { pd-hero.object }. Use it for another action.
pd-refused-psionic-spent = This die has the wrong colour for the training of { pd-hero.object }, and the Psionic has changed a colour in this round already. Use it for another action.

## Craft

pd-refused-no-item = There is no item called “{ $item }”. Choose one of the eight items of your sheet.
pd-refused-item-complete = The { CARD($item) } is complete and takes no more parts. Choose another item.
pd-refused-item-symbol = A part of the { CARD($item) } cannot be made with the { pd-symbol }. Choose another item or another action.

## Moving

pd-refused-move-first = Your party is on the move. Take another step, or stop first.
pd-refused-no-points = You have no movement points now. Use a die for a move first.
pd-refused-no-room = There is no room “{ $room }” in the dungeon. Rooms run from A1 to F7.
pd-refused-not-entrance = Room { CARD($room) } is no entrance. Enter the dungeon through one of the six rooms of row 1.
pd-refused-not-adjacent = Room { CARD($room) } does not lie next to room { CARD($start) }, and no tunnel leads there. Go step by step.
pd-refused-wall = A wall blocks the way to room { CARD($room) }. Only the completed { CARD("cloak_of_phasing") } passes through it.
pd-refused-water = Water blocks the way to room { CARD($room) }. Only the completed { CARD("medallion_of_khar") } leads across.

## Monsters and damage

pd-refused-no-slaying = You cannot defeat a monster from afar now. That takes the { CARD("reaper_scythe") } at its completion, or the { CARD("assassin") } during setup.
pd-refused-no-monster = No monster lives in room { CARD($room) }. Choose a room with a living one.
pd-refused-monster-dead = The monster of room { CARD($room) } has been defeated already. Choose a living one.
pd-refused-monster-twice = The monster of room { CARD($room) } has been named already. Choose a different one.
pd-refused-no-damage = There is no damage to place now. Choose one of the options offered.
