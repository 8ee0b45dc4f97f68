# Why an option is not offered. The rule that forbids it is shown beside the sentence.

## Anywhere

ted-refused-not-now = That cannot be chosen now. Choose one of the things offered.
ted-refused-must-choose = This cannot be declined. Choose one of the things offered.
ted-refused-answer-first = There is another question to answer first. Choose one of the things offered.
ted-refused-no-focus = That costs { $cost } focus, and you have { $focus }. Rest, or win focus with unused dice.
ted-refused-last-health = You may not pay with your last health. Heal first.
ted-refused-no-target = Nobody and nothing that it could be aimed at is in range. Move closer, or do something else.
ted-refused-no-effect = { CARD($card) } would change nothing now. Keep it for later.
ted-refused-no-ability = Your hero has no { CARD($card) } that could be used so.
ted-refused-used = That works once per turn, and this turn it has been used.
ted-refused-covered = { CARD($card) } is covered by a card in that hand. Discard the card, or move it to the other hand.

## Heroes

ted-refused-hero-taken = That hero is not to be had. Choose one of those offered.
ted-refused-choose-hero-first = First choose your hero.

## Moving

ted-refused-stopped = An enemy in this room has ended your move. You may still act.
ted-refused-move-over = Your move of this turn is over.
ted-refused-no-speed = You have no Speed left in this turn.
ted-refused-off-grid = The dungeon ends there: no card lies further than 3 from the Entrance.
ted-refused-not-adjacent = That room is not next to yours. Go step by step.
ted-refused-face-down = That card is still face-down. Reveal it.
ted-refused-no-path = There is a wall. A path needs an open corridor on both cards.
ted-refused-not-hidden = No face-down card lies there.
ted-refused-no-corridor = No open corridor of your room leads to that card.
ted-refused-rotation = Turned like that, the card has no path to where you come from. Turn it another way.
ted-refused-lay = No card can be laid there. Choose one of the cells marked.
ted-refused-destination = You can only go to another revealed card of the dungeon.
ted-refused-walking = First finish the { CARD("shadow_walk") }: step, reveal, or stop.
ted-refused-no-portal = There is no portal in this room.
ted-refused-portal-barred = An enemy that stopped you here bars the portal. Get rid of it first.
ted-refused-no-stop = You have not moved on the Boss mat in this turn, so there is nothing to end.

## Heroic actions

ted-refused-no-action = You have used your heroic action of this turn.
ted-refused-no-search = There is nothing to search in this room.
ted-refused-emptied = It is empty for the rest of this act.
ted-refused-guarded = Enemies are here. It takes another conscious hero in the room to keep them busy.
ted-refused-no-trap = There is no trap in this room.
ted-refused-no-disarm = This trap cannot be disarmed.
ted-refused-disarmed = This trap has been disarmed already.
ted-refused-no-spell = Your hero does not have the spell { CARD($card) }.
ted-refused-no-weapon = Your hero has no { CARD($card) } to attack with, or it is covered.
ted-refused-not-in-room = Melee reaches only enemies in your own room.
ted-refused-not-in-sight = Missiles reach only enemies in another room, in a straight line of paths and within the weapon's range.
ted-refused-border = Nothing reaches across the border of the lair. Go in, or lure the enemy out.

## Checks

ted-refused-no-check = No check is open now.
ted-refused-check-open = First finish the check: choose the dice that count.
ted-refused-no-die = There is no such die on the table.
ted-refused-plus-twice = Every die counts only once.
ted-refused-no-plus = Only dice with a plus can be added to the main die.
ted-refused-die-bounds = A die cannot go above 6 or below 1.
ted-refused-no-reroll = You may not roll that die again.
ted-refused-no-trigger = That ability does not work here, or has been used already.

## Loot and spells

ted-refused-no-discovery = Cards are taken and equipped only when you discover or pick up something.
ted-refused-slot = The card does not fit there. Choose a free place of its kind, or discard a card for it.
ted-refused-not-in-row = That card does not lie in the row.
ted-refused-no-deck = This time only cards of the row may be taken.
ted-refused-not-equipped = Your hero does not have that card.
ted-refused-switch = Only a single hand card can be moved to the other hand.
ted-refused-switched = You have only just moved it. Do something else before it goes back.

## Free actions

ted-refused-explore-act = Explore belongs to Act 1.
ted-refused-nothing-hidden = No open corridor of your room leads to a face-down card.
ted-refused-taunt-act = There is no Boss to taunt before Act 2.
ted-refused-taunt-here = The Boss is with you already, or cannot come any closer.

## The lair

ted-refused-on-mat = That needs a room of the dungeon; you are in the lair.
ted-refused-leave-first = You are in the lair. The way out leads from space 0 to the Gate.
ted-refused-not-on-mat = Your hero is not on the Boss mat.
ted-refused-not-beside = That space is not next to yours. The spaces form a ring.
ted-refused-space-taken = You cannot stay on a space with another hero, and your Speed does not take you further.
ted-refused-shared-space = You share your space with another hero. Move on first.
ted-refused-leave = Only space 0 leads to the Gate.
ted-refused-not-at-gate = The lair is entered from the Gate. Go there first.
ted-refused-gate-closed = The Gate is closed. It opens when as many minions are dead as there are heroes.
ted-refused-entrance-taken = The entrance is taken, and your Speed does not take you to a free space.

## Enemies and the Boss

ted-refused-not-tied = The enemy goes the shortest way to the nearest hero. Choose among those offered.
ted-refused-enemy-phase = That ability cannot be used on this enemy now.
ted-refused-assign = The markers must take as much damage as they can, but none may enter or pass a whole seal.
ted-refused-marker = That marker cannot be healed: it stands on 0 or on 8.
