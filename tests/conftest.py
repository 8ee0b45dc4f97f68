"""Samples: how much is spent on them, and one of them alone."""

import pytest

from tests.budget import SAMPLES, Budget


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
