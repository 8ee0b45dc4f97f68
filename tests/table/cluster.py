"""A PostgreSQL of our own for the tests, which can be stopped and started again."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final, LiteralString
from urllib.parse import urlsplit

import psycopg
from psycopg import sql

GIVEN: Final = "PODZIEMIA_TEST_POSTGRESQL"
QUICK: Final = ("fsync=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=60")
PATIENCE: Final = 300
"""Seconds after which PostgreSQL does not answer, even on a busy machine."""
NAMES: Final = count()
WAITING: Final = """
    SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()
"""
"""How many wait for a lock of ours in a database."""
NOBODY: Final = "it refuses to run as root, and there is no other user"
NOWHERE: Final = "there is no initdb on the PATH or in /usr/lib/postgresql"


class NoPostgresql(Exception):
    """There is no PostgreSQL to be had, and why."""


class Server:
    """A PostgreSQL that was given: databases can be made in it."""

    def __init__(self, url: str) -> None:
        self._url = urlsplit(url)

    def url(self, name: str) -> str:
        """Where a database is."""
        settings = f"{self._url.query}&connect_timeout={PATIENCE}".removeprefix("&")
        return f"postgresql://{self._url.netloc}/{name}?{settings}"

    def execute(self, statement: LiteralString, **names: str) -> list[tuple[Any, ...]]:
        """Execute one statement as the administrator."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            query = sql.SQL(statement).format(
                **{name: sql.Identifier(value) for name, value in names.items()}
            )
            cursor = connection.execute(query)
            return cursor.fetchall() if cursor.description else []

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of an empty database."""
        name = f"test_{os.getpid()}_{next(NAMES)}"
        self.execute("CREATE DATABASE {name}", name=name)
        try:
            yield self.url(name)
        finally:
            self.execute("DROP DATABASE {name} WITH (FORCE)", name=name)


class Cluster(Server):
    """A PostgreSQL that was made for the tests in a folder; it listens on a socket in there."""

    def __init__(self, folder: Path, programs: Path) -> None:
        super().__init__(f"postgresql:///?host={folder}&user=podziemia")
        self._folder, self._programs = folder, programs
        self._data = folder / "data"
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user = somebody_else()
            os.chown(folder, user.pw_uid, user.pw_gid)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        made = subprocess.run(  # noqa: S603 -- what was found above
            [
                programs / "initdb",
                "-D",
                self._data,
                "-U",
                "podziemia",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--locale=C",
                "--no-sync",
            ],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
            **self._as,
        )
        if made.returncode:
            raise NoPostgresql(made.stderr.strip())
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        own = ("listen_addresses=", f"unix_socket_directories={self._folder}")
        settings = [word for setting in (*QUICK, *own) for word in ("-c", setting)]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 -- what was found above
                [self._programs / "postgres", "-D", self._data, *settings],
                cwd=self._folder,
                stdout=log,
                stderr=log,
                **self._as,
            )
        try:
            self._wait()
        except BaseException:
            self.stop()
            raise

    def _wait(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.execute("SELECT 1")
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > end:
                    raise NoPostgresql((self._folder / "log").read_text()) from None
                time.sleep(0.05)
            else:
                return

    def stop(self) -> None:
        """Stop at once, as if the machine had failed."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(PATIENCE)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Meanwhile the database is gone."""
        self.stop()
        try:
            yield
        finally:
            self.start()


def somebody_else() -> pwd.struct_passwd:
    """A user who is not root."""
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise NoPostgresql(NOBODY)


def programs() -> Path:
    """The folder of PostgreSQL's programs."""
    found = [Path(path).resolve().parent for path in [shutil.which("initdb")] if path]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in found:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise NoPostgresql(NOWHERE)


@contextmanager
def any_server() -> Iterator[Server]:
    """The PostgreSQL that was given, or else one of our own."""
    if url := os.environ.get(GIVEN):
        yield Server(url)
        return
    with tempfile.TemporaryDirectory(prefix="podziemia-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(Path(folder), programs())
        try:
            yield cluster
        finally:
            cluster.stop()
