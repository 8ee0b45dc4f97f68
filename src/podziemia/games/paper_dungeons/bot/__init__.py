"""The heuristic player of Paper Dungeons: `greedy` chooses, `route` plans the way through the
dungeon, `valuation` says what a sheet's next field is worth, `promise` what a card is, `finale`
tries out the last round, `weights` are its numbers."""

from .greedy import Greedy

__all__ = ["Greedy"]
