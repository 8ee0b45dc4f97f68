"""How a view of Boss Monster lies on the table.

The ids of pieces; options and targets name pieces by the same ones:

- `deck:room`, `deck:spell`, `deck:ordinary`, `deck:epic`: the decks; `pile:<card>`: the discard
  pile, the top card first;
- `<hero>`: a hero, wherever it is (there is only one of each);
- `declared:<number>`: a declared effect;
- `player:<seat>`: everything of one player; in it `boss:<seat>`, `room:<seat>.<slot>` (slot 0 is
  next to the boss, as in the rules), `place:<seat>.<slot>` (where a new slot would be),
  `back:<seat>.room` and `back:<seat>.spell` (the backs of the hand), `souls:<seat>`,
  `wounds:<seat>`, `treasure:<seat>`, `damage:<seat>`;
- `hand:<card>`, `aside:<card>`, `offered:<boss>`: what the looking seat holds;
- `found:<card>`: a card of a deck that is being searched; `shown:<card>`: a card of a hand that
  is being shown.

A second copy of a card in the same place is `…#2`, a third `…#3`: what is said of the first goes
for its copies. The dungeons are paths: somebody walks along them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from podziemia.kernel.game import View
from podziemia.kernel.questions import Seat
from podziemia.kernel.scene import (
    AnyPiece,
    Card,
    Figure,
    Scene,
    Text,
    Token,
    Words,
    Zone,
    track,
    zone,
)
from podziemia.kernel.scene.seating import own_player, seat_states, seating

from ..content import ROOMS
from ..options import room_piece
from ..state import MAX_SLOTS, SOULS_TO_WIN, WOUNDS_TO_LOSE
from .forecast import at_entrance, destination, prospects
from .pieces import boss, cards, class_stat, count, face, hero, room, room_face, stat, token, words


def scene(view: View) -> Scene:
    """The table as one seat sees it: the middle, the others' dungeons, the own one, the hand."""
    areas = [player_area(view, player) for player in seating(view)]
    pieces = (middle(view), town(view), *declared(view), *areas, *own_cards(view))
    return Scene(words("title", round=view["round"], phase=view["phase"]), pieces, view["seat"])


def summary(view: View) -> Words:
    """How the match stands, in a line: the round, and everybody's souls."""
    souls = " : ".join(str(player["soul_count"]) for player in view["players"])
    return words("summary", round=view["round"], souls=souls)


def middle(view: View) -> Zone:
    """What everybody shares: the decks, the discard pile, and what stops the whole table."""
    decks: Mapping[str, int] = view["decks"]
    counts = {"room": "rooms", "spell": "spells", "ordinary": "heroes", "epic": "epics"}
    children: list[AnyPiece] = [
        count(f"deck:{name}", f"deck-{name}", name, decks[key]) for name, key in counts.items()
    ]
    pile = list(reversed(view["discard"]))
    children.append(zone("pile", words("pile", count=len(pile)), "stack", cards("pile", pile)))
    if view["kobold_strike"]:
        children.append(Text(id="kobold_strike", words=words("kobold-strike")))
    return zone("middle", words("middle"), "row", children)


def town(view: View) -> Zone:
    """The heroes in town, in their order, and where each would go as the dungeons lie now."""
    heroes = [hero(found, destination(view["players"], found["hero"])) for found in view["town"]]
    return zone("town", words("town"), "row", heroes)


def declared(view: View) -> list[AnyPiece]:
    """The declared effects, the latest last, each with its target."""
    effects = [declared_card(effect) for effect in view["declared"]]
    return [zone("declared", words("declared"), "column", effects)] if effects else []


def declared_card(effect: View) -> Card:
    """One declared effect: whose, what, and aimed at what."""
    name, target = effect["card"], effect["target"]
    kind = "plain" if target is None else target.partition(":")[0]
    about = {fact: effect[fact] for fact in ("card", "owner", "target_owner")}
    message = f"declared-{kind}" if kind in ("plain", "room", "player") else "declared-card"
    text = words(message, **about, target=effect["target_card"])
    states = ("waiting",) if effect["waiting"] else ()
    if name in ROOMS:
        return room_face(effect["piece"], ROOMS[name], text=text, states=states)
    return face(effect["piece"], name, "spell", text=text, states=states)


