cli-content-fault = The content of a game cannot be used: { $fault }.
cli-file-fault = { $file } cannot be used: { $fault }.
cli-output-fault = Nothing can be written to standard output: { $fault }. Send it somewhere else.
cli-bug = Podziemia made a mistake of its own ({ $fault }); please report it. PODZIEMIA_DEBUG=1 shows where.
cli-no-option = There is no option { $option } here; see { $help }.
cli-missing = { $wanted } is missing; see { $help }.
cli-no-command = There is no command { $command }; there are: { $known }.
cli-no-command-close = There is no command { $command }; did you mean { $close }? There are: { $known }.
cli-bad-value = “{ $given }” does not fit { $option }: { $kind ->
    [int_parsing] a whole number is wanted
    [float_parsing] a number is wanted
    [greater_than_equal] { $bound } or more is wanted
    [less_than_equal] { $bound } or less is wanted
   *[other] something else is wanted
}; see { $help }.
cli-value-missing = { $option } needs a value; see { $help }.
cli-value-needless = { $option } takes no value; see { $help }.
cli-too-many = Nothing more is wanted here, but “{ $more }” was given too; see { $help }.
cli-usage = { $fault }; see { $help }.

cli-games-players = { $least }–{ $most } players
cli-games-option = { $about } [{ $values }] ({ $rule })

cli-no-rule = There is no rule { $rule }, and none that speaks of it. The sections are: { $known }.
cli-no-rule-close = There is no rule { $rule }; did you mean one of { $close }?
cli-rules-how = A section: podziemia rules { $section }. A rule: podziemia rules { $rule }. All: podziemia rules { $game }. What is said about a word: podziemia rules { $game } WORD.

## Files

cli-no-file = There is no file { $file }. Check the path, or give another file.
cli-cannot-save = The match cannot be saved to { $file }: { $fault }. Choose another file: --save FILE, or s FILE while playing.
cli-file-exists = { $file } is there already; go on with it (--resume { $file }) or choose another name.
cli-is-folder = { $folder } is a folder; give a file, for example { $example }.
cli-no-folder = There is no folder { $folder } to save to. Make it, or choose another one.

## Playing

cli-which-game = Say which game to play: { $known }.
cli-resume-fixed = A saved match keeps its seed and its options; leave out --seed and --option.
cli-other-game = { $file } is a match of { $game }, not of { $wanted }. Leave { $wanted } out, or give another file.
cli-empty-seat = Name who sits at every seat, for example human,random.
cli-names =
    { $names } names are given for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }. Give at most one name for every seat.
cli-names-twice = Two players cannot both be called { $name }; give every player another name.
cli-option-twice = The option { $option } is given twice; give it once.
cli-bad-pair = An option is given as key=value, not as “{ $given }”.
cli-human-name = Player { $number }
cli-bot-name = Bot { $number }
cli-curtain = Pass the device to { $name }
cli-press-enter = Press Enter when nobody else is looking. { "" }
cli-also = { $zone }, also
cli-squares =
    { $count ->
        [one] { $name }: { $count } square
       *[other] { $name }: { $count } squares
    }
cli-pick =
    { $count ->
        [0] Pick { $size } together: type their numbers, such as 1 2.
       *[other] Picked: { $names } ({ $count } of { $size }). Type the next number; u puts it back.
    }
cli-not-together = These do not go together: { $numbers }. Type other numbers.
cli-which-square = Which square? ({ $square } for example; ? { $square } says what that does; Enter goes back)
cli-no-square = It cannot go to “{ $square }”.
cli-beyond =
    { $most ->
        [0] { $square } is out of reach: no way leads anywhere now.
       *[other] { $square } is out of reach: the farthest square you can reach now costs { $most }.
    }
cli-walk-waits = The walk to { $square } goes on when this is answered.
cli-walk-way = The way is not what it was.
cli-walk-ended = The walk to { $square } has ended. { $why }
cli-enter = (Enter)
cli-keys =
    { $passing ->
        [true] ? help · ?NAME explains · w whole table · p keep passing · u undo · q quit
       *[false] ? help · ?NAME explains · w whole table · u undo · q quit
    }
