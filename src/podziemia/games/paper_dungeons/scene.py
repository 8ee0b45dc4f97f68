"""How a view of Paper Dungeons lies on the table.

The ids of pieces; options name pieces by the same ones:

- `die:<n>`: the common roll, the first three dice are white; `dungeon`: the dungeon card;
  `boss:<n>` (1 to 3), `mission:<mission>`;
- `player:<seat>`: everything of one player; in it `hero:<seat>.<hero>` (levels),
  `item:<seat>.<item>` (parts), `potions:<seat>`, `hearts:<seat>` (free hearts under potions),
  `health:<seat>`, `damage:<seat>`, `monsters:<seat>`, `gems:<seat>`, `power:<seat>`,
  `objective:<seat>`, `score:<seat>`, `map:<seat>`, `party:<seat>`;
- `room:<seat>.<room>`: a room of the looking seat's own map, as a tile over `map:<seat>`;
- `offered:<card>`: a card dealt to the looking seat that it may keep.

The map's first row is row 7. Its walls are `(column, row, "<side>:<kind>")` with the sides `e` and
`n` of a square (`w` and `e` for tunnels) and the kinds `wall`, `drawn`, `water`, `tunnel`; its
overlay `path` has the squares walked through, in order; `looted` and `gone` are rooms of gems.

What is printed beside a track is in the facts of its label, numbers and rewards with spaces between
them: `points` of the slots (of the marks, for damage), `rewards` of the marks. The label of the
rounds has the `digits` that the looking seat wrote, round by round. `result:<game>` is a game that
is over, a line per player with all boxes in its facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from podziemia.games.paper_dungeons.content import (
    CIRCLES,
    DAMAGE_HEARTS,
    GEM_SLOT_REWARDS,
    HEARTS_PER_POTION,
    HEROES,
    ITEMS,
    PARTS,
    POWER_LEVEL,
    ROUNDS,
    ROW_REWARDS,
    SEASON_ENDS,
    SHEET,
    TOP_LEVEL,
)
from podziemia.games.paper_dungeons.dungeon import (
    DUNGEONS,
    GEM_ROOMS,
    LETTERS,
    PRINTED_WALLS,
    ROOMS,
    ROWS,
    TUNNELS,
    WATERS,
    Dungeon,
)
from podziemia.games.paper_dungeons.pieces import (
    MONSTER_SIGNS,
    Point,
    boss,
    die,
    map_row,
    mission,
    named,
    objective,
    place,
    power,
    room_tile,
    stat,
    words,
)
from podziemia.games.paper_dungeons.rules.score import BOXES, TOTAL
from podziemia.kernel.asking import Fact, Seat
from podziemia.kernel.game import View
from podziemia.kernel.scene import (
    AnyPiece,
    Card,
    Figure,
    Map,
    Panel,
    Scene,
    Text,
    Track,
    Words,
    Zone,
    zone,
)

SIGNS: Final = {
    ".": "square-empty",
    "^": "square-trap",
    "+": "square-reward",
    **{sign: f"square-{monster}" for monster, sign in MONSTER_SIGNS.items()},
    **{str(number): f"square-boss-{number}" for number in (1, 2, 3)},
}
LEGEND: Final = {sign: words(message) for sign, message in SIGNS.items()}


def scene(view: View) -> Scene:
    """The table as one seat sees it: the roll and the cards, the others' sheets, the own one."""
    title = Words(
        "pd-scene-title",
        {
            "round": view["round"],
            "step": view["step"],
            "game": view["game"],
            "games": view["games"],
        },
    )
    pieces: list[AnyPiece] = [*middle(view)]
    pieces += [player_area(view, player) for player in seating(view)]
    pieces += offered(view)
    return Scene(title, tuple(pieces))


def seating(view: View) -> list[dict[str, Any]]:
    """The players around the table, the looking one last."""
    players: list[dict[str, Any]] = view["players"]
    seat: Seat | None = view["seat"]
    if seat is None:
        return players
    return [players[(seat + 1 + step) % len(players)] for step in range(len(players))]


def middle(view: View) -> list[AnyPiece]:
    """What everybody shares: the rounds, the dice, the dungeon with its bosses, the missions."""
    own = None if view["seat"] is None else view["players"][view["seat"]]
    used = own["used"] if own is not None and view["step"] == "dice" else ()
    rolled = view["dice"] if view["round"] else ()  # before round 1 they lie as a game left them
    dice = [die(number, face, used) for number, face in enumerate(rolled)]
    pieces: list[AnyPiece] = [
        Track(
            id="rounds",
            label=words("rounds", digits=written(own)),
            value=view["round"],
            maximum=ROUNDS,
            marks=SEASON_ENDS,
            icon="round",
        ),
        zone("dice", words("dice"), "row", dice),
    ]
    if (dungeon := view["dungeon"]) is not None:
        bosses: list[AnyPiece] = [dungeon_card(dungeon["dungeon"])]
        bosses += [
            boss(number, about, own) for number, about in enumerate(dungeon["bosses"], start=1)
        ]
        pieces.append(zone("bosses", words("bosses"), "row", bosses))
    if view["missions"]:
        missions = [mission(about, own) for about in view["missions"]]
        pieces.append(zone("missions", words("missions"), "row", missions))
    pieces += [result(view, game) for game in range(len(view["results"]))]
    if view["rank"] is not None:
        pieces.append(Text(id="rank", words=words("rank", rank=view["rank"])))
    return pieces


