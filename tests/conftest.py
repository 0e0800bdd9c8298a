"""What all tests share: the command line run in process, in a world of its own."""

from __future__ import annotations

import io
import json
import os
import shlex
import tempfile
from typing import Any, NamedTuple

import pytest
from hypothesis import settings

from rolcli.cli.environment import Environment
from rolcli.cli.run import run

# No test fails for a slow machine; CI looks at the same examples every time.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


# What is remembered between calls is not that of whoever runs the tests.
os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="rolcli-state-")


class Answer(NamedTuple):
    """What a call came to."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one JSON object that was printed."""
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        """The JSON objects that were printed, one a line."""
        return [json.loads(line) for line in self.out.splitlines()]


class Rolcli:
    """Calls the program in process; the configuration is that of a fresh user."""

    def __init__(self, folder: Any) -> None:
        self.folder = folder / "rolcli"
        self.env = {
            "XDG_CONFIG_HOME": str(folder),
            "XDG_STATE_HOME": str(folder / "state"),
            "LANG": "en_US.UTF-8",
        }
        if "ROLCLI_NO_FRONT_DOOR" in os.environ:  # the suite passes both ways
            self.env["ROLCLI_NO_FRONT_DOOR"] = os.environ["ROLCLI_NO_FRONT_DOOR"]

    def __call__(
        self,
        argv: str | list[str],
        stdin: str = "",
        *,
        tty: bool = False,
        width: int = 80,
        env: dict[str, str] | None = None,
    ) -> Answer:
        """Run a command line, given as a list or as a shell would read it."""
        out, err = io.StringIO(), io.StringIO()
        world = Environment(
            io.StringIO(stdin), out, err, self.env | (env or {}), tty=tty, width=width
        )
        code = run(shlex.split(argv) if isinstance(argv, str) else argv, world)
        return Answer(code, out.getvalue(), err.getvalue())

    def configure(self, text: str) -> None:
        """Write config.toml."""
        self.folder.mkdir(exist_ok=True)
        (self.folder / "config.toml").write_text(text, encoding="utf-8")


@pytest.fixture
def rolcli(tmp_path: Any) -> Rolcli:
    """Give the program, with an empty configuration folder."""
    return Rolcli(tmp_path)
