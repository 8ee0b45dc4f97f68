# The lessons of the tutorial.

df-tutorial-chapter-throw = A throw
df-tutorial-chapter-eye = The eye
df-tutorial-chapter-techniques = Techniques
df-tutorial-chapter-weapons = Weapons and lines
df-tutorial-chapter-danger = It hurts
df-tutorial-chapter-scars = Scars
df-tutorial-chapter-market = The market
df-tutorial-chapter-overlays = Rebuilding the target
df-tutorial-chapter-big-bad = The big bad

df-tutorial-goal = You are heroes, more or less. Throw dice at monsters, room after room, until a big bad lies at your feet. First in the way: { CARD("pan_elastyczny") }, with 3 life points left.
df-tutorial-throw = Pull the die back, aim and let go. It must bounce off the table first and come to rest on the target. However you throw in these lessons, the die already knows where it will lie.
df-tutorial-room = It lies in a 3, so the monster took 3 damage and fell, and its coin is in your chest. That was a whole fight. The leader now looks at two rooms, alone, and chooses one: take the one with the coins.
df-tutorial-eye = Now all three dice. Each colour belongs to a skill of yours, and half of its corners carry an eye. { CARD("jack_wrobel") } has { CARD("piercing") } on red: take the red die.
df-tutorial-eye-throw = Throw it. If the die shows an eye, the skill of its colour is activated, whether you like it or not.
df-tutorial-second-try = A 2 and an eye: 2 + 2 = 4 damage. Next is { CARD("maryla_morgensztern") }, who can afford to be clumsy: her green skill is { CARD("fix") }. Take the green die, and watch.
df-tutorial-repeat = Off the target: a miss, and the monster would strike. But there is an eye, so the throw can be forgotten altogether. Throw again!
df-tutorial-again = The same die, and nothing of the first throw counts any more. Throw.
df-tutorial-last-die = Another 2. Only the blue die is left, so { CARD("jack_wrobel") } has to throw that one. Dice that lie about are in the way. Mind the holes!
df-tutorial-no-dice = Into a hole: a miss, and { CARD("pan_elastyczny") } hits back for 1. The coloured dice are gone. You may recover them, for damage to every hero, or throw a white die from the chest. Take a white one.
df-tutorial-bullseye = White dice are for one throw each. Make it count: the red middle is worth 10.
df-tutorial-pond = That was more than enough, and more than enough is worth a coin. Now { CARD("goblin_splawik") }, who demands a technique: every throw must bounce inside the pond. Take the red die.
df-tutorial-pond-throw = First drag the pond to where you want the die to bounce, then throw as before. Without that bounce it is a miss, wherever the die lies.
df-tutorial-flee = In the pond, and a 2. There are fifteen techniques, and all that monster, room and weapons demand have to be done in one throw. If monster and room together ask for two, you may all flee, if you can live with the shame.
df-tutorial-weapon = Weapons are up to you. { CARD("jack_wrobel") } carries { CARD("ramboril") }: 2 more damage on a hit, but thrown with your eyes level with the table. Take the red die.
df-tutorial-declare = Before every throw you say which weapons you use. Use { CARD("ramboril") }.
df-tutorial-low-throw = From down here distances are hard to judge. Throw all the same.
df-tutorial-line = On the line of a 5 and a 3. Where most corners lie counts, in doubt the lower one. But the swashbuckler token lies on the monster: use it, and both count, 5 + 3, and 2 for the sword.
df-tutorial-danger = Now the other way round: { CARD("jack_wrobel") } has 2 life points left, and { CARD("krwiozerczy_pingwin") } takes 2 for every miss. Watch.
df-tutorial-curiosity = A miss! But curiosities may be used at any time, even now, by somebody whose turn it is not. { CARD("maryla_morgensztern") } has { CARD("goraca_czekolada") }: give it to { CARD("jack_wrobel") }.
df-tutorial-stunned = Without chocolate it ends like this: { CARD("jack_wrobel") } is stunned until the fight is over. If everybody is stunned, you have lost. { CARD("maryla_morgensztern") } must do it alone: take the green die.
df-tutorial-finish = The monster has 1 life point left. Finish it.
df-tutorial-scar = Done. The stunned stand up again, but with a scar: it takes 2 life points for good, and its colour has no skill any more. After three scars the next one is the end. Put it over green.
df-tutorial-market = Rooms show stalls. With 10 of them behind you, you go shopping. Every hero has room for so many weapons, armours and curiosities. Buy { CARD("tarcza_z_pokrywki") } for { CARD("maryla_morgensztern") }: once per fight, a miss without damage.
df-tutorial-white-die = 2 coins are left: healing for everybody, or a white die. You will be glad of white dice, for after the third market the big bad waits. Buy one.
df-tutorial-flip = { CARD("krolowa_niech_to_zamarznie") } rebuilds the target: before the fight two overlays are flipped onto it, like coins. Flick it up: it must turn in the air and land on the target, or it costs 1 life point.
df-tutorial-flip-again = It lies. Permafrost is a section worth 0, and its opening one more hole. Now the second one.
df-tutorial-careless = Monsters have more in store: the crazy demand one more technique after every hit, the careless let you take back a 1. Icebergs in the holes hurt the monster even if you miss.
df-tutorial-big-bad = Three markets later: { CARD("widmo_kramarza") }. Here no dice are recovered. This blue one is your last, no white ones are left, and it has 31 life points. There is just one way.
df-tutorial-last-throw = The bullseye, with an eye on the die: that destroys any monster, whatever its life. Take a deep breath, and throw.
df-tutorial-end = Ultra-critical! You have won, and coins, white dice and unscarred heroes are worth glory in the ballads. Now throw for yourself: from here on the dice know nothing.
