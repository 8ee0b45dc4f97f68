# What cannot be used or chosen: what was wanted, what came, what to do.

## Starting

unknown-language = There is no language “{ $language }” here. Choose one of: { $known }.
unknown-game = There is no game called “{ $game }”. Choose one of: { $known }.
unknown-option = This game has no table option called “{ $option }”. Its options are: { $known }.
bad-option = The table option “{ $option }” cannot be “{ $value }”. Give it one of: { $wanted }.
bad-players = This game is for { $least } to { $most } players, not for { $players }. Choose a number in between.
option-for-bots = Only bots can play with “{ $value }” as the table option “{ $option }”. Where a person sits, give it one of: { $wanted }.
option-not-here = “{ $value }” as the table option “{ $option }” needs something that is not installed here. Give it one of: { $wanted }.
bad-seats =
    { $seats ->
        [one] One seat is
       *[other] { $seats } seats are
    } given for { $players ->
        [one] one player
       *[other] { $players } players
    }. Say for every player exactly once who decides.
unknown-bot = There is no bot called “{ $bot }” for this game. Choose one of: { $known }.

## Records

record-damaged = This is not a complete record of a match: { $fault }. Take an undamaged copy.
record-format = This record is written in format { $found }, and only format { $known } can be read. Use the version of Podziemia that wrote it.
record-version = This record was played by version { $recorded } of the rules; the rules here play versions { $oldest } to { $version }. Use the version of Podziemia that wrote it.
record-illegal = Decision { $number } of the record is not allowed: { $reason } The record was changed, or belongs to other rules.
record-check = What happens in this record when it is played again is not what happened then. It was changed, or belongs to other rules.
record-scenario = This match began with a scenario, and only a match begun from setup can be recorded. Keep the scenario instead.

## Scenarios

scenario-no-file = There is no scenario file or folder “{ $file }”. Give the path of one.
scenario-unreadable = The scenario “{ $file }” cannot be read: { $fault }. Check the file.
scenario-malformed = The file “{ $file }” is not a scenario: { $fault }. Correct it as docs/scenarios.md describes.
scenario-otherwise = A scenario’s `otherwise` can only be “pass”, a question of the game, or a list of them, not “{ $given }”. Write one of these, or take it out.
scenario-unknown = The scenario names “{ $name }” in “{ $where }”, where this is not known. Correct the name or take it out.
scenario-given = What the scenario gives cannot be used: { $fault }.
scenario-impossible = The position of the scenario cannot come about: “{ $what }” in “{ $where }” is against { $rule }. Correct it.

## Choices

undo-refused = { PLAYER($seat) } has nothing to take back: only one’s own last decision can be taken back, before anybody else acts and before anything hidden or random is shown.
refused-over = The match is over, and nothing can be chosen any more. Start a new one to go on playing.
refused-not-asked = It is not for { PLAYER($seat) } to choose now. The match waits for: { PLAYERS($waiting) }.
refused-world-asked = It is not for { PLAYER($seat) } to choose now: what the table itself must settle comes first.
refused-no-seat = { $seat } is not a seat at this table. The seats are numbered from 0 to { $last }.
refused-is-out = { PLAYER($seat) } is no longer in the match.
refused-index =
    { $index } is not the index of an option: { $count ->
        [one] only one is offered, with index 0
       *[other] { $count } are offered, counted from 0
    }. Choose one of those.
refused-malformed = This is not an option of the game: { $fault }. Choose one of those offered.
bad-instructions = These are not standing instructions ({ $fault }). Give a list of them: for which question, when, and what to choose.
bad-seed = { $seed } cannot be a seed. Give a whole number or a few words.
bad-options = { $options } is not a set of options. Give the name and the value of each one.
no-events = This match keeps no log. Start it, or copy it, with events=True.
record-dealt-anew = In this match hidden cards were dealt anew, so it has no record. Record the match it was copied from.
scenario-no-checks = The scenario checks nothing. Say under `then`, or in a step, what must be true.
scenario-none = There are no scenarios in { $folder }. Name a .toml file, or a folder with some.
rewind-refused = There is no going back to { $count } decisions: there have been { $most }.
