# What a player is asked, one message per prompt.

## Setup

dj-ask-choose-hero = Choose hero { $number } of { $heroes }.
dj-ask-draft = Choose a skill.
dj-ask-exchange = Exchange one skill, or keep all three?
dj-ask-shop =
    { $coins ->
        [one] Shopping: { $coins } coin left.
       *[other] Shopping: { $coins } coins left.
    }
dj-ask-start-space = Where does the hero start?

## A hero's turn

dj-ask-next-hero = Which hero takes the next turn?
dj-ask-swap = Exchange the order for another one?
dj-ask-start = The turn begins: what is resolved next?
dj-ask-blood = Give up a wound or fatigue for the other?
dj-ask-restore = Use an item before the action?
dj-ask-arrange = Arrange the equipment: what is worn, what goes into the pack?
dj-ask-action = Which action does the hero take?
dj-ask-turn = Movement points: { $mp }, attacks: { $attacks }. What now?
dj-ask-pick-up = Pick this up?
dj-ask-put-back = Nobody can stop here. Where does the figure go back to?
dj-ask-arrive = The glyph is taken. Where does the hero arrive?
dj-ask-encounter = Use what the hero has found?
dj-ask-lull = Play the flute now?
dj-ask-familiar = Where does the familiar move? Points left: { $left }.
dj-ask-lead = Where does the quest figure walk? Points left: { $left }.
dj-ask-telekinesis = Where is the figure moved to?
dj-ask-evade = Leap aside? Steps left: { $mp }.

## Attacks

dj-ask-target = Which space is attacked?
dj-ask-from = Where does the attack begin?
dj-ask-blast = Use the weapon's Blast?
dj-ask-breath = Where does the template lie?
dj-ask-aim = Use the Aim order for this attack?
dj-ask-declared = Use a skill with this action?
dj-ask-reroll = Which dice are rolled again?
dj-ask-spend = What are the surges and enhancements spent on?
dj-ask-cancel = { $wounds ->
        [one] { $wounds } wound comes in. Cancel it?
       *[other] { $wounds } wounds come in. Cancel some?
    }
dj-ask-bury = Whose death is resolved next?
dj-ask-knockback = Where is the figure thrown?
dj-ask-cleave = One more attack on somebody else?
dj-ask-another-attack = Pay for another attack?
dj-ask-vampiric-blood = Recover a wound or fatigue?
dj-ask-guard = Interrupt with the Guard order?
dj-ask-taunt = Taunt the monsters before they act?

## The overlord

dj-ask-hand-limit = You hold too many cards: discard one for its threat.
dj-ask-opening = Before the monsters act: play or discard a card, or go on.
dj-ask-spawn = Which monster is placed next?
dj-ask-relocate = No figure of { CARD($monster) } is left: which one is taken off the map?
dj-ask-place-monster = Where does { CARD($monster) } stand?
dj-ask-place = The space is taken. Where does the figure stand?
dj-ask-upgrade = Which monster becomes a master?
dj-ask-power-order = Which power card is resolved next?
dj-ask-activate =
    { $left ->
        [one] Activate the last monster?
       *[other] Which monster acts next? { $left } are waiting.
    }
dj-ask-activation = Movement points: { $mp }, attacks: { $attacks }. What does the monster do?
dj-ask-stunned = The master is stunned: does it keep its movement or its attack?
dj-ask-aim-card = Play a card for this attack?
dj-ask-dodge-card = Play a card against this attack?
dj-ask-activation-card = Play a card on the monster?
dj-ask-space-trap = Play a trap on the hero's space?
dj-ask-door-trap = The door opens: play a trap?
dj-ask-chest-trap = The chest opens: play a trap?
dj-ask-spiked-pit = Where does the hero leap to?
dj-ask-crushing-block = Where is the hero pushed?
dj-ask-dark-charm = Which hero is charmed?
dj-ask-charmed-attack = Choose the charmed hero's attack.
dj-ask-mimic = Where does the Mimic stand?
dj-ask-drag-back = Where is the quest figure dragged?
dj-ask-bring-back = Where does she return?
