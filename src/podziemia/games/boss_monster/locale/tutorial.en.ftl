# The lessons of the tutorial, in their order; tutorial.toml says what lies on the table and is done.

bm-tutorial-chapter-first = One room, one hero
bm-tutorial-chapter-lure = Who comes to whom
bm-tutorial-chapter-walk = Through the dungeon
bm-tutorial-chapter-next = The next round

bm-tutorial-goal = You are the boss of a dungeon, and heroes come to plunder it. Ten souls win the game, five wounds lose it.
bm-tutorial-boss = This is your boss, { CARD("gorgona") }. Heroes come in on the left and walk from room to room towards the boss on the right. You have no room yet.
bm-tutorial-hero = Today one hero has come to town: { CARD("the_fool") }, with 2 health. He goes to whoever has the fewest souls; you have none and your rival one, so he will come to you.
bm-tutorial-first-room = Build a room before he comes: take { CARD("golem_factory") }, which deals 2 damage to every hero who walks in, and put it in front of your boss.
bm-tutorial-first-soul = He walked in, took 2 damage and died in your first room: your first soul. Had he had more health, he would have reached your boss, and that is a wound.

bm-tutorial-room = Three rounds later your dungeon has four rooms, and most heroes no longer come by chance. This treasure on { CARD("golem_factory") } lures fighters; every room shows which class it lures.
bm-tutorial-damage = Together your rooms deal 5 damage now. A hero who runs out of health dies and is worth a soul; a hero who reaches the boss costs you a wound.

bm-tutorial-town = Heroes wait in town, and each goes where the most treasure of its class lies. { CARD("sir_digby_apple") } is a thief: you have the most thief treasure, so he will come to you.
bm-tutorial-tie = When treasure is equal, a hero stays in town. You and your rival show the same to clerics and to mages, so these three cannot decide.
bm-tutorial-build = Break the tie for the clerics: take { CARD("open_grave") }, which has cleric treasure, and put it in the new place on the left. It will be your fifth room.
bm-tutorial-face-down = Rooms stay face-down until everybody has built. Your spell works only while heroes walk, so pass for now.
bm-tutorial-level-up = Five rooms for the first time: your boss levels up, and { CARD("gorgona") } kills a hero in town. Choose { CARD("johnny_of_the_evening_watch") }, who would have gone to your rival.

bm-tutorial-bait = The tie is broken: both clerics stand at your entrance at once, and the thief behind them. { CARD("tieg_and_the_magic_bubble") } stays, because for mages it is still a tie.
bm-tutorial-window = Before a hero goes in, and again in every room, spells and abilities may be used. Save your spell and pass.
bm-tutorial-walk = { CARD("open_grave") } has dealt 2 damage, and this hero has 6 health. Pass to let the hero walk on; in the next rooms the tutorial passes for you.
bm-tutorial-death = The hero died in { CARD("golem_factory") }, and you have one more soul. This room also pays a reward: you drew a Room card.
bm-tutorial-forecast = Next comes { CARD("delatorious_angel_of_light") } with 8 health, and your rooms deal only 7 damage. Pass all the same; you will be asked again in the last room.
bm-tutorial-spell = From here the hero would reach your boss. Play { CARD("exhaustion") }: it deals as much damage as you have rooms, 5 more.
bm-tutorial-survivor = That was another soul. { CARD("sir_digby_apple") } had 8 health too, and with no spell left he reached your boss: one wound.

bm-tutorial-round = A new round has begun: two more heroes came to town, and every player drew a Room card.
bm-tutorial-upgrade = { CARD("recycling_center") } is an advanced room and goes only on a room that shares a treasure with it. Put it on { CARD("dizzygas_hallway") }: 3 damage in place of 1.
bm-tutorial-covered = Your rival built over the room with the only mage treasure there, and a covered room lures nobody. That broke the tie, and both mages came to you.
bm-tutorial-stronger = Your rooms deal 9 damage now, too much even for { CARD("dartteon_elf_pyromancer") } with 8 health. You have seven souls; three more and you win.

bm-tutorial-rules = Every line of the log names its rule, such as { $rules }. Look it up in the rules whenever something surprises you.
bm-tutorial-end = That is all you need to begin. Play a match against a bot, and collect ten souls before you have five wounds.
