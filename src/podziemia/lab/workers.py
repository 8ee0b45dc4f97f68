"""Work in several processes: cut into jobs, each the same whichever process does it."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from typing import Final, TypeVar

J = TypeVar("J")
R = TypeVar("R")

TURNS: Final = 8
"""Every process comes so often for another job, at least: then they end together, and whoever
waits sees that something is going on."""


def chunks(count: int, workers: int, most: int) -> list[range]:
    """The numbers below `count` in ranges of at most so many."""
    size = min(most, max(1, count // (workers * TURNS)))
    return [range(first, min(first + size, count)) for first in range(0, count, size)]


def work(do: Callable[[J], R], jobs: Sequence[J], workers: int) -> Iterator[R]:
    """Do all jobs, in this process or in others; results come as they are ready."""
    if min(workers, len(jobs)) == 1:
        for job in jobs:
            yield do(job)
        return
    others = active_children()
    pool = ProcessPoolExecutor(
        min(workers, len(jobs)), mp_context=get_context("spawn"), initializer=end_with_parent
    )
    try:
        with deaf_to_interrupts():  # the workers are started here; Ctrl-C is for this process
            futures: list[Future[R]] = [pool.submit(do, job) for job in jobs]
        for future in as_completed(futures):
            yield future.result()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in active_children():
            if worker not in others:
                worker.terminate()
        raise
    pool.shutdown()


def end_with_parent() -> None:
    """A worker whose parent is gone, however that came about, has nothing left to do."""

    def watch() -> None:
        parent = parent_process()
        assert parent is not None, "only a worker has a parent"
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C does nothing meanwhile, nor to the processes started meanwhile."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread hears it anyway
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def default_workers() -> int:
    """As many processes as this one may use processors."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
