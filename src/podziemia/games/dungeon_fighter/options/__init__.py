"""What may be chosen in Dungeon Fighter: the modules follow the rulebook."""

from .throwing import Flip, Flipped, FlipReport, Landed, Report, Throw, Toss

__all__ = ["Flip", "FlipReport", "Flipped", "Landed", "Report", "Throw", "Toss"]
