# Why something cannot be chosen. The rule that forbids it stands beside the sentence.

df-refused-not-now = That cannot be chosen now. Choose one of the things offered.

## Anywhere

df-refused-must-choose = This cannot be declined. Choose one of the things offered.
df-refused-answer-first = There is another question to answer first. Choose one of the things offered.
df-refused-no-such-hero = No such hero is in the party. Choose one of those at the table.

## The dungeon

df-refused-hero-taken = That hero is not to be had. Choose one of those offered.
df-refused-not-drawn = You have not drawn that room. Choose one of your two.
df-refused-freebie = A gift may not be refused while somebody can carry it. Choose who takes it.

## Dice

df-refused-no-fight = There is no fight now. Dice are taken once a monster is there.
df-refused-not-choosing-die = A die is already chosen, or it is not time for one yet.
df-refused-white-later = White dice come after the others. Take a coloured or special die first.
df-refused-no-white-die = There is no white die in the chest. Take the coloured dice back.
df-refused-die-thrown = That die has been thrown in this fight. Take another one.
df-refused-die-next-turn = That die has only just come. It can be thrown from the next turn on.
df-refused-no-special-die = The party does not have that die in this fight.
df-refused-recover-dice-left = There is still a die to throw. Dice are taken back only when none is left.
df-refused-recover-battle = Against the big bad the coloured dice cannot be taken back.
df-refused-no-flight = Fleeing needs two different techniques of room and monster, another monster to meet, and the beginning of a turn.

## Throwing

df-refused-declared = The throw is already declared. That stands until the die has landed.
df-refused-no-weapon = You carry no such weapon.
df-refused-weapon-twice = Each weapon can be used once in a throw.
df-refused-no-roundhouse = A { CARD("roundhouse") } can only be chosen while the catchy tune plays.
df-refused-no-such-cube = There are three water cubes. Choose one of them.

## The result

df-refused-repeat-over = It is too late to throw again, or too early.
df-refused-not-careless = Only a careless monster lets you throw again, and only where the die lies on a 1.
df-refused-no-second-try = { CARD("fix") } needs its own eye, and a hero who has it.
df-refused-no-eye = There is no eye to activate a skill with.
df-refused-not-own-skill = That skill belongs to somebody else.
df-refused-scar = A scar covers { CARD($skill) }.
df-refused-fix-over = { CARD("fix") } comes before the result stands. Its time is over.
df-refused-other-colour = A coloured die activates the skill of its own colour.
df-refused-skill-compulsory = An eye must be used. Choose a skill.
df-refused-no-ballads = Upgrades belong to the variant with ballads and promotions.
df-refused-no-upgrade = You have no upgrade ready for this die.
df-refused-no-token = The swashbuckler is not on the monster.
df-refused-no-line = Both sections count only for a hit on a line of the target.
df-refused-summed = Both sections are counted already.

## Cards

df-refused-no-such-card = There is no such card.
df-refused-card-gone = { CARD($card) } is out of the game.
df-refused-not-carried = { CARD($card) } is not yours to use.
df-refused-stunned = { CARD($hero) } lies stunned and can use nothing.
df-refused-not-active = Only the hero whose turn it is can use that.
df-refused-armour-used = { CARD($card) } has been used in this fight. It is ready again after the rest.
df-refused-weapon = { CARD($card) } is a weapon: declare it before the throw.
df-refused-card-no-effect = { CARD($card) } would change nothing now. Keep it for later.
df-refused-card-not-now = This is not the moment for { CARD($card) }.
df-refused-not-healed = Only heroes on their feet regain life.

## Rest and market

df-refused-scar-taken = That colour has a scar already. Choose another one.
df-refused-upgrade-compulsory = Three points of experience must be spent. Choose a skill.
df-refused-upgraded = That skill is upgraded already.
df-refused-not-resting = Equipment changes hands only in a rest.
df-refused-rarity = A rarity belongs to the whole party and lies beside the chest.
df-refused-dead = { CARD($hero) } is dead and carries nothing.
df-refused-same-card = { CARD($hero) } has { CARD($card) } already.
df-refused-passed-before = That was passed on or declined in this rest already. Keep it until the next one.
df-refused-no-slot = { CARD($hero) } has no slot left for { CARD($card) }.
df-refused-no-swap = These cards cannot be swapped: afterwards both must be able to carry what they have.
df-refused-no-market = There is no market now.
df-refused-no-coins = That costs { $price }, and there are { $coins } coins in the chest.
df-refused-nine-dice = The party has nine white dice. It cannot have more.
df-refused-not-on-sale = That card is not on sale.
df-refused-for-whom = Say which hero the card is for.
df-refused-all-healthy = Healing cannot be bought now.
