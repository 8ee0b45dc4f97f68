# The table: what is asked, what happened, and everything around a match.

## What is asked

play-prompt = What is asked
play-on-table = Do it on the table.
play-options = Options
play-your-turn = Your turn
play-turn-of = Your turn: { $name }
play-reaction-to = Your reaction: { $name }
play-world = Working out what happens …
play-waiting =
    { $count ->
        [0] One moment …
        [one] { $names } is thinking
       *[other] Thinking: { $names }
    }
play-over = The match is over
play-click-hint = Click a highlighted piece on the table, or choose here:
play-not-choosable = { $name } cannot be chosen now.
play-not-now = This cannot be chosen now.
play-can-be-chosen = Can be chosen.
play-is-picked = Picked.
play-squares =
    { $count ->
        [one] { $name }: { $count } square
       *[other] { $name }: { $count } squares
    }
play-grid-words =
    { $count ->
        [0] The map in words
        [one] The map in words: { $count } figure
       *[other] The map in words: { $count } figures
    }
play-grid-keys = The arrow keys lead from square to square, Enter chooses, plus and minus zoom.
play-closer = Zoom in
play-farther = Zoom out
play-walk-waits = The walk to { $square } goes on when this is answered.
play-walk-event = The walk to { $square } has ended. { $what }
play-walk-way = The walk to { $square } has ended: the way is not what it was.
play-walk-beyond =
    { $most ->
        [0] { $square } is out of reach: no way leads anywhere now.
       *[other] { $square } is out of reach: the farthest square you can reach now costs { $most }.
    }
play-reached = { $name } can walk there: { $cost }
play-facing-n = facing up
play-facing-e = facing right
play-facing-s = facing down
play-facing-w = facing left
play-side-n = above: { $what }
play-side-e = right: { $what }
play-side-s = below: { $what }
play-side-w = left: { $what }
play-back = Back
play-confirm = Do it
play-choose = Choose this
play-close = Close
play-pick-some =
    { $size ->
        [2] Pick two on the table: { $count } of { $size }
        [3] Pick three on the table: { $count } of { $size }
       *[other] Pick { $size } on the table: { $count } of { $size }
    }
play-unfold = Options: { $count }
play-fold = Hide options
play-small = Show the whole question
play-go-on = Pass from now on
play-key-space = Space
play-key-shift-space = Shift+Space
play-passing = There is nothing to decide here, so we answer for you in a moment.
play-stop-passing = No, I will
play-time-left = Time left
play-days-left = { $days } d { $hours } h

## Cards and pieces

play-board = The table
play-card = Card
play-below = Underneath: { $names }
play-rules = Rules

## What happened

play-log = Log
play-side = Log and chat
play-since = Since your last turn
play-watch = Watch it
play-skip = Continue
play-skip-motion = Skip
play-jump = Go to this moment
play-moments = Moments of the match
play-moment = Moment
play-first = To the beginning
play-previous = One step back
play-next = One step on
play-last = To the end
play-by-itself = Play by itself
play-moment-link = Link to this moment
play-eyes = Through whose eyes
play-eyes-all = Everybody’s
play-eyes-none = A spectator’s

## Chat

play-chat = What was said
play-chat-tab =
    { $unread ->
        [0] Chat
       *[other] Chat ({ $unread } new)
    }
play-chat-empty = Nobody has said anything yet.
play-say = Say something
play-send = Send
play-mute = Mute { $name }
play-unmute = Hear { $name } again
play-nudged-me = { $name } reminds you: everybody is waiting.
play-nudged =
    { YOU($seat) ->
        [true] reminds you: everybody is waiting.
       *[false] reminds { PLAYER($seat) }: everybody is waiting.
    }
play-preset-hello = Hello!
play-preset-good-luck = Good luck!
play-preset-well-played = Well played!
play-preset-thinking = Let me think …
play-preset-oops = Oops.
play-preset-thanks = Thanks!
play-preset-again = Another match?
play-preset-bye = Bye!
note-timed-out =
    { YOU($seat) ->
        [true] Your time has run out.
       *[false] The time of { PLAYER($seat) } has run out.
    }
note-world-failed = The table could not work out what has happened. It will try again by itself.
note-bot-missing = There is no bot “{ $bot }” for { PLAYER($seat) } any more. The table takes the first option until you let another bot play on.
note-bot-endless = The bot “{ $bot }” of { PLAYER($seat) } did not come to an end with a decision. From now on the table takes the first option for it.
note-undone =
    { YOU($seat) ->
        [true] You took back a decision.
       *[false] { PLAYER($seat) } took back a decision.
    }