cli-news = What has happened
cli-more-news =
    { $count ->
        [one] one more line (n shows it)
       *[other] { $count } more lines (n shows them)
    }
cli-page = Page { $page } of { $pages } · Enter: next page · anything else: back to the question
cli-last-page = Page { $page } of { $pages } · Enter: on to the question
cli-no-number = { $number } is not in the list; type one of its numbers, or ? for help.
cli-not-understood =
    { $passing ->
        [true] Type a number of the list, words that only one option has, or Enter to pass.
       *[false] Type a number of the list, or words that only one option has.
    } Or one letter alone: w whole table, n news, l log, b draw again, u undo, s FILE save, r give up, q quit; ? helps.
cli-several-options = “{ $typed }” fits several options ({ $numbers }). Type one of these numbers.
cli-free = Type: { $fields } (or JSON; Enter alone means { $example })
cli-no-pass = You cannot pass here; type one of the numbers.
cli-resign-sure = Really give up? (y/n)
cli-leave-sure = The match is not saved and would be lost (s FILE saves it). Really leave? (y/n)
cli-play-on = You play on.
cli-won =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
cli-won-together = You have won together.
cli-lost = The match is lost.
cli-left = You leave the table.
cli-input-ended = The input has ended, so the match stops here.
cli-resume-with = The match is saved. To go on: podziemia play --resume { $file }
cli-not-saved = The match was not saved (--save FILE would have done that).
cli-saved = Saved to { $file }.
cli-nothing-found = Nothing is called “{ $wanted }”: type ? and the name of a card, or a rule such as { $prefix }-5.12.
cli-closest = Nothing is called “{ $wanted }”. Closest: { $name }.
cli-several-found = “{ $wanted }” may be: { $names }.
cli-help =
    Type the number of an option and press Enter, or words that only this option has.
cli-help-pass =
    Enter     pass
    0         pass
    p         pass, and go on passing as long as the same is asked again
cli-help-keys =
    ?5        what option 5 would do
    ?NAME     what a card says (a part of its name is enough)
    ?{ $prefix }-5.12  what a rule says
    w         the whole table, page by page
    b         draw the table again
    n         what has happened since your last decision
    l         the whole log
    u         take your last decision back, while nothing has come of it yet
    s FILE    save; from then on after every decision
    r         give up
    q         leave; the match can be resumed if it is saved
    Grey numbers such as { $prefix }-8.3 name the rule that something follows from.
cli-help-table = On the table → is the way in, +2 means two cards underneath, ☻ somebody who stands there.
cli-help-map = On the map 3: is where option 3 leads, ² what it costs to walk there (type the square: C4), and a line the way walked. The signs:

## Replaying

cli-no-seat = There is no seat { $seat }; the seats are 0 to { $last }.
cli-verified = The record plays out as it says: { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }, check value { $check }.
cli-not-over = The match is not over; it waits for { $waiting }.

## The doctor

cli-doctor-no-terminal = not a terminal: plain text
cli-doctor-narrow = Make the window at least { $width } columns wide.
cli-doctor-encoding = Set a UTF-8 locale, for example LANG=C.UTF-8, or letters and frames will be missing.
cli-doctor-report = This should not happen; please report it.
cli-doctor-game = version { $version }; { $cards }; rules { $rules }; bots { $bots }
cli-serve-address = The table is open: { $address }
cli-serve-open-to-all = Everybody in your network can come in at this address.
cli-serve-stop = Ctrl-C closes it; every match is kept.
cli-serve-port = Cannot listen at { $host }, port { $ports }: it is taken, or may not be used. Name another one with --port.
cli-serve-bad-port = PODZIEMIA_PORT is “{ $given }”, which is no port. Give a number from 0 to 65535.
cli-serve-level = There is no log level “{ $level }”. There are debug, info, warning and error.
cli-verified-seed = The hash of its seed is { $seed_hash }: if the table showed this hash before the match, its dice and decks were fixed then.
