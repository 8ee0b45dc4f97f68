"""`podziemia games`: which games there are, for how many, and with which options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from podziemia.cli.speech import Json, Lang, language, print_json, say

if TYPE_CHECKING:
    from podziemia.kernel.game import Game, Switch
    from podziemia.kernel.texts import Texts


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("games")(games)


def games(lang: Lang = None, json: Json = False) -> None:
    """List the games: for how many players, and with which options."""
    from podziemia.kernel import registry, texts  # noqa: PLC0415 -- loads every game

    spoken = language(lang)
    known = [facts(game, texts.texts(game.id, spoken)) for game in registry.games()]
    if json:
        print_json(known)
        return
    for number, found in enumerate(known):
        if number:
            typer.echo()
        print_game(found, spoken)


def facts(game: Game[Any], texts: Texts) -> dict[str, Any]:
    """A game as JSON."""
    return {
        "id": game.id,
        "name": texts.say(f"{game.prefix.lower()}-name"),
        "players": {"least": game.players[0], "most": game.players[-1]},
        "version": game.version,
        "options": [switch_facts(game, switch, texts) for switch in game.switches],
    }


def switch_facts(game: Game[Any], switch: Switch, texts: Texts) -> dict[str, Any]:
    """An option of the table as JSON."""
    from podziemia.kernel.registry import wanted  # noqa: PLC0415 -- only when it is needed

    message = f"{game.prefix.lower()}-switch-{switch.id.replace('_', '-')}"
    return {
        "id": switch.id,
        "default": switch.default,
        "values": wanted(switch),
        "rule": switch.rule,
        "name": texts.say(message),
        "about": texts.say(f"{message}.about"),
    }


def print_game(found: dict[str, Any], lang: str) -> None:
    """A game in words."""
    from rich.padding import Padding  # noqa: PLC0415 -- slow to import
    from rich.text import Text  # noqa: PLC0415

    from podziemia.cli.terminal.console import console  # noqa: PLC0415

    out = console()
    players = say("cli-games-players", found["players"], lang)
    out.print(Text(found["name"], "bold").append(f" ({found['id']}), {players}", "not bold"))
    for option in found["options"]:
        value = option["default"]
        default = str(value).lower() if isinstance(value, bool) else str(value)
        about = {"values": option["values"], "rule": option["rule"], "about": option["about"]}
        out.print(Text(f"  {option['id']}={default}", "bold"))
        out.print(Padding(say("cli-games-option", about, lang), (0, 0, 0, 6), expand=False))
