"""Players of Dungeon Fighter that are programs."""

from .greedy import Greedy, Novice, Squire

__all__ = ["Greedy", "Novice", "Squire"]
