"""The terminal: one Rich console, plain when nobody looks at it."""

from __future__ import annotations

import sys
from functools import cache

from rich.console import Console, ConsoleDimensions

WIDEST = 160  # longer lines are hard to read


class Terminal(Console):
    """Standard output. Colour only on a terminal, and never with NO_COLOR."""

    def on_broken_pipe(self) -> None:
        """Nobody reads any more: end as other commands do."""
        raise BrokenPipeError

    @property
    def size(self) -> ConsoleDimensions:
        """The size of the window now, but not too wide to read."""
        width, height = super().size
        return ConsoleDimensions(min(width, WIDEST), height)

    @size.setter
    def size(self, new_size: tuple[int, int]) -> None:
        self.width, self.height = new_size

    @property
    def roomy(self) -> bool:
        """Whether there is room for frames and texts."""
        return self.width >= 100 and (self.height >= 34 or not self.is_terminal)  # noqa: PLR2004

    def wipe(self) -> None:
        """Clear the screen and what was scrolled out of it, if there is a screen."""
        if self.is_terminal and not self.is_dumb_terminal:
            self.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.file.flush()


@cache
def console() -> Terminal:
    """The one console."""
    return Terminal(file=sys.stdout, highlight=False, emoji=False, markup=False)
