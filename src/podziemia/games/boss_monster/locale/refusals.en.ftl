# Why an option is not offered. The rule that forbids it is shown beside the sentence.

## Anywhere

bm-refused-not-now = This cannot be chosen now. Choose one of the options offered.
bm-refused-must-choose = You cannot decline here. Choose one of the options offered.
bm-refused-not-in-list = This is not among what you may choose from. Choose one of the options offered.
bm-refused-not-in-hand = You do not hold the card { CARD($card) }. Choose a card of your hand.
bm-refused-discard-count =
    { $count ->
        [one] You must discard exactly one card.
       *[other] You must discard exactly { $count } cards.
    }
bm-refused-discard-cards = You cannot discard these cards. Choose among those of your hand that are asked for.

## Setup

bm-refused-mulligan = A mulligan needs four advanced rooms in your hand, or four rooms that share a treasure type. Keep this hand.
bm-refused-setup-advanced = The room { CARD($card) } is advanced, and there is nothing yet to build it on. Begin with an ordinary room.
bm-refused-setup-place = The first room goes to slot 0, next to the boss.

## Placing rooms

bm-refused-place-turn = Rooms are placed only in your own build turn. Wait until it comes.
bm-refused-kobold = The kobolds are on strike: no room can be built this round.
bm-refused-one-room = You have placed all the rooms you may place this turn. Use effects, or pass.
bm-refused-place-waiting = No room can be placed while an effect is waiting. Answer the effect, or pass so that it resolves.
bm-refused-sixth-slot = A dungeon has at most five slots. Place { CARD($card) } on one of your visible rooms.
bm-refused-advanced-needs-room = The room { CARD($card) } is advanced and needs a room underneath. Place it on a visible room that shares a treasure type with it.
bm-refused-no-such-slot = Your dungeon has no slot { $slot }. Choose one of your slots, or the next new one on the left.
bm-refused-on-face-down = A face-down room already lies on slot { $slot }. Choose another place.
bm-refused-on-deactivated = The room on slot { $slot } is deactivated, and nothing can be built on it this round. Choose another place.
bm-refused-on-cave = No advanced room can be built on { CARD("neanderthal_cave") }. Choose another place for { CARD($card) }.
bm-refused-no-shared-treasure = The rooms { CARD($card) } and { CARD($below) } share no treasure type. Place an advanced room on one that does.

## Spells and abilities

bm-refused-no-window = Spells and abilities can be used only in a response window. Answer the present question first.
bm-refused-phase = The spell { CARD($card) } cannot be played in this phase. Keep it for the phase of its icon.
bm-refused-motivation = { CARD("motivation") } can be played only in your own build turn and with fewer rooms than some opponent.
bm-refused-target = { CARD($card) } cannot be aimed like this now. Choose a target that is offered for it.
bm-refused-not-own-room = This is not a visible active room of your dungeon. Choose one of your own.
bm-refused-room-inactive = This room is deactivated or covered, so its ability does not work now.
bm-refused-no-ability = The room { CARD($card) } has no ability that you could use. It works by itself, or not at all.
bm-refused-window = The ability of { CARD($card) } cannot be used at this moment. Wait for another window.
bm-refused-once = The ability of { CARD($card) } has already been used this round. It comes back next round.
bm-refused-cost = The cost of { CARD($card) } cannot be paid like this. Pay with exactly what the card asks for.

## Negating

bm-refused-only-negate = A spell has just been played: now it can only be negated. Negate it, or pass.
bm-refused-counterspell-negates = { CARD("counterspell") } is played only against a declared spell. Wait until there is one.
bm-refused-nothing-declared = There is no such declared spell any more. Choose one that is waiting.
bm-refused-negate-ability = Only spells can be negated, and this is an ability.
bm-refused-negate-own = You cannot negate your own spell. You may negate a { CARD("counterspell") } aimed at it.
bm-refused-not-this-spell = This spell cannot be negated now. Negate the one that is asked about, or pass.
bm-refused-not-negating = The room { CARD($card) } cannot negate spells. Use { CARD("counterspell") } or { CARD("all_seeing_eye") }.