def written(own: Mapping[str, Any] | None) -> str:
    """PD-4.18: the digits of the dice used, one group for each round."""
    rounds = own["digits"] if own is not None else ()
    return spaced("".join(map(str, digits)) for digits in rounds)


def spaced(values: Iterable[object]) -> str:
    """Values as one fact."""
    return " ".join(map(str, values))


def result(view: View, game: int) -> Panel:
    """A game that is over: everybody's boxes, and in a campaign its winner (PD-21.7)."""
    scores, winners = view["results"][game], view["winners"][game]
    honoured = view["games"] > 1 and not view["solo"]
    lines = tuple(
        words("result-line", seat=seat, won=honoured and seat in winners, **found)
        for seat, found in enumerate(scores)
    )
    winner: Fact = None
    if honoured:
        winner = winners[0] if len(winners) == 1 else "shared"
    heading = words("result", game=game + 1, winner=winner)
    return Panel(id=f"result:{game + 1}", heading=heading, lines=lines)


def dungeon_card(name: str) -> Card:
    """The dungeon card with its story."""
    return Card(id="dungeon", name=named(name), card=name, frame="dungeon", picture=name)


def player_area(view: View, player: Mapping[str, Any]) -> Zone:
    """Everything of one player: the score, the tracks, heroes, items, cards and the map."""
    seat = player["seat"]
    own = seat == view["seat"]
    label = words("player", seat=seat, power=player["power"], own=own)
    children: list[AnyPiece] = [*tracks(view, player)]
    children.append(zone(f"heroes:{seat}", words("heroes"), "column", heroes(player), owner=seat))
    children.append(zone(f"items:{seat}", words("items"), "grid", items(player), owner=seat))
    if cards := kept_cards(player):
        children.append(zone(f"cards:{seat}", words("cards"), "row", cards, owner=seat))
    if view["dungeon"] is not None:
        children.append(dungeon_map(view["dungeon"], player, own=own))
    children.append(score(player))
    if player["resurrected"]:
        children.append(Text(id=f"resurrected:{seat}", words=words("resurrected")))
    states = player_states(view, player)
    return zone(f"player:{seat}", label, "column", children, owner=seat, states=states)


def player_states(view: View, player: Mapping[str, Any]) -> list[str]:
    """Which others must still choose, and who has resigned."""
    states = {
        "asked": player["seat"] in view.get("asked", ()) and player["seat"] != view["seat"],
        "resigned": player["resigned"],
    }
    return [name for name, holds in states.items() if holds]


def tracks(view: View, player: Mapping[str, Any]) -> list[Track]:
    """Health and damage, potions and their free hearts, monsters and gems."""
    seat = player["seat"]
    potions = player["potions"]
    free = potions * HEARTS_PER_POTION - player["hearts"]
    slots = GEM_SLOT_REWARDS if view["gem_track_rewards"] else {}
    penalties = dict(SHEET.damage.thresholds)
    monsters, gems = SHEET.monsters.points, SHEET.gems.points
    row_rewards, slot_rewards = spaced(ROW_REWARDS.values()), spaced(slots.values())
    values: dict[str, tuple[int, int, Iterable[int], dict[str, Fact]]] = {
        "health": (player["health"], len(HEROES) * TOP_LEVEL, (), {}),
        "damage": (
            player["damage"],
            DAMAGE_HEARTS,
            penalties,
            {"points": spaced(penalties.values())},
        ),
        "potions": (potions, CIRCLES, ROW_REWARDS, {"rewards": row_rewards}),
        "hearts": (free, CIRCLES * HEARTS_PER_POTION, (), {}),
        "monsters": (
            len(player["defeated"]),
            len(monsters) - 1,
            (),
            {"points": spaced(monsters[1:])},
        ),
        "gems": (
            player["gems"],
            len(gems) - 1,
            slots,
            {"points": spaced(gems[1:]), "rewards": slot_rewards},
        ),
    }
    return [
        Track(
            id=f"{name}:{seat}",
            label=words(f"track-{name}", **about),
            value=value,
            maximum=maximum,
            marks=tuple(marks),
            icon=name,
        )
        for name, (value, maximum, marks, about) in values.items()
    ]


