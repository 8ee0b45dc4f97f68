# The frame around every table: the lobby, new tables, the rules, lessons, settings.

ui-skip = Skip to the content
ui-navigation = Main
ui-to-lobby = To the lobby
ui-loading = Lighting the torches …
ui-close = Close
ui-back = Back
ui-next = Next
ui-retry = Try again
ui-copy = Copy
ui-copied = The link has been copied.
ui-copy-by-hand = The browser does not allow copying here. The link is selected: copy it with your keyboard or finger.
ui-share = Share
ui-yes = yes
ui-no = no
ui-you = you

ui-away-title = The gate is closed
ui-away = The server does not answer just now. Nothing is lost; we keep knocking.
ui-fault-title = This did not work
ui-missing-title = A dead end
ui-missing = There is nothing at { $path }. The link may be old or cut short.

ui-language = Language
ui-settings = Settings
ui-theme-to-light = Light colours
ui-theme-to-dark = Dark colours
ui-set-theme = Colours
ui-set-theme-auto = As on this device
ui-set-theme-light = Parchment
ui-set-theme-dark = Dungeon
ui-set-textSize = Size of text
ui-set-textSize-normal = Normal
ui-set-textSize-large = Large
ui-set-textSize-huge = Very large
ui-set-speed = Animations
    .about = What happens is played before you are asked; a click or a key skips it.
ui-set-speed-off = Off
ui-set-speed-fast = Fast
ui-set-speed-normal = Normal
ui-set-speed-slow = Slow
ui-set-asking = When there is nothing to decide
    .about = You can only pass, or only keep the hand you were dealt. Against bots alone we answer at once: bots take no notice of time. With people, a quick answer would tell them what you hold, so by default you are asked every time. If we answer for you there too, we wait a random moment first, whatever you hold. Still, an attentive opponent who knows that you use this may guess from such a pause that you had no choice.
ui-set-asking-people = Answer for me against bots, ask me among people
ui-set-asking-always = Always ask me
ui-set-asking-holding = Always answer for me
ui-set-digits = Number keys choose options
    .about = Turn this off if you press them by mistake, or if other software needs them.
ui-set-lastWord = Ask before the last step
    .about = Before you end a round, so that you can still take things back, and before a step that costs much.
ui-set-sound = Sounds
ui-set-leftHanded = Left-handed
    .about = On wide screens, what is asked and what happened stand at the left of the board.

## Lobby

ui-welcome = Dungeon board games around one table: with friends, against bots, or alone by torchlight.
ui-games = What shall we play?
ui-play = Play
ui-learn = Learn to play
ui-rules = Rules
ui-players =
    { $least ->
        [1]
            { $most ->
                [1] 1 player
               *[other] 1 to { $most } players
            }
       *[other]
            { $most ->
                [2] 2 players
               *[other] { $least } to { $most } players
            }
    }
ui-minutes = about { $minutes } min
ui-my-tables = Your tables
ui-hide = Hide
    .about = Hidden until something happens there
ui-show-hidden =
    { $count ->
        [one] Show the hidden table
       *[other] Show the { $count } hidden tables
    }
ui-open-tables = Join a table
ui-watch-tables = Watch a match
ui-over-tables = Look at finished matches
ui-upload = Open a record
    .about = A match saved as a file (from this or another server) is checked move by move and can then be watched.
ui-to-continue = Continue
ui-to-table = To the table
ui-to-join = Join
ui-to-watch = Watch
ui-to-replay = Watch again
ui-your-turn = Your turn
ui-won-together = Won together
ui-lost = Lost
ui-won = Won by { $names }
ui-table-waiting =
    { $free ->
        [0] Everybody is here.
        [one] Waiting for one more player.
       *[other] Waiting for { $free } more players.
    }
ui-table-playing = The match is under way
ui-table-over =
    { $moments ->
        [one] finished after { $moments } decision
       *[other] finished after { $moments } decisions
    }
ui-credits = Icons: Lorc, Delapouite and the other authors of
ui-me = About you
ui-guest = Guest { $number }
ui-my-name = Your name
    .about = Others at the table see it. No account is needed.
ui-my-link = Your personal link
    .about = Open it on your phone or another computer to find your tables there. It works like a key: do not give it to anybody.
ui-become = Is this you?
    .about = This personal link makes this browser yours: your tables will be here. What was played in this browser under another link stays on the server, but will not be listed here any more.
    .yes = Yes, this is me
    .no = No, leave everything as it is
    .bad = This is not a whole personal link. Copy it again.

