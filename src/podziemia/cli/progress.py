"""How far a long command is: a bar in a terminal, elsewhere a line every few seconds."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from podziemia.cli.speech import say
from podziemia.kernel.questions import Facts

EVERY: Final = 5.0
"""How many seconds lie between two lines."""


@contextmanager
def progress(what: str, total: int, lang: str) -> Iterator[Callable[[int], None]]:
    """Show on standard error how far something is; it is told how many more steps are done."""
    doing = say(what, lang=lang)
    if not sys.stderr.isatty():
        yield Lines(doing, total, lang)
        return
    from rich.console import Console  # noqa: PLC0415 -- only when it is needed
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(doing, total=total)
        yield lambda done: bar.advance(task, done)


class Lines:
    """Lines for a file or a pipe; what is done soon needs none."""

    def __init__(
        self, doing: str, total: int, lang: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.doing, self.total, self.lang, self.clock = doing, total, lang, clock
        self.done = 0
        self.told = clock()

    def __call__(self, done: int) -> None:
        """So many more steps are done."""
        self.done += done
        if self.clock() - self.told >= EVERY and self.done < self.total:
            self.told = self.clock()
            about: Facts = {"doing": self.doing, "done": self.done, "total": self.total}
            sys.stderr.write(say("cli-progress", about, self.lang) + "\n")
            sys.stderr.flush()
