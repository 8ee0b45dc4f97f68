"""The cards' effects: one function each, named like the card; its docstring is the card's text."""

from podziemia.games.boss_monster.cards import bosses, rooms, spells

__all__ = ["bosses", "rooms", "spells"]
