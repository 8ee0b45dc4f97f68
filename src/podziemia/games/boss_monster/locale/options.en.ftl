# Options in words. `group` is what many options share, `short` what is the own of each;
# bm-effect-… is what an option would do, with today's numbers.

bm-option-nth =
    { $nth ->
        [0] { "" }
       *[other] { " " }(no. { $nth } from the entrance)
    }
    .short =
        { $nth ->
            [0] { "" }
           *[other] { " " }(no. { $nth })
        }

## Declining and accepting

bm-option-pass-floor = Pass
bm-option-pass-unbuilt = Don’t build this round
bm-option-pass-negate = Let it resolve
bm-option-pass-heal = Heal nothing
bm-option-pass-swap = Leave all rooms where they are
bm-option-pass-build-another = Build no further room
bm-option-pass-machinate = Draw nothing
bm-option-pass-seduce = Bring nobody
bm-option-pass-take-found = Take nothing
bm-option-pass-draw-spell = Draw nothing
bm-option-pass-recycle = Draw nothing
bm-option-pass-search-rooms = Do not search
bm-option-pass-draw-three = Draw nothing
bm-option-pass-setup-room = Place no room: you hold no ordinary one
bm-option-accept-draw-spell = Draw a Spell card
bm-option-accept-recycle = Draw two Room cards
bm-option-accept-search-rooms = Search the Room deck and the discard pile
bm-option-accept-draw-three = Draw three Spell cards, then discard one

# How long one may go on passing; it ends as soon as anything is declared or built.
bm-lasting-build = Pass while the others build
bm-lasting-hero = Let this hero walk
bm-lasting-round = Pass to the end of the round

## Cards

bm-option-keep-boss = Keep { CARD($boss) }
bm-option-keep-hand = Keep this hand
bm-option-mulligan = Mulligan: throw this hand in and draw a new one
bm-option-discard = Discard { CARDS($cards) }
    .group = Discard { CARD($first) } and …
    .short =
        { $rest ->
            [none] { CARD($first) }
           *[other] { CARDS($rest) }
        }
bm-option-draw-room = Draw a Room card
bm-option-draw-spell = Draw a Spell card
bm-option-keep-card = Keep the room in your hand
bm-option-take-pile = Take { CARD($card) } from the discard pile
    .group = Take from the discard pile …
    .short = { CARD($card) }
bm-option-take-found = Take { CARD($card) } from the Room deck
    .group = Take from the Room deck …
    .short = { CARD($card) }
bm-option-take-shown = Take { CARD($card) }
    .group = Take from the hand …
    .short = { CARD($card) }

## Rooms

bm-option-place-new =
    { $first ->
        [true] Place { CARD($card) } face-down next to your boss
       *[false] Place { CARD($card) } face-down as a new room at the entrance
    }
    .group = Place { CARD($card) }
    .short =
        { $first ->
            [true] next to your boss
           *[false] new room
        }
bm-option-place-on = Place { CARD($card) } face-down on top of { CARD($below) }{ bm-option-nth }
    .group = Place { CARD($card) }
    .short = on { CARD($below) }{ bm-option-nth.short }
bm-option-build-new =
    { $first ->
        [true] Build { CARD($card) } next to your boss
       *[false] Build { CARD($card) } as a new room at the entrance
    }
    .group = Build { CARD($card) }
    .short =
        { $first ->
            [true] next to your boss
           *[false] new room
        }
bm-option-build-on = Build { CARD($card) } on top of { CARD($below) }{ bm-option-nth }
    .group = Build { CARD($card) }
    .short = on { CARD($below) }{ bm-option-nth.short }
bm-option-destroy = Destroy { CARD($room) }{ bm-option-nth }
bm-option-swap =
    { $own ->
        [true] Swap { CARD($first) } (no. { $first_nth }) and { CARD($second) } (no. { $second_nth }) in your dungeon
       *[false] Swap { CARD($first) } (no. { $first_nth }) and { CARD($second) } (no. { $second_nth }) in the dungeon of { PLAYER($owner) }
    }

## Effects

bm-option-cast =
    { $kind ->
        [none] Cast { CARD($spell) }
        [room] { $own ->
            [true] Cast { CARD($spell) } on your { CARD($room) }{ bm-option-nth }
           *[false] Cast { CARD($spell) } on { CARD($room) }{ bm-option-nth } ({ PLAYER($owner) }’s dungeon)
        }
        [player] Cast { CARD($spell) } on { PLAYER($owner) }
       *[hero] Cast { CARD($spell) } on { CARD($hero) } ({ bm-scene-class })
    }
    .group = Cast { CARD($spell) }
    .short =
        { $kind ->
            [none] now
            [room] { $own ->
                [true] on your { CARD($room) }{ bm-option-nth.short }
               *[false] on { CARD($room) }{ bm-option-nth.short } ({ PLAYER($owner) })
            }
            [player] on { PLAYER($owner) }
           *[hero] on { CARD($hero) } ({ bm-scene-class })
        }
