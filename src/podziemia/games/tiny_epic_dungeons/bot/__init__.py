"""The heuristic player of Tiny Epic Dungeons, at three levels: `greedy` answers, `turn` weighs a
turn, `way` says where to go, `worth` what actions and cards are worth, `dice` what rolls can be
made into, `weights` are its numbers."""

from .greedy import Greedy, Novice, Squire

__all__ = ["Greedy", "Novice", "Squire"]
