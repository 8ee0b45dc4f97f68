"""The browser client fits the server: its types are fresh, and its texts are whole."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from podziemia.table.web.socket import PRESETS

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web/src"
TOPICS = (
    "locale/ui",
    "locale/table",
    *(f"games/{path.parent.name}/board" for path in sorted(SOURCES.glob("games/*/board.en.ftl"))),
)
USED = re.compile(r"""['"`]((?:ui|play)-[\w-]*[\w](?:\.\w+)?)['"`]""")


@pytest.fixture
def protocol(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool, as a module, called with `--check`."""
    loader = importlib.machinery.SourceFileLoader("protocol", str(ROOT / "tools/protocol"))
    spec = importlib.util.spec_from_loader("protocol", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader.exec_module(module)
    monkeypatch.setattr(sys, "argv", ["protocol", "--check"])
    return module


def test_the_types_of_the_client_are_fresh(protocol: ModuleType) -> None:
    protocol.main()


@pytest.mark.parametrize("change", ["wire", "file"])
def test_stale_types_are_told(
    protocol: ModuleType, change: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if change == "wire":
        monkeypatch.setattr(protocol, "schema", lambda: {"title": "Something else"})
    else:
        edited = tmp_path / "protocol.ts"
        edited.write_text(protocol.TARGET.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        monkeypatch.setattr(protocol, "TARGET", edited)
    with pytest.raises(SystemExit, match="stale: run tools/protocol"):
        protocol.main()


class Variables(Visitor):
    """Collects the variables a pattern uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    collector = Variables()
    collector.visit(node)
    return collector.found


def messages(topic: str, language: str) -> dict[str, set[str]]:
    """Every message and attribute of a file, with the variables it uses."""
    text = (SOURCES / f"{topic}.{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{topic}.{language}.ftl: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        parts = [(entry.id.name, entry.value)]
        parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
        for name, value in parts:
            assert name not in found, f"{topic}.{language}.ftl says {name} twice"
            if value is not None:
                found[name] = variables(value)
    return found


@pytest.mark.parametrize("topic", TOPICS)
def test_both_languages_say_the_same_with_the_same_facts(topic: str) -> None:
    english, polish = messages(topic, "en"), messages(topic, "pl")
    assert english.keys() == polish.keys()
    assert {name for name in english if english[name] != polish[name]} == set()


def test_every_message_that_is_named_exists() -> None:
    known = {name for topic in TOPICS for name in messages(topic, "en")}
    files = [path for end in ("svelte", "ts") for path in SOURCES.rglob(f"*.{end}")]
    named = {name for path in files for name in USED.findall(path.read_text(encoding="utf-8"))}
    assert named - known == set()
    assert len(named) > 100, "the pattern finds them"


def test_everything_the_server_notes_or_offers_to_say_has_words() -> None:
    known = set(messages("locale/table", "en"))
    sources = (ROOT / "src/podziemia/table").rglob("*.py")
    notes = {m for path in sources for m in re.findall(r'"(note-[a-z-]+)"', path.read_text())}
    assert len(notes) >= 7
    assert notes | {f"play-preset-{name}" for name in PRESETS} <= known
