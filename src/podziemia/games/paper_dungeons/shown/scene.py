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

from podziemia.kernel.game import View
from podziemia.kernel.scene import AnyPiece, Panel, PanelLine, Scene, Text, Words, Zone, holds, zone
from podziemia.kernel.scene.seating import own_player, seat_states, seating

from .. import content
from ..rules.score import BOXES, TOTAL
from . import pieces
from .grid import dungeon_map
from .pieces import words


def scene(view: View) -> Scene:
    """The table as one seat sees it: the roll and the cards, the others' sheets, the own one."""
    title = words("title", **{name: view[name] for name in ("round", "phase", "game", "games")})
    areas = (player_area(view, player) for player in seating(view))
    facts = {"phase": view["phase"], "games": view["games"]}
    return Scene(title, (*middle(view), *areas, *offered(view)), view["seat"], facts)


def summary(view: View) -> Words:
    """How the match stands, in a line: the game, the round, and everybody's points."""
    points = " : ".join(str(player["score"][TOTAL]) for player in view["players"])
    number, game, games = view["round"], view["game"], view["games"]
    return words("summary", round=number, game=game, games=games, points=points)


def middle(view: View) -> list[AnyPiece]:
    """What everybody shares: the rounds, the dice, the dungeon with its bosses, the missions."""
    own = own_player(view)
    used = own["used"] if own is not None and view["phase"] == "dice" else ()
    rolled = view["dice"] if view["round"] else ()  # before round 1 they lie as a game left them
    dice = [pieces.die(number, face, used) for number, face in enumerate(rolled)]
    found: list[AnyPiece] = [
        pieces.rounds(view["round"], own),
        zone("dice", words("dice"), "row", dice),
    ]
    if (dungeon := view["dungeon"]) is not None:
        cards = [pieces.card("dungeon", dungeon["dungeon"], "dungeon")]
        cards += [pieces.boss(n, about, own) for n, about in enumerate(dungeon["bosses"], start=1)]
        found.append(zone("bosses", words("bosses"), "row", cards))
    if view["missions"]:
        missions = [pieces.mission(about, own) for about in view["missions"]]
        found.append(zone("missions", words("missions"), "row", missions))
    found += [result(view, game) for game in range(len(view["results"]))]
    if view["rank"] is not None:
        found.append(Text(id="rank", words=words("rank", rank=view["rank"])))
    return found


def result(view: View, game: int) -> Panel:
    """A game that is over: everybody's boxes, and in a campaign its winner (PD-21.7)."""
    winners = view["winners"][game] if view["games"] > 1 and not view["solo"] else ()
    lines: list[PanelLine] = []
    for seat, found in enumerate(view["results"][game]):
        said = words("result-line", seat=seat, won=seat in winners, points=found[TOTAL])
        states = holds(won=seat in winners)
        lines.append(PanelLine(words=said, owner=seat, numbers=dict(found), states=states))
    winner = None if not winners else winners[0] if len(winners) == 1 else "shared"
    heading = words("result", game=game + 1, winner=winner)
    return Panel(id=f"result:{game + 1}", heading=heading, lines=tuple(lines), total=TOTAL)


def player_area(view: View, player: View) -> Zone:
    """Everything of one player: the score, the tracks, heroes, items, cards and the map."""
    seat = player["seat"]
    label = words("player", seat=seat, power=player["power"], own=seat == view["seat"])
    children: list[AnyPiece] = [*pieces.tracks(view, player)]
    children.append(
        zone(f"heroes:{seat}", words("heroes"), "column", pieces.heroes(player), owner=seat)
    )
    children.append(zone(f"items:{seat}", words("items"), "grid", pieces.items(player), owner=seat))
    if cards := pieces.kept_cards(player):
        children.append(zone(f"cards:{seat}", words("cards"), "row", cards, owner=seat))
    if view["dungeon"] is not None:
        children.append(dungeon_map(view, player))
    children.append(score(player))
    if player["resurrected"]:
        children.append(Text(id=f"resurrected:{seat}", words=words("resurrected")))
    states = seat_states(view, player)
    return zone(f"player:{seat}", label, "column", children, owner=seat, states=states)


def score(player: View) -> Panel:
    """The score boxes as they would count now; without a secret objective, if it is one."""
    found = player["score"]
    lines = (words(f"box-{box.lower()}", points=found[box]) for box in BOXES)
    known = {name: player[name] for name in ("complete", "resurrected")}
    return Panel(
        id=f"score:{player['seat']}",
        heading=words("score", total=found[TOTAL], complete=player["complete"]),
        lines=tuple(PanelLine(words=line) for line in lines),
        numbers={box: found[box] for box in (*BOXES, TOTAL)},
        total=TOTAL,
        facts=known | {"resurrection": content.SHEET.damage.resurrection},
    )


def offered(view: View) -> list[AnyPiece]:
    """The cards dealt to the looking seat, while it chooses among them."""
    if (own := own_player(view)) is None or view["phase"] != "setup":
        return []
    dealt = own["dealt"]
    cards = [pieces.power(f"offered:{name}", name) for name in dealt["powers"]]
    cards += [pieces.objective(f"offered:{name}", name, None) for name in dealt["objectives"]]
    return [zone("offered", words("offered"), "row", cards)]
