"""Every kind of file that people write, and how it is read: a new kind is listed here."""

from __future__ import annotations

import asyncio
import atexit
import compileall
import importlib
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

from msgspec.structs import replace

from podziemia.kernel import registry, scenario, tutorial
from podziemia.kernel.content import ContentFault
from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.kernel.registry import options_for
from podziemia.kernel.rng import Rng
from podziemia.kernel.scenario import ScenarioFailed
from podziemia.table.live.playable import playable
from podziemia.table.lobby.uploads import upload
from podziemia.table.storage import files
from podziemia.table.storage.files import exported, read_table
from podziemia.table.storage.store import open_store
from podziemia.table.storage.upkeep import Upkeep

PACKAGE: Final = importlib.import_module("podziemia.games")
TESTS: Final = Path(__file__).parent.parent
SMALL: Final = 30_000
"""Bytes of a record: longer ones take long to play again, and are damaged no differently."""
DECISIONS: Final = 20


@dataclass(frozen=True)
class Format:
    """A kind of file: where its good files are, and how one of a game is read and used."""

    name: str
    files: Callable[[Game[Any]], list[Path]]
    use: Callable[[Game[Any], Path, Path], None]
    """Use a file that stands in for a good one; whatever is wrong is one of `REFUSED`."""

    def __str__(self) -> str:
        return self.name


REFUSED: Final = (BadInput, ScenarioFailed, ContentFault)
"""A sentence, or a counted failure."""


def files_in(folder: str, suffix: str) -> Callable[[Game[Any]], list[Path]]:
    """The files of a game in a folder of the tests."""
    return lambda game: sorted((TESTS / folder / game.id).rglob(f"*{suffix}"))


def records(game: Game[Any]) -> list[Path]:
    """Short records."""
    return [path for path in files_in("records", ".json")(game) if path.stat().st_size < SMALL]


def tutorials(game: Game[Any]) -> list[Path]:
    """The tutorial, if there is one."""
    return [path for path in [game.folder / tutorial.FILE] if path.exists()]


def play_again(game: Game[Any], path: Path, good: Path) -> None:
    """A record, as `podziemia replay` reads it."""
    from podziemia.cli.terminal.files import read  # noqa: PLC0415 -- the terminal is slow to import

    registry.replay(read(path))


@cache
def tables(game: Game[Any]) -> list[Path]:
    """Exported tables, of short matches."""
    folder = Path(tempfile.mkdtemp(prefix="podziemia-"))
    atexit.register(shutil.rmtree, folder)
    return asyncio.run(export_tables(records(game)[:3], folder))


async def export_tables(paths: Sequence[Path], folder: Path) -> list[Path]:
    """Bring records to a table each, and export those."""
    store = await open_store(str(folder / "tables.db"))
    hall: Any = SimpleNamespace(store=store)
    made = []
    for path in paths:
        table = (await upload(hall, registry.replay(path.read_bytes()))).table
        await store.say(table, at=1.0, kind="text", text="zażółć", seat=0)
        made.append(folder / f"{path.stem}.json")
        made[-1].write_bytes(await exported(store, table))
    await store.close()
    return made


def import_table(game: Game[Any], path: Path, good: Path) -> None:
    """An exported table, as `podziemia tables import` takes it; the next one finds no other."""
    found = read_table(path.read_bytes())
    found = replace(found, table=playable(found.table, found.entries, found.lines))

    async def keep() -> None:
        store = await open_store(str(path.parent / "tables.db"))
        try:
            await files.import_table(store, found)
            await Upkeep(store.driver).remove(found.table.id)
        finally:
            await store.close()

    asyncio.run(keep())


def run_scenario(game: Game[Any], path: Path, good: Path) -> None:
    """A scenario, as `podziemia scenario run` does it."""
    scenario.run(scenario.read(path))


def give_lessons(game: Game[Any], path: Path, good: Path) -> None:
    """A tutorial, read and played through."""
    tutorial.read(path, game)


def open_box(game: Game[Any], path: Path, good: Path) -> None:
    """Content: the game is made of it anew, and a match begins, if it can be used at all."""
    with another(game, path.parent, path, good) as made:
        for players in (made.players[0], made.players[-1]):
            start = made.begin(players, options_for(made, {}), Rng(1))
            match, chance = Match(made, start), Rng(2)
            for _ in range(DECISIONS):
                if match.over:
                    break
                seat = match.answering()[0]
                match.play(seat, match.pending[seat].sample(chance))


@contextmanager
def another(game: Game[Any], folder: Path, path: Path, good: Path) -> Iterator[Game[Any]]:
    """The game once more, as a copy of its folder in which one file is another."""
    home = folder / "games"
    if not home.exists():
        shutil.copytree(game.folder, home / game.id)
        compileall.compile_dir(home, quiet=1)  # once, whatever Python does of itself
    shutil.copy(path, home / game.id / good.relative_to(game.folder))
    name = f"{PACKAGE.__name__}.{game.id}"
    proper = {key: module for key, module in sys.modules.items() if is_in(key, name)}
    for key in proper:
        del sys.modules[key]
    ways, PACKAGE.__path__ = PACKAGE.__path__, [str(home)]
    try:
        yield importlib.import_module(name).GAME
    finally:
        PACKAGE.__path__ = ways
        for key in [key for key in sys.modules if is_in(key, name)]:
            del sys.modules[key]
        sys.modules.update(proper)
        setattr(PACKAGE, game.id, proper[name])
        shutil.copy(good, home / game.id / good.relative_to(game.folder))


def is_in(module: str, package_name: str) -> bool:
    """Whether a module belongs to a package."""
    return module == package_name or module.startswith(f"{package_name}.")


def written(game: Game[Any]) -> list[Path]:
    """Files of the kinds that people write for this game alone."""
    return [path for kind in game.files.values() for path in kind.files()]


def check_written(game: Game[Any], path: Path, good: Path) -> None:
    """Such a file, as its command `check` reads it."""
    from podziemia.cli.written import text  # noqa: PLC0415 -- the terminal is slow to import

    (kind,) = [kind for kind in game.files.values() if good in kind.files()]
    for fault in kind.faults(text(path), path.name):
        raise fault


FORMATS: Final = (
    Format("records", records, play_again),
    Format("scenarios", files_in("scenarios", ".toml"), run_scenario),
    Format("content", lambda game: sorted((game.folder / "content").glob("*.toml")), open_box),
    Format("tutorials", tutorials, give_lessons),
    Format("tables", tables, import_table),
    Format("written", written, check_written),
)
