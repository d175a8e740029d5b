"""The workflows that test and release: read, not run, for that takes the host they are for."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from amerikaner import __version__

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
HERE = {"gh", "sha256sum"}
"""Programs that the host's machines have; all else that is run comes from this repository."""

each_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def read(path: Path) -> dict:
    # YAML 1.1 reads the key "on" as true.
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def steps(path: Path) -> list[dict]:
    return [step for job in read(path)["jobs"].values() for step in job["steps"]]


def commands(path: Path) -> list[str]:
    return [line for step in steps(path) for line in step.get("run", "").splitlines() if line]


def make_targets() -> set[str]:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+):(?!=)", text, re.MULTILINE))


def test_a_push_is_tested_and_a_tag_is_released():
    assert [path.stem for path in WORKFLOWS] == ["release", "test"]
    release, test = map(read, WORKFLOWS)
    assert "push" in test[True]
    assert release[True] == {"push": {"tags": ["v*"]}}
    assert "make test" in commands(WORKFLOWS[0])
    assert "make test" in commands(WORKFLOWS[1])


@each_workflow
def test_what_it_runs_is_there(path):
    assert commands(path)
    for command in commands(path):
        program, *rest = command.split()
        if program == "make":
            assert set(rest) <= make_targets(), command
        elif program == "python3":
            assert (ROOT / rest[0]).is_file(), command
        else:
            assert program in HERE, command


@each_workflow
def test_its_actions_are_the_hosts_own_and_pinned_by_major_version(path):
    used = [step["uses"] for step in steps(path) if "uses" in step]
    assert used
    for action in used:
        assert re.fullmatch(r"actions/[a-z-]+@v\d+", action), action


@each_workflow
def test_a_job_may_do_no_more_than_it_needs_and_names_jobs_that_are_there(path):
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        assert job.get("needs") in {None, *workflow["jobs"]}
        granted = {room for room, right in job.get("permissions", {}).items() if right == "write"}
        if granted:  # who may write runs nothing of the repository
            assert not any(
                c.startswith(("make", "python3"))
                for step in job["steps"]
                for c in step.get("run", "").splitlines()
            )


@each_workflow
def test_settings_it_gives_are_those_that_the_site_reads(path):
    known = set(re.findall(r"AMERIKANER_\w+", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
    given = {name for step in steps(path) for name in step.get("env", {}) if name != "GH_TOKEN"}
    assert given <= known
    if path.stem == "release":
        assert given == known


@each_workflow
def test_the_versions_of_python_and_node_are_those_the_site_asks_for(path):
    asked = {key: value for step in steps(path) for key, value in step.get("with", {}).items()}
    assert asked["python-version"] == "3.11"
    assert asked["node-version"] == "20"
    tools = (ROOT / "scripts" / "check_tools.sh").read_text(encoding="utf-8")
    assert "(3, 11)" in tools
    assert "< 20" in tools


def test_only_the_tag_of_this_version_is_released():
    command = [sys.executable, "scripts/check_version.py"]
    right = subprocess.run([*command, f"v{__version__}"], cwd=ROOT, check=False)
    wrong = subprocess.run([*command, "v9.9.9"], cwd=ROOT, check=False, capture_output=True)
    assert right.returncode == 0
    assert wrong.returncode == 1
    assert f"v{__version__}".encode() in wrong.stderr
