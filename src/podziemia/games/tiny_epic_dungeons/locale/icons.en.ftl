# Every icon of the game: a word, and what it means in one sentence.

## Skills

ted-icon-strength = Strength
    .about = Tested with as many hero dice as there are cubes beside it; mostly for melee, levers and heavy things.
ted-icon-agility = Agility
    .about = Tested with as many hero dice as there are cubes beside it; mostly for missiles, chests and traps.
ted-icon-intellect = Intellect
    .about = Tested with as many hero dice as there are cubes beside it; mostly for spells, books and runes.
ted-icon-any-skill = Any skill
    .about = You choose which skill to test, before the roll.

## Attributes

ted-icon-health = Health
    .about = How much damage a hero or an enemy can still take; at 0 a hero is unconscious and an enemy dead.
ted-icon-focus = Focus
    .about = Pays for spells, abilities and changed dice; you regain it by resting and from unused dice.
ted-icon-speed = Speed
    .about = How many rooms one may move into in a turn; enemies move that far when they act.
ted-icon-defense = Defense
    .about = Taken off the counter-attacks against a hero; what melee and missile attacks against an enemy must beat.

## Equipment

ted-icon-hand = Hand loot
    .about = A weapon or tool that covers one of your two hand slots; at most two.
ted-icon-garb = Garb
    .about = Something to wear; at most one, and it covers nothing.
ted-icon-trinket = Trinket
    .about = A small magic thing; at most two, and they cover nothing.
ted-icon-spell = Spell
    .about = A spell card; at most two, and they cover nothing.

## Dice

ted-icon-hero-dice-x = Hero dice
    .about = How many hero dice are rolled, never fewer than 1 or more than 3.
ted-icon-enemy-die = Enemy die
    .about = Rolled together with your dice when the target can strike back.
ted-icon-shield-match = Shield
    .about = The enemy die counts as your Defense, so you lose exactly the enemy's modifier.
ted-icon-die-torch = Torch face
    .about = The enemy misses, but the torch moves 1 space down.

## Skill check

ted-icon-roll-for = Roll to
    .about = Test the skill: the number is the result you need.
ted-icon-success = Success
    .about = Green tick: what happens when the check is passed.
ted-icon-failure = Failure
    .about = Red cross: what happens when the check is failed; without it a failure costs nothing.

## Heroic actions

ted-icon-rest = Rest
    .about = Gain 3 health and 5 focus; always allowed, and a must for the unconscious.
ted-icon-any-action = Any action
    .about = Perform any heroic action you like.
ted-icon-search = Search
    .about = Use what the room offers; enemies prevent it unless another conscious hero is here.
ted-icon-disarm = Disarm
    .about = Pass the check on the right of the card, and the trap is gone for good; you discover 1 loot or spell.
ted-icon-cast-spell = Cast a spell
    .about = Pass the check of the spell, pay its focus, and it works.
ted-icon-melee = Melee attack
    .about = Attack an enemy in your own room.
ted-icon-missile = Missile attack
    .about = Attack an enemy in another room that you can see in a straight line.
ted-icon-one-time-action = One-time action
    .about = One more heroic action this turn; not twice in one turn, wherever it comes from.

## Free actions

ted-icon-free-action = Free action
    .about = May be used at any moment of your turn, as often as you can pay.
ted-icon-enter-lair = Enter the lair
    .about = On the open Gate: spend 1 Speed and step onto the Boss mat.

## Movement and range

ted-icon-line-of-sight = Line of sight
    .about = In a straight line along paths, in another room than your own.
ted-icon-range-x = Range
    .about = How many rooms away the target may be.
ted-icon-move-speed = Move
    .about = Go along paths, up to your Speed.
ted-icon-any-path = Any path
    .about = Along paths, around corners too; the same room counts.
ted-icon-same-room = Same room
    .about = The target must be in the same room.
ted-icon-all-in-range = All in range
    .about = Everybody of that side within the range is reached.
ted-icon-targeted = The target
    .about = Only the chosen hero or enemy is affected.

## Targets

ted-icon-one-hero = One hero
    .about = Works on one hero.
ted-icon-all-heroes = All heroes
    .about = Works on all heroes.
