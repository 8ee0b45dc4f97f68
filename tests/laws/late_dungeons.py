"""Positions of Tiny Epic Dungeons far from the start: large dungeons, gear, enemies, either act."""

from __future__ import annotations

from typing import Any, TypeVar

from podziemia.games.tiny_epic_dungeons.content import (
    BOSSES,
    ENCOUNTERS,
    ENTRANCE,
    GATE,
    GOBLIN_DECK,
    HEROES,
    LOOT,
    MINIONS,
    ROOMS,
    SPELLS,
)
from podziemia.games.tiny_epic_dungeons.entries import RING, DungeonCard
from podziemia.games.tiny_epic_dungeons.geometry import (
    CENTRE,
    EMPTY,
    NEXT,
    Cell,
    laid,
    opposite,
    paths_of,
    square_of,
    turned,
)
from podziemia.games.tiny_epic_dungeons.kit import PLACES
from podziemia.kernel.game import Value
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find, options_for
from podziemia.kernel.rng import Rng

T = TypeVar("T")


def late_match(
    seed: int | str, players: int, options: dict[str, Value], boss: str | None = None
) -> Match[Any]:
    """A match that begins in the middle; with a Boss in Act 2."""
    game = find("tiny_epic_dungeons")
    chance = Rng(f"position/{seed}")
    chosen = options_for(game, options)
    given = late_position(chance, max(players, int(chosen["heroes"])), boss)
    return Match(game, game.arrange(players, chosen, given, chance), events=True)


def grown(
    chance: Rng, cards: list[DungeonCard]
) -> tuple[dict[Cell, tuple[DungeonCard, int]], list[Cell]]:
    """A dungeon of these cards, as far as they go, and the cells that its corridors lead to."""
    lying, layout = {CENTRE: (ENTRANCE, 0)}, laid(EMPTY, CENTRE, ENTRANCE.mask)
    for card in cards:
        ways = [
            (cell, quarters)
            for cell in frontier(lying, layout)
            for quarters in range(4)
            if any(
                turned(card.mask, quarters) >> side & 1
                and other >= 0
                and layout[other] >> opposite(side) & 1
                for side, other in enumerate(NEXT[cell])
            )
        ]
        if ways:
            cell, quarters = chance.pick(ways)
            lying[cell] = card, quarters
            layout = laid(layout, cell, turned(card.mask, quarters))
    return lying, frontier(lying, layout)


def frontier(lying: dict[Cell, tuple[DungeonCard, int]], layout: bytes) -> list[Cell]:
    """The empty cells that an open corridor leads to."""
    doors = paths_of(layout).open
    return sorted({other for cell in lying for other in doors[cell] if other not in lying})


def late_position(chance: Rng, heroes: int, boss: str | None) -> dict[str, Any]:
    """A position as a scenario would give it."""
    act = 2 if boss is not None or chance.below(2) else 1
    rooms, encounters = shuffled(chance, ROOMS), shuffled(chance, ENCOUNTERS)
    pile = taken(rooms, 6 + chance.below(10))
    pile += taken(encounters, heroes if act == 2 else chance.below(heroes + 1))
    if act == 2 or chance.below(2):
        pile.append(GATE)
    chance.shuffle(pile)
    if act == 2:  # where there is room for it
        pile.sort(key=lambda card: card is not GATE)
    lying, edge = grown(chance, pile)
    hidden = shuffled(chance, dict.fromkeys(card.id for card in rooms))[: len(edge)]
    cells = sorted(lying)
    squares: list[Any] = [list(square_of(cell)) for cell in cells]
    places = squares + ["lair"] * 3 if act == 2 else squares
    revealed = sum(card.kind == "encounter" for card, _ in lying.values())
    goblins, minions = list(GOBLIN_DECK), shuffled(chance, MINIONS)
    chance.shuffle(goblins)
    killed = heroes if act == 2 else chance.below(revealed + 1)
    given: dict[str, Any] = {
        "act": act,
        "torch": 1 + chance.below(15),
        "active": chance.below(heroes),
        "rooms": [
            {"card": lying[cell][0].id, "at": list(square_of(cell)), "rotation": lying[cell][1]}
            for cell in cells
            if cell != CENTRE
        ],
        "facedown": [
            {"card": card, "at": list(square_of(cell))}
            for cell, card in zip(edge, hidden, strict=False)
        ],
        "goblins": {
            str(slot): {"card": goblins.pop().id, "at": chance.pick(places)}
            for slot in range(1, 5)
            if chance.below(3) == 0
        },
        "killed": killed,
        "minions": [
            {
                "card": minion.id,
                "at": chance.pick(squares),
                "health": 1 + chance.below(minion.health),
            }
            for minion in taken(minions, revealed - killed)
        ]
        if act == 1
        else [],
    }
    if act == 2:
        markers = [chance.below(9) for _ in range(heroes)]
        given["boss"] = {
            "card": boss or chance.pick(list(BOSSES)),
            "at": chance.pick(["lair", chance.pick(squares)]),
            "markers": [max(markers[0], 1), *markers[1:]],
            "covered": 3 if chance.below(2) else 0,
        }
        if not given["boss"]["covered"]:
            given["boss"]["markers"] = [8] * heroes
    loot, spells = shuffled(chance, LOOT), shuffled(chance, SPELLS)
    mats, spaces = shuffled(chance, HEROES), list(range(RING))
    chance.shuffle(spaces)
    given["heroes"] = {}
    for number in range(heroes):
        mat, at = mats.pop(), chance.pick(places)
        worn = [card.id for kind in PLACES for card in matching(loot, kind)[: chance.below(2) * 2]]
        about = {
            "hero": mat.id,
            "health": chance.below(mat.max_health + 1),
            "focus": chance.below(mat.max_focus + 1),
            "at": at,
            "gear": limited(worn) + [card.id for card in taken(spells, chance.below(3))],
        }
        if at == "lair":
            about["space"] = spaces.pop()
        given["heroes"][str(number)] = about
        loot = [card for card in loot if card.id not in worn]
    given["loot_row"] = [card.id for card in taken(loot, chance.below(4))]
    given["spell_row"] = [card.id for card in taken(spells, chance.below(3))]
    return given


def matching(loot: list[Any], kind: str) -> list[Any]:
    """The loot of a type."""
    return [card for card in loot if card.type == kind]


def limited(names: list[str]) -> list[str]:
    """No more cards of a type than can be equipped."""
    found: list[str] = []
    for name in names:
        kind = LOOT[name].type
        if sum(LOOT[other].type == kind for other in found) < len(PLACES[kind]):
            found.append(name)
    return found


def shuffled(chance: Rng, entries: dict[str, T]) -> list[T]:
    """The entries, or the keys of a plain list of names, in a random order."""
    found: list[Any] = [key if value is None else value for key, value in entries.items()]
    chance.shuffle(found)
    return found


def taken(pile: list[T], count: int) -> list[T]:
    """Take cards off a pile."""
    cut = max(len(pile) - max(count, 0), 0)
    cards = pile[cut:]
    del pile[cut:]
    return cards
