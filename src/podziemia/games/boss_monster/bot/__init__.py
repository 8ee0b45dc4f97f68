"""The heuristic player of Boss Monster: `greedy` chooses, `foresight` tries effects out on a sketch
of the table, `valuation` says what the sketch is worth, `weights` are its numbers."""

from podziemia.games.boss_monster.bot.greedy import Greedy

__all__ = ["Greedy"]
