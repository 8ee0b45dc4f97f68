"""The cards' effects: one function each, named like the card; its docstring is the card's text."""

from . import bosses, rooms, spells

__all__ = ["bosses", "rooms", "spells"]
