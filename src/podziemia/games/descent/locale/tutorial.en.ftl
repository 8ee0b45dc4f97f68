# The lessons of the tutorial.

dj-tutorial-chapter-steps = The first steps
dj-tutorial-chapter-first = One Beastman
dj-tutorial-chapter-surges = Surges and fatigue
dj-tutorial-chapter-range = From afar
dj-tutorial-chapter-orders = Taking aim
dj-tutorial-chapter-door = The door
dj-tutorial-chapter-glyph = The glyph and the town
dj-tutorial-chapter-chest = The chest
dj-tutorial-chapter-overlord = The overlord's turn
dj-tutorial-chapter-trap = A trap
dj-tutorial-chapter-last = Fang

dj-tutorial-goal = It is dead. Somewhere in this cellar sits its leader, { CARD("fang") }. Kill him while your party has at least one conquest token, and you win; when the last token is gone, the overlord wins.
dj-tutorial-advance = This is { CARD("steelhorns") }, alone in a corridor, and you lead him. In every turn a hero takes one action. Choose Advance: as many movement points as his speed, 4, and one attack.
dj-tutorial-step = A step to a neighbouring space costs 1 movement point, diagonal steps as well. Take one step ahead.
dj-tutorial-attack = A Beastman stands before you. Advance gives you one attack: use the { CARD("axe") }. You roll its red and green die, and three black ones for your melee trait of 3.
dj-tutorial-hearts = Hearts are damage: 3 and 1 make 4. Its armor stops 2, and 2 wounds are all a Beastman can take. That will do.

dj-tutorial-battle = Two of them now, both within reach. Battle gives you two attacks and no movement points. The first goes to the one straight ahead.
dj-tutorial-surge = Only 3 damage, and armor takes 2. But there is a surge, and your { CARD("axe") } turns each surge into 1 more damage. Spend it.
dj-tutorial-fatigue = The first is dead, and your other attack shows 3 damage again, without a surge. Push yourself: 1 fatigue rolls one more black die.
dj-tutorial-enhancement = An enhancement. It adds 1 to damage or 1 to range; against a neighbour that means damage.

dj-tutorial-unseen = { CARD("silhouette") } shoots. A Skeleton stands at the far wall, but the rubble is in the way: no straight line leads from the middle of her space to the middle of its. Take one step to the side, and the line is free.
dj-tutorial-shoot = The Skeleton is 6 spaces away, so the dice must show a range of 6. Shoot.
dj-tutorial-short = Range 4: too short. But there are two enhancements. Put the first into range; the second follows.
dj-tutorial-hit = Range 6: a hit, and a Skeleton has no armor. With surges left over you could buy what is printed on the { CARD("crossbow") }; one is not enough. Finish the attack.

dj-tutorial-ready = Whoever has time gets ready: half an action, movement or attack, and an order. Choose Ready with the attack.
dj-tutorial-aim = Place the Aim order. It stays beside you until you use it, move or are wounded; here it is used at once, in an aimed attack.
dj-tutorial-miss = The red die shows a miss, and one miss spoils the whole attack. But you aimed: roll that die again, and keep the good ones.

dj-tutorial-closed = A closed door. Nobody but the overlord knows what is behind it. Open it for 2 of your 4 movement points.
dj-tutorial-reveal = As soon as a hero sees one space of a new area, all of it is laid out: monsters, treasure and obstacles. The monsters act only in the overlord's turn.
dj-tutorial-potion = Something glitters in the corner. Walk there with your last 2 points: you pick up a potion by stepping on it, and may carry it ready to drink.

dj-tutorial-glyph = A glyph. Whoever first steps on it wakes it, and that is worth 3 conquest tokens. Declare Run, for twice your speed, and step on it.
dj-tutorial-town = An active glyph is a gate to the town. Step through for 1 point; in each turn you can travel that way once.
dj-tutorial-shop = In town, 3 points take you to the shop. You have 100 coins, just the price of { CARD("chain_mail") }: 2 more armor.
dj-tutorial-death = Fallen heroes wake up here, too, healed, but with half their coins gone, and each death costs conquest tokens. Active glyphs are their way back.

dj-tutorial-chest = A chest is opened by standing on it and paying 2 points. Its number decides what is inside, and only the overlord knows it. Open it: every hero gets a share, wherever he is.
dj-tutorial-curse = 50 coins and a treasure for each of you, and 2 conquest tokens for all. But there was a curse, too: 1 threat for each hero went to the overlord.

dj-tutorial-guard = Behind the rubble something breathes. Choose Ready again, with movement, but this time place a Guard order and let it come.
dj-tutorial-threat = End your turn. The overlord gains 1 threat for each hero and draws two cards; then each of his monsters may move and attack.
dj-tutorial-interrupt = It came round the corner and lifts its club. Now use the order: your attack is resolved first, in the middle of the overlord's turn.
dj-tutorial-saved = Dead before it could strike: its attack never happens.

dj-tutorial-walk-on = The overlord has 3 threat and one card in his hand. Cards cost threat, and traps wait for heroes who enter empty spaces. Walk on, and watch your step.
dj-tutorial-pit = { CARD("spiked_pit") }! Only a blank on the black die would have saved you: 2 wounds, and no armor helps. Climb out for 2 points.

dj-tutorial-fang = There he sits. { CARD("fang") } is a named monster with armor 3 and 6 wounds, and he has suffered 4 already. One good blow is enough.
dj-tutorial-end = 7 damage against armor 3: { CARD("fang") } is dead, and you still have conquest tokens. You have won. Now open your own door, and mind the rubble.
