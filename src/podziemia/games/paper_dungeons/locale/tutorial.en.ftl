# The lessons of the tutorial, in their order; tutorial.toml says what lies on the table and is done.

pd-tutorial-chapter-first = One die, one room
pd-tutorial-chapter-dice = What dice can do
pd-tutorial-chapter-way = Through the dungeon
pd-tutorial-chapter-items = Items and gems
pd-tutorial-chapter-boss = The boss and the points

pd-tutorial-goal = You lead four heroes through a dungeon, and your rival explores the same one on another sheet. The game has eight rounds and three bosses, and the most glory points win.
pd-tutorial-dice = Each round six dice are rolled for everybody, three white and three black. You use any three of them, and nobody can take a die away from you.
pd-tutorial-boots = Begin with one die. The boots are for walking: take them, and your party may go three steps.
pd-tutorial-enter = Your party stands outside. With its first step it enters any room of row 1; go into { CARD("c1") }.
pd-tutorial-first-room = One die, one room: { CARD("c1") } is explored, and your party stands in it. Two more steps and two more dice would follow; let us skip to round 2.

pd-tutorial-skull = Round 2, and among the dice there is a skull. It hurts every party: 1 damage. A potion caught yours; without one it goes into the damage column, which costs points, and 9 points more if it ever climbs above your health.

pd-tutorial-die = Let us make the cleric stronger. Take the white cross: it is the cleric's symbol, and your cleric trains with white dice. Before round 1 you kept one of two powers and one of two objectives; the objective set these colours.
pd-tutorial-level = A die levels up a hero if symbol and colour fit. Choose it now: the cleric reaches level 3, and your health, the sum of all levels, becomes 6.
pd-tutorial-brew = A hero's symbol can do other things too, and then its colour does not matter. Take the white sword.
pd-tutorial-potions = Brew two potions. Each has two hearts, and each heart catches one point of damage later.
pd-tutorial-row = The fourth potion filled a row, and a full row brings a reward: here a level-up for any hero. Choose the cleric, who learns something at level 4: skulls will not hurt you any more.

pd-tutorial-walk = Now walk on from { CARD("c1") }. Every die can move your party by two steps in place of what it else does; the boots can do nothing else, but they give three. Take them.
pd-tutorial-walls = The first boss waits in { CARD("d2") }. A wall shuts it off from { CARD("d1") }, so go through { CARD("c2") }; the trap there costs 1 damage, every time you come in.
pd-tutorial-boss-room = A potion caught the damage again. Go on to { CARD("d2") }: whoever has seen this room takes part in the fight after round 3.
pd-tutorial-monster = In { CARD("e2") } waits a zombie of level 3, and zombies are the cleric's business. Your cleric is at level 4, so go in: it will cost nothing.
pd-tutorial-reward = A monster is always defeated and brings points; then comes what lies in the room, here a level-up. Give it to the warrior.

pd-tutorial-gem-gone = Round 2 is over. Your rival looted gem A, so now it is gone from your map: gems are a race, and only in the same round can several parties take the same one.
pd-tutorial-sword = There is a skull again, but your cleric kept the damage away. Now finish a magic item: the { CARD("flaming_sword") } asks for a sword, so take that die.
pd-tutorial-item = Every item has two parts and works as soon as both are there. The upper four ask for a certain symbol, the lower four take any hero's. Craft the second part: +3 strength against every boss.
pd-tutorial-clover = A clover counts as any hero's symbol, in either colour. Take it; the tutorial levels up the wizard with it.
pd-tutorial-way = Gem B lies in { CARD("f3") }, behind water, which only the { CARD("medallion_of_khar") } crosses; so go by { CARD("e3") }. Tunnels, A2 to F2 and A4 to F4, are open to all. Take the black hat to move; the first step is made for you.
pd-tutorial-gem = An orc of level 4 guards it, and your warrior is only at level 2. You win all the same, but the difference of 2 is damage; go in and take the gem.

pd-tutorial-fight = Round 3 is over, and everybody meets the { CARD("ghoul_king") }. Your strength: all levels together, 9, once more the cleric, its weakness, 4, and the sword, 3. The three bands of its card tell what 16 brings: points and damage.
pd-tutorial-boss = The second band: 3 points, and 1 damage that a potion caught. Your rival had not found the room and fled: −2 points; too little strength does the same. The strongest gets three potions; for the full row choose the { CARD("book_of_wisdom") }.
pd-tutorial-score = Here your points are counted all the time: bosses, your weakest hero, items, gems, monsters, less damage. Your secret objective counts too; you already have 4 points for 8 potions and for your power.
pd-tutorial-end = Every line of the log names its rule, such as { $rules }, and you can look it up at any time. That is all you need: play your first game, best without missions.
