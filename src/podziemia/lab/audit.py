"""The audit: every rule of a rulebook is cited where it is implemented and where it is tested.

Rules are the ids of `rulebook.en.md`; a citation is the id in the game's Python code, a test is
a scenario that lists it under `rules` or a test marked `@pytest.mark.rule(id)`. Every worked
example has a scenario file of its name.
"""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import typer

from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import Game
from podziemia.kernel.registry import games

PROJECT = Path(__file__).parents[3]


class Audit(msgspec.Struct, frozen=True):
    """What the audit of one game found."""

    game: str
    rules: int
    cited: int
    tested: int
    not_cited: list[str]
    not_tested: list[str]
    examples_missing: list[str]
    unknown: list[str]
    """Ids that are cited but stand in no rulebook."""
    one_language: list[str]
    """Ids that stand in one of the two rulebooks only."""

    @property
    def passed(self) -> bool:
        """Whether nothing is missing."""
        return not (
            self.not_cited
            or self.not_tested
            or self.examples_missing
            or self.unknown
            or self.one_language
        )


def audit(game: Game[Any], tests: Path) -> Audit:
    """Audit one game against its rulebooks and the project's tests."""
    english, polish = (rulebook_ids(game.folder / f"rulebook.{lang}.md") for lang in ("en", "pl"))
    rules = [name for name in english if re.fullmatch(rf"{game.prefix}-\d+\.\d+", name)]
    examples = [name for name in english if name.startswith(f"{game.prefix}-EX-")]
    citation = re.compile(rf"\b{game.prefix}-(?:R-|EX-)?\d+(?:\.\d+)?\b")
    cited = {
        name
        for path in sorted(game.folder.rglob("*.py"))
        for name in citation.findall(path.read_text(encoding="utf-8"))
    }
    scenarios = tests / "scenarios" / game.id
    tested_by_scenarios = set(scenario_rules(scenarios))
    tested = tested_by_scenarios | set(marked_rules(tests))
    files = {path.stem for path in scenarios.rglob("*.toml")}
    sections = {name.partition(".")[0] for name in english}
    return Audit(
        game=game.id,
        rules=len(rules),
        cited=sum(name in cited for name in rules),
        tested=sum(name in tested for name in rules),
        not_cited=[name for name in rules if name not in cited],
        not_tested=[name for name in rules if name not in tested],
        examples_missing=[name for name in examples if name not in files],
        unknown=sorted((cited | tested_by_scenarios) - set(english) - sections),
        one_language=sorted(set(english) ^ set(polish)),
    )


def rulebook_ids(path: Path) -> list[str]:
    """The ids of a rulebook, in order."""
    return re.findall(r"^\*\*([A-Z]+-[\w.-]+)\*\* ", path.read_text(encoding="utf-8"), re.MULTILINE)


def scenario_rules(folder: Path) -> Iterator[str]:
    """Every rule that a scenario says it shows."""
    for path in sorted(folder.rglob("*.toml")):
        yield from tomllib.loads(path.read_text(encoding="utf-8")).get("rules", [])


def marked_rules(tests: Path) -> Iterator[str]:
    """Every rule that a Python test is marked with."""
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value


def run(tests: Path | None = None, *, as_json: bool = False) -> int:
    """Print the audit of every game; 0 if nothing is missing, else 1."""
    folder = tests if tests is not None else PROJECT / "tests"
    if not folder.is_dir():
        raise BadInput("audit-no-tests", {"folder": str(folder)})
    audits = [audit(game, folder) for game in games()]
    if as_json:
        typer.echo(json.dumps(msgspec.to_builtins(audits), indent=2))
    else:
        for found in audits:
            typer.echo(in_words(found))
    return 0 if all(found.passed for found in audits) else 1


def in_words(found: Audit) -> str:
    """An audit as a few lines."""
    lines = [
        f"{found.game}: {found.rules} rules, {found.cited} cited in code, {found.tested} tested"
    ]
    missing = {
        "not cited in code": found.not_cited,
        "not tested": found.not_tested,
        "examples without a scenario": found.examples_missing,
        "cited but in no rulebook": found.unknown,
        "in one language only": found.one_language,
    }
    lines += [f"  {what}: {', '.join(names)}" for what, names in missing.items() if names]
    return "\n".join(lines)
