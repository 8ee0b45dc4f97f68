# The sheet of Paper Dungeons.

pd-board-sheet = The sheet of { PLAYER($seat) }
pd-board-back = Back to my sheet
pd-board-players = Players
pd-board-sections = Parts of the sheet
pd-board-map = Map
pd-board-party = Party
pd-board-items = Items
pd-board-cards = Cards
pd-board-points = Points
pd-board-explored = Explored rooms: { $count }
pd-board-walk = The map: use the die for a move
pd-board-level = { $name }, level { $level } of { $most }
pd-board-total = points now: { $points }
pd-board-resurrection = resurrected
pd-board-hearts = Hearts beside a potion: hollow ones wait for it to be brewed, pink ones can each take one damage, crossed ones have taken it.
pd-board-secret = without the secret objective
pd-board-instead = take this one instead
pd-board-used = Round { $round }, dice used: { $dice }
pd-board-no-dice = The dice have not been rolled yet.
pd-board-story = What has just been fought and scored
pd-board-earlier = Earlier fights and games
pd-board-won = won this game

## Why it ended so

pd-board-why-alone =
    { pd-points }.{ $best ->
        [none] { "" }
       *[other] { " " }Most came from { $best }.
    }{ $worst ->
        [none] { "" }
       *[other] { " " }The most was lost to { $worst }.
    }
pd-board-why =
    { $winner } has { pd-points }, { $ahead } more than { $second }. What made the difference: { $box }.
pd-board-why-rooms =
    { $winner } and { $second } have { pd-points } each. Explored rooms decide, { $rooms } to { $fewer }.

## Keeping the sheet

pd-board-print = Print the sheet
pd-board-save-svg = Save as SVG
pd-board-save-png = Save as PNG
pd-board-file = paper-dungeons
pd-board-not-saved = This browser could not paint the sheet. The SVG file holds the same picture.

## A fight with a boss, line by line under its name

pd-board-boss-fought =
    { YOU($seat) ->
        [true] { $damage ->
            [0] You fight with strength { $strength }, band { $band }: { pd-points }, no damage.
           *[other] You fight with strength { $strength }, band { $band }: { pd-points }, { $damage } damage.
        }
       *[false] { $damage ->
            [0] { PLAYER($seat) } fights with strength { $strength }, band { $band }: { pd-points }, no damage.
           *[other] { PLAYER($seat) } fights with strength { $strength }, band { $band }: { pd-points }, { $damage } damage.
        }
    }
pd-board-boss-fled =
    { YOU($seat) ->
        [true] { $found ->
            [true] You flee: your strength { $strength } is not enough ({ pd-points }).
           *[false] You have not found the room and flee ({ pd-points }).
        }
       *[false] { $found ->
            [true] { PLAYER($seat) } flees: strength { $strength } is not enough ({ pd-points }).
           *[false] { PLAYER($seat) } has not found the room and flees ({ pd-points }).
        }
    }
pd-board-reward-won =
    { YOU($seat) ->
        [true] You are the strongest and get the reward.
       *[false] { PLAYER($seat) } is the strongest and gets the reward.
    }
pd-board-reward-left =
    { $tied ->
        [none] Nobody fought: nobody gets the reward.
       *[other] A tie ({ PLAYERS($tied) }): nobody gets the reward.
    }
pd-board-gems-vanished = Gems vanish from all maps where they have not been looted: { $gems }.
