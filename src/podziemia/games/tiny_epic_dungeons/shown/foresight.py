"""What the enemies will do when they act next, as everybody could work it out (TED-15).

Where the active player will have to choose (TED-15.17), the first way and the first hero count.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from podziemia.kernel.game import View
from podziemia.kernel.scene import Phrases, Way, Words

from ..content import BOSSES, GOBLINS, MINIONS
from ..entries import BossMat, EnemyCard, GoblinCard, MinionCard
from ..geometry import EMPTY, FAR, LAIR, Cell, Paths, cell_at, laid, paths_of, square_of, with_lair
from ..operations import LoseHealth

words: Final = Phrases("ted-intent")
TAUNT: Final = {"type": "taunt"}
"""The option in the words of a view."""
LURE: Final = "lure:boss"


class Intent(NamedTuple):
    """An enemy's next action: the rooms it walks through, whom it hits there, for how much."""

    piece: str
    way: tuple[Cell, ...]
    heroes: tuple[str, ...]
    damage: int

    def words(self) -> Words:
        """In a sentence."""
        first = self.heroes[0] if self.heroes else None
        return words(
            "walks" if self.way else "stays",
            hero=first,
            heroes=len(self.heroes),
            damage=self.damage,
            rooms=len(self.way),
        )


def paths_in(view: View) -> Paths:
    """How the rooms that a view shows hang together."""
    layout = EMPTY
    for room in view["rooms"]:
        mask = sum(1 << "nesw".index(side) for side in room["corridors"])
        layout = laid(layout, cell_of(room["square"]), mask)
    if view["act"] == 2:  # noqa: PLR2004 -- TED-17.9
        layout = with_lair(layout, cell_of(view["gate"]))
    return paths_of(layout)


def cell_of(square: list[int] | None) -> Cell:
    """A place of a view; none is the lair."""
    return LAIR if square is None else cell_at((square[0], square[1]))


def intents(view: View) -> dict[str, Intent]:
    """TED-15.8: every enemy's next action, in their order."""
    paths = paths_in(view)
    heroes = {h["hero"]: cell_of(h["square"]) for h in view["heroes"] if h["conscious"]}
    held = {(what, scope) for _, what, _, scope, _ in view["lasting"]}
    goblins = [goblin for goblin in view["goblins"] if goblin is not None]
    calm = ("pacified", None) in held
    kept = any(h["square"] is None for h in view["heroes"])  # TED-R-33
    acting: list[tuple[View, EnemyCard]] = (
        [] if calm else [(g, GOBLINS[g["card"]]) for g in goblins]
    )
    acting += [(minion, MINIONS[minion["card"]]) for minion in view["minions"]]
    if (boss := view["boss"]) is not None:
        acting.append(({**boss, "piece": "boss"}, BOSSES[boss["card"]]))
    return {
        enemy["piece"]: intent(
            paths,
            enemy["piece"],
            card,
            cell_of(enemy["square"]),
            heroes,
            damage_of(card, len(goblins)),
            pinned=("pinned", enemy["piece"]) in held
            or (kept and enemy["piece"] == "boss" and enemy["square"] is None),
        )
        for enemy, card in acting
    }


def damage_of(card: EnemyCard, goblins: int) -> int:
    """TED-15.10: what a hit costs."""
    if isinstance(card, GoblinCard):
        return card.damage.base + card.damage.per_goblin * goblins
    assert isinstance(card, MinionCard | BossMat)
    return sum(op.n for op in card.effects if isinstance(op, LoseHealth))


def intent(
    paths: Paths,
    piece: str,
    card: EnemyCard,
    cell: Cell,
    heroes: dict[str, Cell],
    damage: int,
    *,
    pinned: bool,
) -> Intent:
    """TED-15.11, TED-15.13 to TED-15.19: where an enemy goes and whom it reaches from there."""
    either = isinstance(card, GoblinCard) and card.mode == "move_or_attack"
    hit = in_reach(paths, card, cell, heroes)
    stays = bool(hit) if either else cell in heroes.values()
    way: list[Cell] = []
    if not stays and not pinned:
        distances = paths.distances(cell)
        target = min(heroes.values(), key=lambda at: distances[at], default=cell)
        while cell != target and distances[target] < FAR and len(way) < card.speed:
            cell = paths.towards(cell, target)[0]
            way.append(cell)
            if cell in heroes.values():
                break
        hit = () if either else in_reach(paths, card, cell, heroes)
    return Intent(piece, tuple(way), hit, damage)


def in_reach(paths: Paths, card: EnemyCard, cell: Cell, heroes: dict[str, Cell]) -> tuple[str, ...]:
    """TED-15.15, TED-18.15: whom an action of an enemy in a room would hit."""
    if cell == LAIR or not card.reach:
        return tuple(hero for hero, at in heroes.items() if at == cell)
    near = paths.distances(cell)
    return tuple(hero for hero, at in heroes.items() if at != LAIR and near[at] <= card.reach)


def lured(paths: Paths, cell: Cell, target: Cell, speed: int) -> tuple[Cell, ...]:
    """TED-19.11: the rooms through which a taunted Boss comes."""
    way: list[Cell] = []
    while cell != target and len(way) < speed and paths.distances(cell)[target] < FAR:
        cell = paths.towards(cell, target)[0]
        way.append(cell)
    return tuple(way)


def lure(view: View) -> dict[str, Way]:
    """The way on which a taunted Boss would come, while it may be, as a layer of the grid."""
    ask, boss = view.get("ask"), view["boss"]
    if ask is None or boss is None or TAUNT not in ask["options"]:
        return {}
    hero, start = view["heroes"][view["active"]], cell_of(boss["square"])
    rooms = lured(paths_in(view), start, cell_of(hero["square"]), BOSSES[boss["card"]].speed)
    squares = tuple(square_of(cell) for cell in (start, *rooms) if cell != LAIR)
    return {LURE: Way(label=words("lure"), squares=squares, of="boss")} if squares else {}


def ways(view: View, found: dict[str, Intent]) -> dict[str, Way]:
    """Where enemies in the dungeon will walk, as layers of the grid."""
    places = {g["piece"]: g["square"] for g in view["goblins"] if g is not None}
    places |= {minion["piece"]: minion["square"] for minion in view["minions"]}
    if view["boss"] is not None:
        places["boss"] = view["boss"]["square"]
    drawn = {}
    for piece, each in found.items():
        rooms = [square_of(cell) for cell in each.way if cell != LAIR]
        start = places[piece]
        if rooms and start is not None:
            squares = ((start[0], start[1]), *rooms)
            drawn[f"intent:{piece}"] = Way(label=each.words(), squares=squares, of=piece)
    return drawn