def heroes(player: Mapping[str, Any]) -> list[Track]:
    """The four heroes: their levels, and the colour of dice they train with."""
    return [
        Track(
            id=f"hero:{player['seat']}.{hero}",
            label=words("hero", hero=hero, training=training),
            value=level,
            maximum=TOP_LEVEL,
            marks=(POWER_LEVEL,),
            icon=f"{hero}-{training}",
        )
        for hero, level, training in zip(HEROES, player["levels"], player["training"], strict=True)
    ]


def items(player: Mapping[str, Any]) -> list[Card]:
    """The eight items: their parts, and whether they work."""
    return [
        Card(
            id=f"item:{player['seat']}.{item}",
            name=named(item),
            card=item,
            frame="item",
            picture=item,
            stats=(stat("parts", f"{parts}/{PARTS}"),),
            states=("complete",) if parts == PARTS else (),
        )
        for item, parts in zip(ITEMS, player["parts"], strict=True)
    ]


def kept_cards(player: Mapping[str, Any]) -> list[AnyPiece]:
    """The power and the objective, as far as they are known."""
    seat = player["seat"]
    found: list[AnyPiece] = []
    if player["power"] is not None:
        found.append(power(f"power:{seat}", player["power"]))
    if (known := player["objective"]) is not None:
        found.append(objective(f"objective:{seat}", known["objective"], known["value"]))
    return found


def dungeon_map(dungeon: Mapping[str, Any], player: Mapping[str, Any], *, own: bool) -> Zone:
    """The map with the path walked; on the own one every room is a piece of its own."""
    seat = player["seat"]
    card = DUNGEONS[dungeon["dungeon"]]
    bosses = {about["room"]: number for number, about in enumerate(dungeon["bosses"], start=1)}
    here = player["room"]
    party = Figure(
        id=f"party:{seat}",
        name=words("party", seat=seat, room=here),
        picture="party",
        owner=seat,
        at=None if here is None else f"room:{seat}.{here}",
    )
    overlays: dict[str, tuple[Point, ...]] = {
        "path": tuple(place(room) for room in player["path"]),
        "explored": tuple(place(room) for room in player["explored"]),
        "defeated": tuple(place(room) for room in player["defeated"]),
        "looted": tuple(gem_place(letter) for letter in player["looted"]),
        "gone": tuple(gem_place(letter) for letter in player["gone"]),
    }
    drawn = Map(
        id=f"map:{seat}",
        rows=map_rows(card),
        legend=LEGEND,
        walls=barriers(card),
        figures=(party,),
        overlays=overlays,
    )
    tiles = [room_tile(seat, room, player, bosses) for room in ROOMS] if own else []
    return zone(f"dungeon:{seat}", words("dungeon"), "grid", [drawn, *tiles], owner=seat)


def gem_place(letter: str) -> Point:
    """Where the gem of a letter lies on the map."""
    return place(ROOMS[GEM_ROOMS[LETTERS.index(letter)]].id)


@cache
def map_rows(card: Dungeon) -> tuple[str, ...]:
    """The map in characters, row 7 first."""
    bosses = {ROOMS[room].id: number for number, room in enumerate(card.boss_rooms, start=1)}
    return tuple(map_row(row, bosses) for row in reversed(range(ROWS)))


@cache
def barriers(card: Dungeon) -> tuple[tuple[int, int, str], ...]:
    """Walls, waters and tunnels, each on one side of a square."""
    found: list[tuple[int, int, str]] = []
    kinds = {"wall": PRINTED_WALLS, "drawn": card.drawn_walls, "water": WATERS}
    for kind, pairs in kinds.items():
        for low, high in sorted({(min(pair), max(pair)) for pair in pairs}):
            column, row = place(ROOMS[low].id)
            found.append((column, row, f"{'e' if high == low + 1 else 'n'}:{kind}"))
    for start, target in sorted(TUNNELS):
        column, row = place(ROOMS[start].id)
        found.append((column, row, "w:tunnel" if start < target else "e:tunnel"))
    return tuple(found)


def score(player: Mapping[str, Any]) -> Panel:
    """The score boxes as they would count now; without a secret objective, if it is one."""
    found: Mapping[str, int] = player["score"]
    lines = tuple(words(f"box-{box.lower()}", points=found[box]) for box in BOXES)
    heading = words("score", total=found[TOTAL], complete=player["complete"])
    return Panel(id=f"score:{player['seat']}", heading=heading, lines=lines)


def offered(view: View) -> list[AnyPiece]:
    """The cards dealt to the looking seat, while it chooses among them."""
    if view["seat"] is None or view["step"] != "setup":
        return []
    dealt = view["players"][view["seat"]]["dealt"]
    cards: list[AnyPiece] = [power(f"offered:{name}", name) for name in dealt["powers"]]
    cards += [objective(f"offered:{name}", name, None) for name in dealt["objectives"]]
    return [zone("offered", words("offered"), "row", cards)]
