"""The heuristic player of Descent, on either side, at three levels: `greedy` answers, `turn` weighs
a hero's turn, `overlord` cards and monsters, `goals` says where to go and `ways` how, `strikes`
what attacks are worth, `fight` what to do within one, `belongings` what to carry, `weights` are its
numbers."""

from .greedy import Greedy, Novice, Squire

__all__ = ["Greedy", "Novice", "Squire"]
