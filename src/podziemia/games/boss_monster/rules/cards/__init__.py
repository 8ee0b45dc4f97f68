"""The cards' effects: one function each, named like the card; its docstring is the card's text."""

from collections.abc import Mapping
from typing import Final

from podziemia.kernel.content import content_needs

from ...content import BOSSES, COUNTERSPELL, ROOM_DECK, ROOMS, SPELL_DECK, SPELLS
from ..effects import DECLARED, LEVEL_UPS, TRIGGERED, WHEN_BUILT
from ..setup import OPEN_PILE_ROOMS, OPEN_PILE_SPELLS, START_ROOMS, START_SPELLS
from . import bosses, rooms, spells

__all__ = ["bosses", "rooms", "spells"]

MOST_PLAYERS: Final = 4  # BM-1.1
OFFERED: Final = 2  # BM-17.2


def check_box() -> None:
    """Every card has its function and every function its card; the box is enough for setup."""
    abilities = {card.id: card.ability for card in ROOMS.values()}
    triggered = {name for name, ability in abilities.items() if ability.startswith("trigger_")}
    for functions, cards in (
        (DECLARED, (set(SPELLS) - {COUNTERSPELL.id}) | of_kind(abilities, "activated")),
        (WHEN_BUILT, of_kind(abilities, "on_build")),
        (TRIGGERED, triggered),
        (LEVEL_UPS, set(BOSSES)),
    ):
        differing = ", ".join(sorted(cards ^ set(functions)))
        content_needs(not differing, f"a card without its effect, or an effect alone: {differing}")
    declared = [card for card in ROOMS.values() if card.ability in ("activated", "negation")]
    for room in declared:
        content_needs(bool(room.windows), f"rooms.toml: room {room.id}: key `windows`: none")
    content_needs(len(BOSSES) >= MOST_PLAYERS * OFFERED, "bosses.toml: too few for the players")
    dealt = MOST_PLAYERS * START_ROOMS + OPEN_PILE_ROOMS
    content_needs(len(ROOM_DECK) >= dealt, "rooms.toml: too few cards for the first hands")
    dealt = MOST_PLAYERS * START_SPELLS + OPEN_PILE_SPELLS
    content_needs(len(SPELL_DECK) >= dealt, "spells.toml: too few cards for the first hands")


def of_kind(abilities: Mapping[str, str], kind: str) -> set[str]:
    """The cards whose ability is of a kind."""
    return {name for name, ability in abilities.items() if ability == kind}


check_box()
