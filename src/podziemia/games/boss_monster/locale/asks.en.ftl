# What a player is asked, one message per prompt. The attribute `own` is said in one's own turn.

## Setup

bm-ask-keep-boss = Choose the boss you keep; nobody will see the other one.
bm-ask-opening-hand = Do you keep this hand?
bm-ask-setup-discard = Choose two cards of your hand to discard.
bm-ask-setup-room = Choose an ordinary room to place face-down next to your boss.

## Round

bm-ask-round-draw = Choose the deck you draw from: { CARD("haunted_library") } lets you take a Spell card instead of a Room card.
bm-ask-machinate = You killed no hero this round: draw a Room card or a Spell card, or decline.

## Windows

# $waiting is the number of declared effects that have not resolved yet
bm-ask-waiting =
    { $waiting ->
        [0] { "" }
        [one] { " " }One effect is waiting.
       *[other] { " " }{ $waiting } effects are waiting.
    }
bm-ask-floor =
    { $window ->
        [hero_entrance] A hero is about to enter the dungeon of { PLAYER($active) }: use a spell or an ability, or pass.
        [hero_in_room] A hero walks through the dungeon of { PLAYER($active) }: use a spell or an ability, or pass.
       *[build_turn] { PLAYER($active) } is building: use a spell or an ability, or pass.
    }{ bm-ask-waiting }
    .own =
        { $window ->
            [hero_entrance] A hero is about to enter your dungeon: use spells or abilities, or pass.
            [hero_in_room] A hero walks through your dungeon: use spells or abilities, or pass.
           *[build_turn] { $placements ->
                [0] Nothing more to build: cast a spell, use an ability, or go on.
               *[other] Your turn to build: place a room. You may also use spells and abilities.
            }
        }{ bm-ask-waiting }
bm-ask-negate =
    { $target ->
        [none] { $target_owner ->
            [none] { PLAYER($owner) } plays the spell { CARD($spell) }: do you counter it?
           *[other] { PLAYER($owner) } plays the spell { CARD($spell) } on { PLAYER($target_owner) }: do you counter it?
        }
       *[other] { $target_owner ->
            [none] { PLAYER($owner) } plays the spell { CARD($spell) } on { CARD($target) }: do you counter it?
           *[other] { PLAYER($owner) } plays the spell { CARD($spell) } on { CARD($target) } ({ PLAYER($target_owner) }): do you counter it?
        }
    }
bm-ask-resolve-first = Several of your effects are waiting: choose the one that resolves first.

## Cards

bm-ask-when-built-first = Several of your new rooms do something when built: choose the one that comes first.
bm-ask-choose-opponent = Choose an opponent.
bm-ask-choose-hero = Choose a hero.
bm-ask-take-from-pile = Choose a card of the discard pile to take into your hand.
bm-ask-take-from-hand = Take one card from the hand you are shown.
bm-ask-steal = Choose an opponent and a kind of card: you take a random card of that kind.
bm-ask-heal = Choose a wound to heal, or decline.
bm-ask-draw-spell = Do you draw a Spell card?
bm-ask-draw-three = Do you draw three Spell cards and then discard a Spell card?
bm-ask-discard-spell = Choose a Spell card of your hand to discard.
bm-ask-recycle = A room of your dungeon was destroyed: do you draw two Room cards?
bm-ask-swap = Swap two rooms in one dungeon, or decline.
bm-ask-build-another = Choose one more room of your hand to build at once, or decline.
bm-ask-search-rooms = Do you look through the Room deck and the discard pile for an advanced room?
bm-ask-take-found = Choose the advanced room you take and show to all, or take none.
bm-ask-build-found = Build the room you have found at once, or keep it in your hand.
bm-ask-seduce = Bring a hero from town to your entrance, look for one in a hero deck, or decline.
bm-ask-destroy-own = Choose a room of your dungeon: it will be destroyed.