def player_area(view: View, player: View) -> Zone:
    """Everything of one player: score, sums, hand, the queue, and the dungeon up to the boss."""
    seat = player["seat"]
    queue = [hero(found, at_entrance(player, found)) for found in player["entrance"]]
    children: list[AnyPiece] = [
        score(seat, "soul", player["soul_count"], SOULS_TO_WIN),
        score(seat, "wound", player["wound_count"], WOUNDS_TO_LOSE),
        sums(seat, "damage", (("damage", player["damage"]),)),
        sums(seat, "treasure", tuple(player["treasure"].items())),
        count(f"back:{seat}.room", "back-room", "room", player["hand"]["rooms"], seat),
        count(f"back:{seat}.spell", "back-spell", "spell", player["hand"]["spells"], seat),
        zone(f"slain:{seat}", words("slain"), "stack", map(hero, player["souls"])),
        zone(f"survivors:{seat}", words("survivors"), "stack", map(hero, player["wounds"])),
        zone(f"entrance:{seat}", words("entrance"), "row", queue, owner=seat),
        zone(f"dungeon:{seat}", words("dungeon"), "path", dungeon(player), owner=seat),
    ]
    if (walk := view["walk"]) is not None and walk["owner"] == seat:
        children += walker(player, walk)
    if player["closed"]:
        children.append(Text(id=f"closed:{seat}", words=words("closed")))
    about = {"boss": player["boss"]}
    label = words("player", seat=seat, **about, own=seat == view["seat"])
    states = seat_states(view, player)
    return zone(f"player:{seat}", label, "column", children, owner=seat, states=states, facts=about)


@cache
def sums(seat: Seat, name: str, numbers: tuple[tuple[str, int], ...]) -> Token:
    """What a dungeon adds up to."""
    badges = [stat(icon, number) for icon, number in numbers]
    return token(f"{name}:{seat}", name, name, *badges, owner=seat)


@cache
def score(seat: Seat, icon: str, value: int, most: int) -> AnyPiece:
    """Souls or wounds, on the way to what ends the match."""
    return track(f"{icon}s:{seat}", words(f"{icon}s"), value, most, icon, marks=(most,))


def dungeon(player: View) -> list[AnyPiece]:
    """From the entrance (left) to the boss (right); first the place where a new room would go."""
    slots: list[View] = player["slots"]
    seat = player["seat"]
    pieces: list[AnyPiece] = []
    if len(slots) < MAX_SLOTS and not player["out"]:
        pieces.append(free_place(seat, len(slots)))
    pieces += [room(seat, index, slots[index]) for index in reversed(range(len(slots)))]
    if player["boss"] is not None:
        level = "leveled-up" if player["leveled_up"] else "may-level-up"
        pieces.append(boss(f"boss:{seat}", player["boss"], (level,)))
    return pieces


@cache
def free_place(seat: Seat, index: int) -> Card:
    """Where a new room would go."""
    return Card(id=f"place:{seat}.{index}", name=words("place"), frame="place", states=("empty",))


def walker(player: View, walk: View) -> list[AnyPiece]:
    """The hero on its way, where it stands, and what is still ahead of it."""
    seat, name, about = player["seat"], walk["hero"], prospects(player["slots"], walk)
    badges = (class_stat(name), stat("life", f"{about['left']}/{walk['life']}", "stat-left"))
    called, at = words("card", card=name), standing(seat, walk)
    return [
        Figure(id=name, name=called, picture=name, owner=seat, badges=badges, at=at),
        Text(id=f"walk:{seat}", words=Words("bm-effect-walk", about)),
    ]


def standing(seat: Seat, walk: View) -> str | None:
    """The piece that the walking hero stands on: none between rooms (BM-11.25, BM-11.27)."""
    if walk["inside"]:
        return room_piece(seat, walk["distance"])
    return f"entrance:{seat}" if walk["distance"] > MAX_SLOTS else None


def own_cards(view: View) -> list[AnyPiece]:
    """What only the looking seat sees: its hand, and whatever it is being shown."""
    pieces: list[AnyPiece] = []
    if (searched := view["searched"]) is not None:
        pieces.append(zone("found", words("found"), "grid", cards("found", searched)))
    if (shown := view["shown"]) is not None:
        label = words("shown", seat=shown["player"])
        pieces.append(zone("shown", label, "fan", cards("shown", shown["cards"])))
    pieces += searched_heroes(view)
    if (own := own_player(view)) is None:
        return pieces
    if own["offered"]:
        bosses = [boss(f"offered:{name}", name) for name in own["offered"]]
        pieces.append(zone("offered", words("offered"), "row", bosses))
    if own["set_aside"]:
        aside = cards("aside", own["set_aside"], ("face-down",))
        pieces.append(zone("aside", words("aside"), "row", aside))
    if not own["out"]:
        label = words("hand", count=len(own["hand"]["cards"]))
        hand = cards("hand", own["hand"]["cards"])
        pieces.append(zone("hand", label, "fan", hand, owner=own["seat"]))
    return pieces


def searched_heroes(view: View) -> list[AnyPiece]:
    """The heroes of a deck that is being searched; which ones it holds everybody can tell."""
    if (ask := view.get("ask")) is None or ask["prompt"] != "choose-hero":
        return []
    names = [option["hero"] for option in ask["options"]]
    if {*names} <= {found["hero"] for found in view["town"]}:  # nobody searches
        return []
    heroes = [hero({"hero": name, "bonus": 0}) for name in names]
    return [zone("found", words("found"), "grid", heroes)]