note-takeback-asked =
    { YOU($seat) ->
        [true] You asked to take back a decision.
       *[false] { PLAYER($seat) } asked to take back a decision.
    }
note-takeback-agreed =
    { YOU($seat) ->
        [true] You agreed.
       *[false] { PLAYER($seat) } agreed.
    }
note-takeback-refused =
    { YOU($seat) ->
        [true] You did not agree.
       *[false] { PLAYER($seat) } did not agree.
    }
note-bot-wished =
    { YOU($seat) ->
        [true] You wish
       *[false] { PLAYER($seat) } wishes
    } that a bot plays for { YOU($given) ->
        [true] you
       *[false] { PLAYER($given) }
    }. It does when everybody who is here wishes it.
note-handed-over =
    { YOU($seat) ->
        [true] A bot now plays for you.
       *[false] A bot now plays for { PLAYER($seat) }.
    }
note-taken-back =
    { YOU($seat) ->
        [true] You play again.
       *[false] { PLAYER($seat) } plays again.
    }

## Around the match

play-menu = Table
play-undo = Undo
play-ask-takeback = Ask to take back
play-undo-about = You can undo what nobody has seen yet. For anything else, ask the others.
play-takeback-asked = { $name } would like to take back the last decision. Do you agree?
play-takeback-waits = { $name } asks to take back the last decision. Still to answer: { $missing }
play-agree = Agree
play-disagree = Do not agree
play-settings = Settings
play-resign = Give up
play-resign-sure = Do you really want to give up? This cannot be undone.
play-resign-yes = Yes, I give up
play-resign-no = No, I play on
play-seats = Seats
play-seat-bot = bot ({ $bot })
play-seat-replaced = a bot ({ $bot }) plays here now
play-seat-missing = a bot ({ $bot }) that there is no more
play-seat-here = is here
play-seat-away = is away
play-look = Look through this seat
play-nudge = Remind
play-bot-for-me = Let a bot play for me
play-bot-for = Let a bot play on
play-seat-back = Take my seat back
play-standing = Standing instructions
play-standing-about = Let the table pass for you until you say otherwise. The others see only that you passed.
play-standing-none = When you are asked something you may pass, you can leave an instruction here.
play-standing-others = Auto-pass in others’ turns: { $prompt }
play-standing-others-window = Auto-pass { $window }
play-standing-turn = Auto-pass in the turns of { PLAYER($seat) }: { $what }
play-standing-prompt = Always pass, in your own turns too: { $what }
play-standing-sure = You will not be asked this again until you drop the instruction, even when passing hurts you.
play-standing-yes = Yes, pass for me
play-standing-no = No, ask me
play-standing-drop = Drop it
play-disconnected = The connection is lost. We are trying again; nothing you have done is lost.
play-offline = Not connected: you can choose again in a moment.
play-standin = A bot ({ $bot }) plays for you.
play-unseated = You do not sit here any more: { $names }.
play-not-fetched = What happened could not be fetched. Try again in a moment.
play-watching = You are watching.

## One screen for several

play-curtain = Curtain
play-give-device = Give the device to { $name }
play-curtain-about = The cards on the screen are for one player only. Nobody else should look now.
play-curtain-open = I am { $name }: show me the table
play-curtain-alone = No curtain: I play all these seats myself

## The end

play-result = Result
play-won = You win!
play-won-together = You win together!
play-won-side = Your side wins!
play-lost = The match is lost.
play-finished = The match is finished.
play-winner =
    { $count ->
        [0] The match is lost.
        [one] { $names } wins.
       *[other] { $names } win.
    }
play-place = Place { $place }
play-scores = Scores
play-player = Player
play-rematch = Rematch
play-rematch-swapped = Rematch, sides swapped
play-once-more = Play again
play-join-rematch = Join the rematch
play-replay = Watch the match again
play-download = Download the record
play-to-lobby = To the lobby
play-fair = Was it fair? Check the seed
play-fair-about = All chance of a match comes from its seed. Its hash was shown before the first card was dealt, so nobody could choose another seed later. The hash is the SHA-256 of the words “podziemia seed” and the seed: compute it anywhere, or here. The record, played again with “podziemia replay”, gives the same match.
play-seed = Seed
play-seed-hash = Hash shown at the beginning
play-seed-command = To compute it yourself
play-verify = Compute the hash
play-verified = It fits: this seed has exactly this hash.
play-not-verified = It does not fit: this seed has another hash.
