"""Podziemia: dungeon games whose rulebook is executable and cites itself."""

import importlib

# The package of the games is loaded first: a later import would hide the function of that name.
importlib.import_module("podziemia.games")

from podziemia.kernel.errors import BadInput, IllegalChoice  # noqa: E402
from podziemia.kernel.registry import games, replay, start  # noqa: E402

__all__ = ["BadInput", "IllegalChoice", "games", "replay", "start"]
