# What a player is asked, one message per prompt.

## Setup

ted-ask-choose-hero = Choose hero { $number } of { $heroes }.

## The turn

ted-ask-turn =
    { $walk ->
        [0] { $actions ->
            [0] { CARD($hero) }: move, use free actions, or end the turn.
           *[other] { CARD($hero) }: move, act, use free actions, or end the turn.
        }
        [one] { CARD($hero) } walks unseen: { $walk } more room, or stop.
       *[other] { CARD($hero) } walks unseen: { $walk } more rooms, or stop.
    }
ted-ask-rotate = How does { CARD($card) } lie?
ted-ask-lay =
    { $deck ->
        [one] Only { $deck } card is left in the dungeon deck: which cell gets it?
       *[other] Only { $deck } cards are left in the dungeon deck: which cell gets the next one?
    }
ted-ask-reveal-next = Which card is turned over next?
ted-ask-reveal =
    { $left ->
        [one] You may turn over { $left } more card.
       *[other] You may turn over up to { $left } cards, one after another.
    }
ted-ask-destination = Where does { CARD($hero) } appear?

## Checks

ted-ask-skill = Which skill do you test? The result must be { $difficulty } or more.
ted-ask-check =
    { $kind ->
        [trap] A trap: { CARD($hero) } needs { $difficulty } or more.
        [melee] Melee attack: { CARD($hero) } hits with { $difficulty } or more.
        [missile] Missile attack: { CARD($hero) } hits with { $difficulty } or more.
        [spell] Casting: { CARD($hero) } needs { $difficulty } or more.
        [search] Searching: { CARD($hero) } needs { $difficulty } or more.
        [disarm] Disarming: { CARD($hero) } needs { $difficulty } or more.
       *[other] { CARD($hero) } needs { $difficulty } or more.
    }
ted-ask-pay =
    { $health ->
        [0] It succeeded. Pay { $focus } focus for { CARD($source) }?
       *[other] Pay { $health } health and { $focus } focus for { CARD($source) }?
    }

## Attacks

ted-ask-granted-attack = Choose the weapon and the enemy of the attack.
ted-ask-counter = Which enemy strikes back at { CARD($hero) }?
ted-ask-defend = { CARD($card) } strikes back: { CARD($hero) } would lose { $damage } health.
ted-ask-rewards = Whose reward does { CARD($hero) } take first?
ted-ask-reward = { CARD($goblin) } is dead. Choose the reward.
ted-ask-spell-damage = Which enemy takes { $damage } more damage?
ted-ask-assign = { CARD($boss) }: which health marker takes damage? To distribute: { $damage }.
ted-ask-heal-boss = { CARD($boss) } gains { $amount } health: on which marker?

## Loot and spells

ted-ask-discover = { CARD($hero) } discovers a card: loot or a spell?
ted-ask-draw =
    { $what ->
        [loot] { CARD($hero) } discovers loot: draw, or take a card from the row?
       *[spell] { CARD($hero) } discovers a spell: draw, or take a card from the row?
    }
ted-ask-pick-up = { CARD($hero) } may take a card from the row.
ted-ask-equip = Where does { CARD($hero) } put { CARD($card) }?
ted-ask-discard = { CARD($hero) } must discard a card: which one?

## Enemies

ted-ask-enemy-phase = The enemies are about to act. Does { CARD($hero) } use { CARD($ability) }?
ted-ask-nearest = Several heroes are equally near: whom does { CARD($card) } go for?
ted-ask-way = There are several ways: where does { CARD($card) } step?
ted-ask-push =
    { $left ->
        [one] Where is { CARD($card) } moved? { $left } room is left.
       *[other] Where is { CARD($card) } moved? { $left } rooms are left.
    }
ted-ask-horn = Which enemy is moved next?
ted-ask-summon = Whom does { CARD($hero) } bring here?
