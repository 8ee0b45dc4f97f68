"""Positions of Descent far from the start: areas seen, heroes equipped, wounds and tokens."""

from __future__ import annotations

from typing import Any

from podziemia.games.descent.content import (
    HEROES,
    ITEMS,
    OVERLORD_CARDS,
    POTIONS,
    SHOP_STOCK,
    SKILLS,
)
from podziemia.games.descent.quests import QUESTS, body
from podziemia.games.descent.state import State
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find, options_for
from podziemia.kernel.rng import Rng

GAME = find("descent")


def explored(seed: int, players: int, quest: str) -> Match[State]:
    """A match in the middle, drawn from a seed."""
    chance = Rng(f"explored/{seed}")
    options = options_for(GAME, {"quest": quest})
    state = GAME.arrange(players, options, position(chance, players, quest), chance)
    return Match(GAME, state, events=True)


def position(chance: Rng, players: int, quest: str) -> dict[str, Any]:
    """What lies where; some areas have been seen, always one after another."""
    areas = [area for area in QUESTS[quest].areas if area]
    revealed = areas[: chance.below(len(areas) + 1)]
    inside = {0, *revealed}
    doors = [
        door.id
        for door in QUESTS[quest].doors.values()
        if all(QUESTS[quest].area(square) in inside for pair in door.pairs for square in pair)
    ]
    free = free_squares(quest, inside)
    chance.shuffle(free)
    names = list(HEROES)
    weapons = [item.id for item in SHOP_STOCK if item.kind == "weapon"]
    skills = [skill.id for skill in SKILLS.values() if not skill.familiars]
    chance.shuffle(names)
    chance.shuffle(skills)
    chance.shuffle(weapons)
    heroes = {
        str(number): hero(chance, names.pop(), skills.pop(), weapons.pop(), list(free.pop()))
        for number in range(max(2, players - 1))
    }
    hand = [chance.pick(list(OVERLORD_CARDS)) for _ in range(3)]
    return {
        "phase": chance.pick(("hero_turns", "overlord_turn")),
        "round": 1 + chance.below(9),
        "threat": chance.below(20),
        "revealed": revealed,
        "open": [door for door in doors if chance.below(2)],
        "heroes": heroes,
        "hand": list(dict.fromkeys(hand)),
    }


def free_squares(quest: str, areas: set[int]) -> list[tuple[int, int]]:
    """Squares of areas on which nothing lies."""
    found = QUESTS[quest]
    taken = {square for way in found.stairs for square in way.squares}
    for contents in found.contents.values():
        taken |= {square for each in contents.obstacles for square in each.squares}
        taken |= {square for each in contents.monsters for square in body(each)}
        for name in ("npcs", "keys", "relics", "chests", "treasures", "encounters"):
            taken |= {each.square for each in getattr(contents, name)}
    squares = zip(found.floor.squares, found.floor.area, strict=True)
    return [square for square, area in squares if area in areas and square not in taken]


def hero(chance: Rng, name: str, skill: str, weapon: str, square: list[int]) -> dict[str, Any]:
    """A hero with things, tokens and an order."""
    sheet = HEROES[name]
    lasting = {word: 1 for word in ("burn", "web", "stun", "poison") if not chance.below(4)}
    return {
        "hero": name,
        "at": chance.pick((square, square, square, "town")),
        "wounds": 1 + chance.below(sheet.wounds),
        "fatigue": chance.below(sheet.fatigue + 1),
        "coins": 25 * chance.below(20),
        "skills": [skill],
        "equipped": [weapon] if ITEMS[weapon].hands <= sheet.hands else [],
        "pack": [chance.pick(list(POTIONS))],
        "order": chance.pick(("", "aim", "dodge", "guard", "rest")),
        **lasting,
    }
