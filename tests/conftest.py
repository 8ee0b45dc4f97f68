"""In which order tests are run; samples: how much is spent on them, and one of them alone."""

from typing import Final

import pytest

from tests.budget import SAMPLES, Budget

LONGEST: Final = (
    "tests/lab/test_compiled.py",
    "tests/docs/test_add_a_game.py",
    "tests/docs/test_add_a_card.py",
    "tests/table/test_crashes.py",
    "tests/table/test_power_cuts.py",
    "tests/table/test_leaks.py",
    "tests/laws/test_laws.py",
)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first: in the end nobody waits for it."""
    places = {file: place for place, file in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(item.nodeid.partition("::")[0], len(places)))


def pytest_addoption(parser: pytest.Parser) -> None:
    """A failure says by which sample it comes back."""
    parser.addoption("--sample", type=int, help="try the laws and the wire on this sample alone")


@pytest.fixture
def budget(request: pytest.FixtureRequest) -> Budget:
    """What a test may spend on samples."""
    only: int | None = request.config.getoption("--sample")
    return Budget(request.node.nodeid, only, request.node.user_properties)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell what was spent on samples, and how many there were."""
    spent = [
        f"{report.nodeid}: {said}"
        for report in terminalreporter.getreports("passed")
        for name, said in report.user_properties
        if name == SAMPLES
    ]
    if spent:
        terminalreporter.section("samples")
        terminalreporter.write_line("\n".join(sorted(spent)))
