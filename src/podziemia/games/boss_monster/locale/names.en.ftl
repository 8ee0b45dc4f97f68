# Names of the game, its table options, its phases and its numbers.

bm-name = Boss Monster
bm-title = { bm-name }
bm-pitch = Lure heroes into your dungeon with treasure, and kill them before they reach you.
bm-kind = take-that card game
bm-quick-screen =
    .about = You pass the device around; hands stay hidden.

## Table options

bm-switch-i-choose-you = I Choose You
    .about = Every player is dealt two bosses and keeps one of them in secret.
bm-switch-machinations = Machinations
    .about = A player who killed no hero in a round may draw a Room card or a Spell card at its end.
bm-switch-hard-mode = Hard mode
    .about = All ordinary heroes with 4 health are left in the box.
bm-switch-starting-discard-rule = Beginning of the discard pile
    .about = How the discard pile begins: with two cards of every player, or with six random cards.
bm-switch-mulligan-repeatable = Repeated mulligan
    .about = A player may take another mulligan as long as the new hand allows it again.
bm-switch-late-bonus-hits-current-hero = Late bonuses reach the hero
    .about = When a room gets more damage, a hero already standing in it takes the difference at once.
bm-switch-crushinator-once-per-round = The Crushinator once per round
    .about = Each Crushinator can be used only once per round.
bm-switch-stall-rounds = Quiet rounds before the end
    .about = With both hero decks empty, the game ends after this many rounds in a row in which nothing changes.
bm-switch-late-rounds-cap = Rounds after the last hero
    .about = The game ends at the latest this many rounds after the last hero has left the decks.

bm-choice-discard-two = every player discards two cards
bm-choice-open-pile = six random cards lie open

## Classes and treasure

bm-class-cleric = Cleric
bm-class-fighter = Fighter
bm-class-mage = Mage
bm-class-thief = Thief
bm-class-fool = Fool

bm-treasure-cleric = cleric treasure
bm-treasure-fighter = fighter treasure
bm-treasure-mage = mage treasure
bm-treasure-thief = thief treasure

## Steps of the round

bm-phase-setup = Setup
bm-phase-beginning = Beginning of round
bm-phase-build = Build phase
bm-phase-reveal = Reveal of rooms
bm-phase-bait = Bait phase
bm-phase-adventure = Adventure phase
bm-phase-end = End of round

## Windows

bm-window-build-turn = while somebody builds
    .others = while the others build
bm-window-hero-entrance = before a hero goes in
    .others = before a hero goes in to somebody else
bm-window-hero-in-room = while a hero walks
    .others = while a hero walks through another dungeon
bm-window-negation = Negation round

## Numbers, used in other messages; `taken` is what somebody gets

bm-souls =
    { $souls ->
        [one] { $souls } soul
       *[other] { $souls } souls
    }
    .taken =
        { $souls ->
            [one] { $souls } soul
           *[other] { $souls } souls
        }
bm-wounds =
    { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
    .taken =
        { $wounds ->
            [one] { $wounds } wound
           *[other] { $wounds } wounds
        }
