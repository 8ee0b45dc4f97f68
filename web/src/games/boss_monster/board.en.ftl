# The board of Boss Monster.

bm-board-dungeons = Dungeons
bm-board-others-cards = Cards of { PLAYER($seat) }
bm-board-town-empty = Nobody is in town.

play-prompt-bm-floor = spells and abilities
play-prompt-bm-negate = negating spells
play-prompt-bm-machinate = drawing a card at the end of the round

## The end

bm-board-boss =
    { $boss ->
        [none] { PLAYER($seat) }
       *[other] { CARD($boss) } ({ PLAYER($seat) })
    }
bm-board-why =
    { $rule ->
        [BM-16-4] { $winner } has { $souls } souls in round { $round }.
        [BM-16-5] Several have ten souls; after wounds are taken off, { $winner } has the most.
        [BM-16-6] Several are equal; { $winner } has the least XP, and that decides.
        [BM-16-7] { $count ->
            [one] { $fallen } fell in round { $round }, with { $theirs } wounds.
           *[other] { $fallen } have fallen: { $winner } is the last one standing.
        }
        [BM-16-8] All fall in round { $round }; { $winner } comes off best.
        [BM-R-73] Everybody else gave up.
       *[other] No more heroes come; { $winner } has the most souls after wounds are taken off.
    }
bm-board-turn =
    { YOU($seat) ->
        [true] You were ahead from round { $round } on.
       *[false] { PLAYER($seat) } was ahead from round { $round } on.
    }
bm-board-course-souls = Souls over { $rounds } rounds
bm-board-course-wounds = Wounds over { $rounds } rounds
bm-board-round = round { $round }
