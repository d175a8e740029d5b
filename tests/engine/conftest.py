"""Settings of Hypothesis and the marker that ties a test to a clause of the rules."""

import os

import pytest
from hypothesis import HealthCheck, settings

from amerikaner import Clause, Option

# No deadline: a busy machine is no fault of the engine.
_common = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("here", max_examples=40, **_common)
settings.register_profile("ci", max_examples=40, derandomize=True, **_common)
settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_configure(config: pytest.Config) -> None:
    marker = "clause(id, …): the clauses and house rules that a test pins"
    config.addinivalue_line("markers", marker)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = {*Clause, *Option}
    for item in items:
        for marker in item.iter_markers("clause"):
            unknown = [name for name in marker.args if name not in known]
            if unknown:
                raise pytest.UsageError(f"{item.nodeid}: no clause {unknown}")
