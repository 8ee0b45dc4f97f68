# The board of Boss Monster.

bm-board-dungeons = Dungeons
bm-board-others-cards = Cards of { PLAYER($seat) }
bm-board-town-empty = Nobody is in town.

play-prompt-bm-floor = spells and abilities
play-prompt-bm-negate = negating spells
play-prompt-bm-machinate = drawing a card at the end of the round
