"""Options in words: what they say, what they would do now, and the pieces they touch.

Everything lies open, so everybody sees the same. The ids of pieces are those of `scene.py`.
"""

from __future__ import annotations

from typing import Final

import msgspec

from podziemia.kernel.questions import Ask, Fact, Option
from podziemia.kernel.scene import Offer, Phrases, Square, Words, square_id

from .. import options as o
from ..content import ABILITIES, ACTS, DUNGEON, ROOMS
from ..geometry import cell_at, square_of, turned
from ..rules.checks import FOCUS_FACES, HIGHEST, dice_of
from ..state import Hero, State
from .chances import after, before, with_skill
from .foresight import lured
from .grid import GRID

words: Final = Phrases("ted-option")
ARROWS: Final = "↑→↓←"
"""Where the sides of a card lead, clockwise from the north."""


def offer(state: State, ask: Ask, option: Option) -> Offer:
    """An option as its seat sees it, with the chance of what it begins."""
    made = plain_offer(state, ask, option)
    if made.effect is not None:
        return made
    chance = after(state, option) if ask.prompt == "check" else None
    if isinstance(option, o.Explore):
        chance = torch_ahead(state, "ted-ahead-torch-first")
    elif ask.prompt in ("turn", "destination"):
        chance = before(state, state.hero, option)
    elif isinstance(option, o.NameSkill):
        chance = with_skill(state, state.hero, option.skill, ask.about)
    elif ask.prompt == "granted-attack":
        more = ask.about["more"]
        assert isinstance(more, int)
        chance = before(state, state.hero, option, more)
    return msgspec.structs.replace(made, effect=chance)


def plain_offer(state: State, ask: Ask, option: Option) -> Offer:  # noqa: PLR0911 -- each says what it is
    """An option in words."""
    match option:
        case o.Step(to) | o.Reveal(to) | o.Go(to) | o.Lay(to):
            return offer_square(state, ask, option, to)
        case o.Fix() | o.ChangeDie() | o.Reroll() | o.Boost():
            return offer_dice(state, option)
        case o.Attack() | o.Cast() | o.Use() | o.Special() | o.Search() | o.Choose():
            return offer_aimed(state, ask, option)
        case o.Drop() | o.Take() | o.Equip() | o.PutInRow() | o.Draw() | o.Discover():
            return offer_card(state, ask, option)
        case o.ChooseHero(hero):
            return Offer(words.of(option), (f"offered:{hero}",))
        case o.Stride(space):
            assert state.boss is not None
            there = Words("ted-space-what", {"space": space, "boss": state.boss.id})
            return Offer(words.of(option), (f"space:{space}",), there)
        case o.Assign(marker, damage):
            piece, left = f"marker:{marker}", state.markers[marker] - damage
            return Offer(words.of(option, marker=marker + 1), (piece,), becomes={piece: left})
        case o.Rotate(quarters):
            card = DUNGEON[str(ask.about["card"])]
            mask = turned(card.mask, quarters)
            sides = " ".join(arrow for side, arrow in enumerate(ARROWS) if mask >> side & 1)
            open_to = Words("ted-ahead-open", {"sides": sides})
            return Offer(words.of(option, degrees=90 * quarters), effect=open_to)
        case o.Disarm() | o.Portal():
            return Offer(words.of(option), (square_id(GRID, square_of(state.hero.cell)),))
        case o.EndTurn():
            return offer_end(state, words.of(option))
        case o.EnterLair():
            return Offer(words.of(option), ("lair",))
        case o.Taunt():
            return Offer(words.of(option), ("boss",), lure_words(state))
        case o.NameSkill(skill):
            return Offer(words.of(option, dice=dice_of(state, state.hero, skill)))
        case o.Reward(number):
            return Offer(words.of(option, **ask.about, number=number + 1))
        case o.Pass() | o.Stop():
            verb = "pass" if isinstance(option, o.Pass) else "stop"
            return Offer(words(f"{verb}-{ask.prompt}"))
    return Offer(words.of(option, **ask.about))


def torch_ahead(state: State, message: str) -> Words:
    """TED-15.2: what the next step of the torch does, before or after the rest of an option."""
    torch = state.torch - 1
    effect = ACTS[state.act].effects[max(torch, 0)]
    return Words(message, {"torch": torch, "effect": effect})


def offer_end(state: State, said: Words) -> Offer:
    """TED-4.6, TED-15.2: the end of a turn, and what the torch does then."""
    unused = Words("ted-ahead-unused") if state.turn.actions else None
    ahead = torch_ahead(state, "ted-ahead-torch")
    return Offer(said, effect=ahead, closes=said, warning=unused)


def lure_words(state: State) -> Words:
    """TED-19.7, TED-19.11: how far the Boss would come, and how many seals break on the way."""
    boss = state.token
    assert boss is not None
    rooms = lured(state.paths, boss.cell, state.hero.cell, boss.card.speed)
    assert state.boss is not None
    seals = min(len({*rooms} & {*state.seals}), len(state.boss.seals) - state.covered)
    return Words("ted-ahead-lure", {"boss": boss.card.id, "rooms": len(rooms), "seals": seals})