## A new table

ui-new-table = New table
ui-other-games =
    { $count ->
        [one] Other game
       *[other] Other games
    }
ui-how-many = How many players?
ui-my-side = Which side are you on?
ui-quick = Start at once
ui-quick-alone = Alone
    .about = Just you and the dungeon.
ui-quick-bots =
    { $others ->
        [one] Against a bot
       *[other] Against { $others } bots
    }
    .about = You begin right away.
ui-quick-link =
    { $others ->
        [one] With a friend by link
       *[other] With friends by link
    }
    .about = You get a link to send.
ui-quick-screen = At one screen
    .about = You pass the device around.
ui-own-table = … or set up the table yourself
ui-seats = Seats
ui-seat = Seat { $number }
ui-who-me = Me
ui-who-screen = Another person at this screen
ui-who-link = A friend, by invitation link
ui-who-open = Anybody who comes to the table
ui-who-bot = Bot: { $level }
ui-bot-name =
    { $seat ->
        [0] Bot Grumble
        [1] Bot Crunch
        [2] Bot Mildew
        [3] Bot Rattle
        [4] Bot Soot
        [5] Bot Gloom
        [6] Bot Creak
       *[other] Bot Cobweb
    }
ui-bot-random = easy
ui-bot-novice = novice
ui-bot-squire = squire
ui-bot-greedy = normal
ui-bot-search = hard
ui-their-name = Name of this player
ui-name-of = Name of player { $number }
ui-time = Time and company
ui-pace = Pace
ui-pace-live = Live
    .about = Everybody is at the table at the same time.
ui-pace-days = Day by day
    .about = Everybody comes when they have time; a match may last for weeks.
ui-clock = Move timer
    .about = When time runs out, the game takes the first option by itself; it passes where passing is possible.
ui-clock-none = none
ui-listed = Show in the lobby
    .about = Anybody may then watch, and take the open seats. Otherwise only people with the link can find the table.
ui-variants = Variants and house rules
ui-open-rule = Open rule { $rule }
ui-open-table = Open the table

## The waiting room

ui-starts-itself = The match begins by itself as soon as every seat is taken.
ui-seat-waits-open = Free for anybody
ui-seat-waits-link = Waiting for a friend
ui-here = here
ui-not-here = not here just now
ui-fill = Bot: { $level }
ui-free = Free this seat
ui-invitation = Invitation to seat { $number }
    .about = Send this link to one friend. Whoever first sits down with it gets this seat; after that the link opens nothing any more.
ui-table-link = Link to this table
    .about = Who opens it may take a free seat, or watch.
ui-only-here = Friends elsewhere cannot open this link: it leads to this computer only. To let everybody in your network in, start the table with
ui-qr = QR code: { $label }
    .about = Or let a friend scan this with the camera of a phone.
ui-invited-by = { $name } invites you to play
ui-invited = You are invited
    .about = A seat is kept for you. Enter a name and take your seat; you need no account. The seat is then kept for this browser; your personal link in the lobby takes it to your other devices.
ui-free-seat = There is a free seat
    .about = Enter a name and take your seat; you need no account.
ui-sit = Sit down
ui-own-invitation = You sit at this table already. This link is for a friend: send it to them.
ui-only-watching = The free seats are kept for invited players. You can stay and watch.
ui-leave = Get up and leave
ui-seal = Sealed luck: proof that nobody meddles with it
    .about = All shuffles and dice of this match come from one secret number. This is its seal (SHA-256), made before the match; afterwards the number is shown, and everybody can check that nothing was changed.

## Rules and lessons

ui-rules-of = Rules of { $game }
ui-rules-search = Search
ui-rules-contents = Contents
ui-rules-found =
    { $hits ->
        [0] Nothing found
        [one] { $hits } place found
       *[other] { $hits } places found
    }
ui-rules-none = Nothing fits. Try one word, or part of it.
ui-chapter = Chapter
ui-lesson = Step { $step } of { $steps }
ui-lesson-do = Now you: do it on the table or choose it below.
ui-lesson-other = You could do that, too. For this lesson, try: { $wanted }
ui-skip-step = Do it for me
ui-leave-lesson = Leave the lesson
ui-player = Player { $number }

ui-set-notify = Call me when it is my turn
    .about = At tables played day by day, while this page is open in the background. Your browser will ask whether it may.
    .refused = The browser does not allow notifications from this page.
