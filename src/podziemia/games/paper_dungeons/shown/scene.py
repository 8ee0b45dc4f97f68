"""How a view of Paper Dungeons lies on the table.

The ids of pieces; options name pieces by the same ones:

- `die:<n>`: the common roll, the first three dice are white; `dungeon`: the dungeon card;
  `boss:<n>` (1 to 3), `mission:<mission>`;
- `player:<seat>`: everything of one player; in it `hero:<seat>.<hero>` (levels),
  `item:<seat>.<item>` (parts), `potions:<seat>`, `hearts:<seat>` (free hearts under potions),
  `health:<seat>`, `damage:<seat>`, `monsters:<seat>`, `gems:<seat>`, `power:<seat>`,
  `objective:<seat>`, `score:<seat>`, `map:<seat>`, `party:<seat>`;
- `offered:<card>`: a card dealt to the looking seat that it may keep.

Rooms are squares of `map:<seat>`. `result:<game>` is a game that is over, a line per player with
all boxes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from podziemia.kernel.game import View
from podziemia.kernel.questions import Fact, Seat
from podziemia.kernel.scene import (
    AnyPiece,
    Card,
    Panel,
    PanelLine,
    Scene,
    Slot,
    Text,
    Track,
    Words,
    Zone,
    zone,
)

from .. import content
from ..rules.score import BOXES, TOTAL
from .grid import dungeon_map
from .pieces import boss, die, mission, named, objective, power, stat, words


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
    facts = {"step": view["step"], "games": view["games"]}
    return Scene(title, tuple(pieces), view["seat"], facts)


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
            label=words("rounds"),
            value=view["round"],
            maximum=content.ROUNDS,
            marks=content.SEASON_ENDS,
            slots=written(own),
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


def written(own: Mapping[str, Any] | None) -> tuple[Slot, ...]:
    """PD-4.18: the digits of the dice used, round by round."""
    rounds = own["digits"] if own is not None else ()
    notes = ("".join(map(str, digits)) for digits in rounds)
    return tuple(Slot(at=number, note=note) for number, note in enumerate(notes, start=1) if note)


def result(view: View, game: int) -> Panel:
    """A game that is over: everybody's boxes, and in a campaign its winner (PD-21.7)."""
    scores, winners = view["results"][game], view["winners"][game]
    honoured = view["games"] > 1 and not view["solo"]
    lines = tuple(
        result_line(seat, found, won=honoured and seat in winners)
        for seat, found in enumerate(scores)
    )
    winner: Fact = None
    if honoured:
        winner = winners[0] if len(winners) == 1 else "shared"
    heading = words("result", game=game + 1, winner=winner)
    return Panel(id=f"result:{game + 1}", heading=heading, lines=lines, total=TOTAL)


def result_line(seat: Seat, found: Mapping[str, int], *, won: bool) -> PanelLine:
    """The boxes of one player."""
    said = words("result-line", seat=seat, won=won, points=found[TOTAL])
    return PanelLine(words=said, owner=seat, numbers=dict(found), states=("won",) if won else ())


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
        children.append(dungeon_map(view, player))
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
    potions = player["potions"]
    free = potions * content.HEARTS_PER_POTION - player["hearts"]
    rewards = content.GEM_SLOT_REWARDS if view["gem_track_rewards"] else {}
    monsters, gems = worth(content.SHEET.monsters.points), worth(content.SHEET.gems.points)
    return [
        track(player, "health", player["health"], len(content.HEROES) * content.TOP_LEVEL),
        track(
            player,
            "damage",
            player["damage"],
            content.DAMAGE_HEARTS,
            dict(content.SHEET.damage.thresholds),
        ),
        track(player, "potions", potions, content.CIRCLES, {}, content.ROW_REWARDS),
        track(player, "hearts", free, content.CIRCLES * content.HEARTS_PER_POTION),
        track(player, "monsters", len(player["defeated"]), len(monsters), monsters),
        track(player, "gems", player["gems"], len(gems), gems, rewards),
    ]


def worth(points: Sequence[int]) -> dict[int, int]:
    """What each slot of a row is worth."""
    return dict(enumerate(points[1:], start=1))


def track(
    player: Mapping[str, Any],
    name: str,
    value: int,
    maximum: int,
    points: Mapping[int, int] = MappingProxyType({}),
    rewards: Mapping[int, str] = MappingProxyType({}),
) -> Track:
    """A track of the sheet, with the points and rewards printed beside it."""
    return Track(
        id=f"{name}:{player['seat']}",
        label=words(f"track-{name}"),
        value=value,
        maximum=maximum,
        marks=tuple(rewards or (points if len(points) < maximum else ())),
        slots=tuple(
            Slot(at=at, points=points.get(at), reward=rewards.get(at), taken=value >= at)
            for at in sorted({*points, *rewards})
        ),
        icon=name,
    )


def heroes(player: Mapping[str, Any]) -> list[Track]:
    """The four heroes: their levels, and the colour of dice they train with."""
    return [
        Track(
            id=f"hero:{player['seat']}.{hero}",
            label=words("hero", hero=hero, training=training),
            value=level,
            maximum=content.TOP_LEVEL,
            marks=(content.POWER_LEVEL,),
            icon=f"{hero}-{training}",
            facts={"hero": hero, "training": training},
        )
        for hero, level, training in zip(
            content.HEROES, player["levels"], player["training"], strict=True
        )
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
            stats=(stat("parts", parts, content.PARTS),),
            states=("complete",) if parts == content.PARTS else (),
        )
        for item, parts in zip(content.ITEMS, player["parts"], strict=True)
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


def score(player: Mapping[str, Any]) -> Panel:
    """The score boxes as they would count now; without a secret objective, if it is one."""
    found: Mapping[str, int] = player["score"]
    lines = (words(f"box-{box.lower()}", points=found[box]) for box in BOXES)
    return Panel(
        id=f"score:{player['seat']}",
        heading=words("score", total=found[TOTAL], complete=player["complete"]),
        lines=tuple(PanelLine(words=line) for line in lines),
        numbers={box: found[box] for box in (*BOXES, TOTAL)},
        total=TOTAL,
        facts={
            "complete": player["complete"],
            "resurrected": player["resurrected"],
            "resurrection": content.SHEET.damage.resurrection,
        },
    )


def offered(view: View) -> list[AnyPiece]:
    """The cards dealt to the looking seat, while it chooses among them."""
    if view["seat"] is None or view["step"] != "setup":
        return []
    dealt = view["players"][view["seat"]]["dealt"]
    cards: list[AnyPiece] = [power(f"offered:{name}", name) for name in dealt["powers"]]
    cards += [objective(f"offered:{name}", name, None) for name in dealt["objectives"]]
    return [zone("offered", words("offered"), "row", cards)]