def offer_square(state: State, ask: Ask, option: Option, to: Square) -> Offer:
    """A room or a cell of the grid."""
    room = state.rooms.get(cell_at(to))
    about: dict[str, Fact] = {"room": None if room is None else room.id}
    about |= {"row": to[0] + 1, "column": "ABCDEFG"[to[1]], "to": None}
    teleports = ask.prompt == "destination"
    said = words("teleport", **about) if teleports else words.of(option, **about)
    return Offer(said, (square_id(GRID, to),))


def offer_dice(state: State, option: Option) -> Offer:
    """TED-8: what the dice would come to, or what a die would be."""
    check = state.check
    match option:
        case o.Fix(main, plus):
            assert check is not None
            dice = check.dice
            result = check.bonus + dice[main] + sum(dice[die] for die in plus)
            unused = [f for n, f in enumerate(dice) if n != main and n not in plus]
            success = result >= check.difficulty
            effect = Words(
                "ted-effect-fix",
                {
                    "success": success,
                    "focus": sum(1 for f in unused if f <= FOCUS_FACES) if success else 0,
                    "health": unused.count(HIGHEST) if success else 0,
                    "damage": damage_of(state, result) if success else 0,
                },
            )
            said = words("fix", sum=sum_of(dice, (main, *plus), check.bonus), result=result)
            return Offer(said, (f"die:{main}", *(f"die:{die}" for die in plus)), effect)
        case o.ChangeDie(die, by):
            assert check is not None
            face = check.dice[die]
            return Offer(words.of(option, face=face, to=face + by), (f"die:{die}",))
        case o.Reroll(_, die):
            assert check is not None
            return Offer(words.of(option, face=check.dice[die]), (f"die:{die}",))
        case o.Boost(source):
            return Offer(words.of(option), (source_piece(state.hero, source),))
    raise AssertionError(option)


def sum_of(dice: list[int], counted: tuple[int, ...], bonus: int) -> str:
    """The dice that count and what is added to them, as a sum."""
    faces = " + ".join(str(dice[die]) for die in counted)
    if bonus == 0:
        return faces
    sign = "+" if bonus > 0 else "\N{MINUS SIGN}"
    return f"{faces} {sign} {abs(bonus)}"


def damage_of(state: State, result: int) -> int:
    """TED-10.8: what a result would do to the one enemy that is attacked."""
    check = state.check
    assert check is not None
    if check.kind not in ("melee", "missile") or len(check.targets) != 1:
        return 0
    return result - check.difficulty + 1


def source_piece(hero: Hero, source: str) -> str:
    """The piece of a card or ability of a hero, or of the room it is in."""
    if source in ROOMS:
        return square_id(GRID, square_of(hero.cell))
    return f"ability:{hero.piece}.{source}" if source in ABILITIES else f"gear:{source}"


def offer_aimed(state: State, ask: Ask, option: Option) -> Offer:
    """An action with a card or ability, perhaps aimed at somebody."""
    hero = state.hero
    match option:
        case o.Choose(piece):
            return Offer(words(f"choose-{ask.prompt}", **named(state, piece)), (piece,))
        case o.Search(target):
            source, said = state.rooms[hero.cell].id, words.of(option)
        case o.Special(source):
            target, said = None, words.of(option)
        case o.Attack(source, mode, target):
            said = words("volley" if target is None else "attack", mode=mode)
        case o.Cast(source, target) | o.Use(source, target):
            said = words.of(option)
            if ask.prompt == "enemy-phase":
                said = words("pin")
                hero = next(h for h in state.heroes if h.piece == ask.about["hero"])
        case _:
            raise AssertionError(option)
    about = said.about | named(state, target) | {"source": source}
    refs = (source_piece(hero, source), *target_piece(state, target))
    return Offer(Words(said.message, about), refs)


def target_piece(state: State, target: str | None) -> tuple[str, ...]:
    """The piece that a target is."""
    if target is None:
        return ()
    if target in DUNGEON:
        return (square_id(GRID, square_of(state.place_of(DUNGEON[target]))),)
    return (target,)


def named(state: State, piece: str | None) -> dict[str, Fact]:
    """What a piece is called: the card of an enemy, a hero, a room, or a marker."""
    if piece is None:
        return {"target": None}
    if piece.startswith("marker:"):
        return {"target": None, "marker": int(piece.removeprefix("marker:")) + 1}
    enemy = state.enemy(piece)
    number = enemy.slot if enemy is not None and enemy.kind == "goblin" else 0
    return {"target": piece if enemy is None else enemy.card.id, "number": number}


def offer_card(state: State, ask: Ask, option: Option) -> Offer:
    """Loot and spells."""
    match option:
        case o.Drop(card):
            return Offer(words.of(option), (f"gear:{card}",))
        case o.Take(card):
            return Offer(words.of(option), (f"row:{card}",))
        case o.Equip(_, instead):
            assert state.found is not None
            piece = f"found:{state.found}" if instead is None else f"gear:{instead}"
            return Offer(words.of(option, card=state.found.id), (piece,))
        case o.PutInRow():
            assert state.found is not None
            return Offer(words.of(option, card=state.found.id))
        case o.Discover(what):
            return Offer(words.of(option), (f"deck:{deck_name(what)}",))
    return Offer(words.of(option, **ask.about), (f"deck:{deck_name(ask.about['what'])}",))


def deck_name(what: Fact) -> str:
    """The deck of loot or spells."""
    return "loot" if what == "loot" else "spells"