bm-option-cost =
    { $cost ->
        [none] { "" }
        [self] , destroying that room
        [room] , destroying { CARD($pay) }
       *[cards] , discarding { CARDS($pay) }
    }
bm-option-use =
    { $kind ->
        [none] Use { CARD($ability) }{ bm-option-cost }
        [player] Use { CARD($ability) } on { PLAYER($owner) }{ bm-option-cost }
       *[hero] Use { CARD($ability) } on { CARD($hero) } ({ bm-scene-class }){ bm-option-cost }
    }
    .group = Use { CARD($ability) }
    .short =
        { $kind ->
            [none] { $cost ->
                [none] now
                [self] destroying that room
                [room] destroying { CARD($pay) }
               *[cards] discarding { CARDS($pay) }
            }
            [player] on { PLAYER($owner) }{ bm-option-cost }
           *[hero] on { CARD($hero) } ({ bm-scene-class }){ bm-option-cost }
        }
bm-option-counter = Negate { CARD($spell) } of { PLAYER($owner) } with { CARD("counterspell") }
bm-option-eye = Negate { CARD($spell) } of { PLAYER($owner) } with { CARD("all_seeing_eye") }, discarding { CARD($pay) }
bm-option-resolve = { CARD($card) } first

## Heroes and players

bm-option-lure = Bring { CARD($hero) } ({ bm-scene-class }, { $life } health) to your entrance
bm-option-slay = Kill { CARD($hero) } ({ bm-scene-class }, { $life } health)
bm-option-heal = Turn { CARD($hero) } ({ bm-scene-class }) from wounds into souls
bm-option-search-ordinary = Search the deck of ordinary heroes
bm-option-search-epic = Search the deck of epic heroes
bm-option-player = { PLAYER($owner) }
bm-option-steal-room = Take a random Room card of { PLAYER($owner) }
bm-option-steal-spell = Take a random Spell card of { PLAYER($owner) }

## What would happen

bm-effect-dungeon = Your dungeon would deal { $damage } damage{ $cleric ->
        [0] { "" }
       *[other] , { $cleric } treasure for clerics
    }{ $fighter ->
        [0] { "" }
       *[other] , { $fighter } treasure for fighters
    }{ $mage ->
        [0] { "" }
       *[other] , { $mage } treasure for mages
    }{ $thief ->
        [0] { "" }
       *[other] , { $thief } treasure for thieves
    }{ $lured ->
        [none] { "" }
       *[other] ; it lures { CARDS($lured) }
    }{ $level_up ->
        [true] ; Level Up
       *[false] { "" }
    }
bm-effect-walk =
    { $fate ->
        [here] { CARD($hero) }: no health left of { $life }: dies here
        [ahead] { CARD($hero) }: { $left } of { $life } health left; { bm-scene-ahead }: dies
       *[through] { CARD($hero) }: { $left } of { $life } health left; { bm-scene-ahead }: reaches the boss
    }
bm-effect-change = { PLAYER($owner) }: damage of all rooms { $before } → { $after }
bm-effect-change-walk = { PLAYER($owner) }: damage of all rooms { $before } → { $after }; { bm-effect-walk }
bm-effect-coming =
    { $fate ->
        [none] { $damage } damage against { $life } health now; it does not go in this round
        [ahead] { $damage } damage against { $life } health: would die for { bm-souls }
       *[through] { $damage } damage against { $life } health: would get through for { bm-wounds }
    }
bm-effect-entering =
    { $fate ->
        [ahead] { CARD($hero) } ({ bm-scene-class }) enters: { $damage } damage against { $life } health: dies for { bm-souls }
       *[through] { CARD($hero) } ({ bm-scene-class }) enters: { $damage } damage against { $life } health: gets through for { bm-wounds }
    }
bm-effect-killing = { CARD($hero) } dies for { bm-souls }
bm-effect-reviving =
    { $fate ->
        [none] { PLAYER($owner) }: souls left { $left }; { $damage } damage there against { $life } health now; it does not go in this round
        [ahead] { PLAYER($owner) }: souls left { $left }; { $damage } damage there against { $life } health: would die again
       *[through] { PLAYER($owner) }: souls left { $left }; { $damage } damage there against { $life } health: would get through
    }
bm-effect-fear = its { $taken } damage is forgotten; { PLAYER($owner) } gets nothing for it
bm-effect-lost-target = has lost its target, so nothing will happen
bm-effect-souls = your souls: { $before } → { $after }
bm-effect-healed = wounds { $wounds } → { $wounds_after }, souls { $souls } → { $souls_after }
bm-effect-deck = { $count ->
        [one] one card left
       *[other] { $count } cards left
    }
bm-effect-hand = holds Room cards: { $rooms }, Spell cards: { $spells }
bm-effect-waiting = if all pass, what is declared resolves
bm-effect-no-room = if all pass, your build turn ends without a new room
