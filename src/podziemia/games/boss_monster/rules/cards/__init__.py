"""The cards' effects: one function each, named like the card; its docstring is the card's text."""

from typing import Final

from podziemia.kernel.content import content_needs, enough

from ...content import BOSSES, COUNTERSPELL, ROOM_DECK, ROOMS, SPELL_DECK, SPELLS, RoomCard
from ..effects import DECLARED, LEVEL_UPS, TRIGGERED, WHEN_BUILT
from ..setup import OPEN_PILE_ROOMS, OPEN_PILE_SPELLS, START_ROOMS, START_SPELLS
from . import bosses, rooms, spells

__all__ = ["bosses", "rooms", "spells"]

MOST_PLAYERS: Final = 4  # BM-1.1
OFFERED: Final = 2  # BM-17.2


def check_box() -> None:
    """Every card has its function and every function its card; the box is enough for setup."""
    DECLARED.check({*SPELLS, *rooms_with("activated")} - {COUNTERSPELL.id})
    WHEN_BUILT.check(rooms_with("on_build"))
    TRIGGERED.check(rooms_with("trigger_"))
    LEVEL_UPS.check(BOSSES)
    for name, room in rooms_with("activated", "negation").items():
        content_needs(bool(room.windows), f"rooms.toml: room {name}: key `windows`: none")
    enough("bosses", BOSSES.values(), MOST_PLAYERS * OFFERED)
    enough("rooms", ROOM_DECK, MOST_PLAYERS * START_ROOMS + OPEN_PILE_ROOMS)
    enough("spells", SPELL_DECK, MOST_PLAYERS * START_SPELLS + OPEN_PILE_SPELLS)


def rooms_with(*abilities: str) -> dict[str, RoomCard]:
    """The rooms whose kind of ability begins so."""
    return {name: room for name, room in ROOMS.items() if room.ability.startswith(abilities)}


check_box()