ted-icon-goblins = Goblins
    .about = Works on goblins.
ted-icon-one-enemy = One enemy
    .about = Works on one enemy, be it goblin, minion or Boss.
ted-icon-minions = Minions
    .about = Works on minions.
ted-icon-boss = The Boss
    .about = Works on the Boss.

## Abilities and modifiers

ted-icon-gain-defense-speed = More Defense or Speed
    .about = Your Defense or Speed rises by this number.
ted-icon-lose-defense-speed = Less Defense or Speed
    .about = Your Defense or Speed falls by this number, but not below 0.
ted-icon-gain-health-focus = Gain health or focus
    .about = Your health or focus rises by this number, up to the maximum.
ted-icon-dice-plus-minus = One die more or fewer
    .about = You roll one hero die more or fewer, always between 1 and 3.
ted-icon-shift-die = Change a die
    .about = One of your dice goes up or down by 1, but not beyond 1 and 6.
ted-icon-mod-result = Add to the result
    .about = In a skill check this number is added to the result, or taken off it.
ted-icon-reroll-melee = Reroll
    .about = In a melee attack you may roll one hero die again; the new face stands.
ted-icon-portal = Portal
    .about = Spend 2 focus and go to any other revealed dungeon card.
ted-icon-push-enemy = Push
    .about = Move the enemy so many rooms away from you.
ted-icon-kill = Kill
    .about = The goblin or minion dies at once, and the hero that did it gets the reward.
ted-icon-stealth = Stealth
    .about = You move past enemies: they neither stop nor ambush you.

## Enemies and traps

ted-icon-counter-mod = Counter-attack modifier
    .about = Added to the enemy die when this enemy strikes back.
ted-icon-discard-equipped = Lose a card
    .about = The hero must put an equipped loot or spell card into its row.
ted-icon-lose-health-focus = Lose health or focus
    .about = The hero loses this much, whatever its Defense.
ted-icon-enemy-heal = Enemy gains health
    .about = The enemy's marker moves up by this number.
ted-icon-boss-to-lair = Boss to its lair
    .about = The Boss is back on its mat at once.
ted-icon-boss-moves-to = Boss moves to
    .about = The Boss moves towards the place shown next to it.

## Dungeon and torch mat

ted-icon-card-room = Room
    .about = A room card.
ted-icon-card-entrance = Entrance
    .about = The card in the centre, where heroes start and goblins come in.
ted-icon-card-encounter = Minion encounter
    .about = A minion waits here; in Act 2 a seal lies on it.
ted-icon-card-gate = Lair Gate
    .about = The way to the Boss; it opens when as many minions are dead as there are heroes.
ted-icon-torch-move = Move the torch
    .about = Up gives time and triggers nothing, down costs time and triggers every space.
ted-icon-reveal = Reveal a card
    .about = Turn over a face-down dungeon card; nobody has to go in, nobody is ambushed.
ted-icon-goblin-entrance = Goblin at the Entrance
    .about = A new goblin comes in at the Entrance; a fifth loses the game.
ted-icon-enemy-action = Enemies act
    .about = All goblins act in order, then the minions or the Boss; Defense does not help.
ted-icon-goblin-minion-here = Goblin or minion here
    .about = An enemy appears in this room.
ted-icon-skull = Skull
    .about = The game is over, and the heroes have lost.
ted-icon-trap = Trap
    .about = Whoever enters must pass the check on the left of the card, or is hurt.
ted-icon-discover = Discover
    .about = Draw a loot or spell card, or take one from its row.
ted-icon-pick-up = Pick up
    .about = Take a loot or spell card from its row, not from the deck.
ted-icon-seal = Seal
    .about = It locks the Boss's health track until the Boss walks through this room.

## Plaques and signs

ted-icon-heroic-plaque = Blue plaque
    .about = A heroic action: one in a turn.
ted-icon-free-plaque = Orange plaque
    .about = A free action: at any moment of your turn.
ted-icon-colon = Colon
    .about = What follows may be used only together with the action before it.
ted-icon-slash = Slash
    .about = Or: choose one.
ted-icon-plus = Plus
    .about = And: you may take both.
