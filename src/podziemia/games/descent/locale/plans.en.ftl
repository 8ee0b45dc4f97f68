# What a bot means to do, in a line for its partners.

dj-plan-explore = { CARD($hero) } wants to see what lies farther on.
dj-plan-glyph = { CARD($hero) } is on the way to a glyph.
dj-plan-fight = { CARD($hero) } is looking for a fight.
dj-plan-quest = { CARD($hero) } does what the quest asks for.
dj-plan-find = { CARD($hero) } picks up what lies around.
dj-plan-heal = { CARD($hero) } reaches for a potion.
dj-plan-shop = { CARD($hero) } goes shopping.
dj-plan-return = { CARD($hero) } comes back from town.
dj-plan-guard = { CARD($hero) } stands guard.
dj-plan-aim = { CARD($hero) } takes aim.
dj-plan-dodge = { CARD($hero) } means to dodge.
dj-plan-rest = { CARD($hero) } takes a breath.
