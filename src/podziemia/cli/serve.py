"""`podziemia serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import webbrowser
from typing import Annotated, Final, NoReturn

import typer

from podziemia.cli import DONE, FAILED
from podziemia.cli.speech import Lang, language, say
from podziemia.kernel.errors import BadInput

DAY: Final = 86_400.0
PORT: Final = 8000
PORTS: Final = 20
"""How many ports are tried when none is named."""
MOST_PORT: Final = 65_535
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve")(serve)


def serve(
    *,
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0 lets other devices in.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="[default: PODZIEMIA_PORT, or the first free one]"),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="FILE|URL",
            help="SQLite file (missing folders are made) or postgresql://…"
            " [default: PODZIEMIA_DATABASE, or a file of ours]",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another site whose pages may connect.")
    ] = None,
    watch_from: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS|NETWORK",
            help="From where /metrics and the details of /health are shown. [default: nowhere]",
        ),
    ] = None,
    keep_waiting: Annotated[
        float,
        typer.Option(min=0, metavar="DAYS", help="Keep tables that never began; 0: for ever."),
    ] = 7,
    keep_playing: Annotated[
        float, typer.Option(min=0, metavar="DAYS", help="Keep deserted matches; 0: for ever.")
    ] = 0,
    keep_over: Annotated[
        float, typer.Option(min=0, metavar="DAYS", help="Keep finished matches; 0: for ever.")
    ] = 0,
    bots: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = 1,
    bot_pace: Annotated[
        float, typer.Option(min=0, help="Seconds a bot takes at least for an answer.")
    ] = 0.25,
    open_browser: Annotated[
        bool | None,
        typer.Option(
            "--open/--no-open", help="Open a browser. [default: where there is a desktop]"
        ),
    ] = None,
    json_logs: Annotated[bool, typer.Option("--json-logs", help="Logs as JSON.")] = False,
    log_level: Annotated[
        str, typer.Option(metavar="LEVEL", help="debug, info, warning, error.")
    ] = "warning",
    no_limits: Annotated[
        bool, typer.Option("--no-limits", hidden=True, help="Nobody asks too often: for measuring.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Start the table: play in the browser, alone or with friends."""
    import uvicorn  # noqa: PLC0415 -- slow to import

    from podziemia.table.storage.upkeep import Keep  # noqa: PLC0415 -- slow to import
    from podziemia.table.web.app import (  # noqa: PLC0415
        Config,
        application,
        check_database,
        collect_seldom,
        configure_logs,
        default_database,
        settings,
    )
    from podziemia.table.web.limits import (  # noqa: PLC0415
        UNLIMITED,
        Limits,
        allow_many_connections,
    )
    from podziemia.table.web.sites import read_origins  # noqa: PLC0415
    from podziemia.table.web.watchers import read_networks  # noqa: PLC0415

    if log_level not in ("debug", "info", "warning", "error"):
        raise BadInput("cli-serve-level", {"level": log_level})
    spoken = language(lang)
    origins, watchers = read_origins(origin or ()), read_networks(watch_from or ())
    configure_logs(as_json=json_logs, level=log_level)
    listening = listen(host, port)
    config = Config(
        database=database or default_database(),
        limits=UNLIMITED if no_limits else Limits(),
        origins=origins,
        watchers=watchers,
        keep=Keep(
            waiting=seconds(keep_waiting), playing=seconds(keep_playing), over=seconds(keep_over)
        ),
        bot_pace=bot_pace,
        workers=bots,
    )
    asyncio.run(check_database(config.database))
    allow_many_connections()
    address = f"http://{shown(host)}:{listening.getsockname()[1]}/"

    class Server(uvicorn.Server):
        """Says where it is as soon as it is there."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                collect_seldom()
                typer.echo(say("cli-serve-address", {"address": address}, spoken))
                if host not in LOOPBACK:
                    typer.echo(say("cli-serve-open-to-all", lang=spoken))
                typer.echo(say("cli-serve-stop", lang=spoken))
                if has_desktop() if open_browser is None else open_browser:
                    webbrowser.open(address)

    server = Server(
        uvicorn.Config(application(config), timeout_graceful_shutdown=3, **settings(config))
    )
    signal.signal(signal.SIGTERM, stop)
    server.run([listening])
    if not server.started:
        raise typer.Exit(FAILED)


def seconds(days: float) -> float | None:
    """Days as seconds; none is for ever."""
    return days * DAY or None


def stop(*_: object) -> NoReturn:
    """End in order when the system asks for it, after uvicorn has closed everything."""
    raise SystemExit(DONE)


def listen(host: str, port: int | None) -> socket.socket:
    """Take the port that was named, or the first free one."""
    named = port if port is not None else port_of_environment()
    tried = [named] if named is not None else list(range(PORT, PORT + PORTS))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in tried:
        found = socket.socket(family)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
        except (OSError, OverflowError, UnicodeError):
            found.close()
        else:
            return found
    about = {"host": host, "ports": f"{tried[0]}" if len(tried) == 1 else f"{tried[0]}-{tried[-1]}"}
    raise BadInput("cli-serve-port", about)


def port_of_environment() -> int | None:
    """The port in PODZIEMIA_PORT."""
    given = os.environ.get("PODZIEMIA_PORT")
    if not given:
        return None
    if not given.isdigit() or int(given) > MOST_PORT:
        raise BadInput("cli-serve-bad-port", {"given": given})
    return int(given)


def shown(host: str) -> str:
    """A host as it stands in an address."""
    if host in ("0.0.0.0", "::"):  # noqa: S104 -- shown, not listened on
        return own_address()
    return f"[{host}]" if ":" in host else host


def own_address() -> str:
    """The address under which other devices may find this one; nothing is sent to learn it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


def has_desktop() -> bool:
    """Whether somebody sits in front of a screen on which a browser can open."""
    if not sys.stdout.isatty():
        return False
    wanted = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in wanted)
