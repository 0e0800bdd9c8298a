"""The real process: pipes, full disks, Ctrl-C, encodings, colours."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(sys.executable).with_name("rolcli")
ROLCLI = [str(SCRIPT)] if SCRIPT.exists() else [sys.executable, "-m", "rolcli"]
"""The installed script, where there is one."""

PRINTING = ["roll 3d6", "roll 3d6 --json", "roll 3d6 --times 50000", "--help"]
"""Calls that print little and much."""


@pytest.fixture
def world(tmp_path):
    """Give an environment without the settings of whoever runs the tests."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("PYTHONUNBUFFERED", "NO_COLOR", "FORCE_COLOR", "COLUMNS")
        and not name.startswith(("ROLCLI_", "LC_"))
    }
    return kept | {"XDG_CONFIG_HOME": str(tmp_path), "LANG": "C.UTF-8", "PYTHONUTF8": "0"}


def call(argv, world, **more):
    """Run the program to its end."""
    return subprocess.run(
        [*ROLCLI, *argv], env=world, capture_output="stdout" not in more, timeout=60, **more
    )


def test_runs_as_a_process(world) -> None:
    done = call(["roll", "3d6", "--dice", "1,2,3"], world)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"3d6 = 6  [1, 2, 3]\n", b"")


def test_standard_input(world) -> None:
    done = call(["roll", "-", "--dice", "1,2,3"], world, input=b"3d6\n")
    assert done.stdout == b"3d6 = 6  [1, 2, 3]\n"


@pytest.mark.parametrize("unbuffered", [{}, {"PYTHONUNBUFFERED": "1"}], ids=["", "unbuffered"])
@pytest.mark.parametrize("argv", PRINTING)
def test_closed_pipe_is_quiet(world, argv: str, unbuffered) -> None:
    read, write = os.pipe()
    os.close(read)  # as `| head -0` may do before anything is written
    with os.fdopen(write, "wb") as pipe:
        done = call(
            argv.split(), world | unbuffered, stdout=pipe, stderr=subprocess.PIPE
        )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full here")
@pytest.mark.parametrize("argv", PRINTING)
def test_full_disk_is_said(world, argv: str) -> None:
    with open("/dev/full", "wb") as full:
        done = call(argv.split(), world, stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 3
    assert b"cannot be written" in done.stderr
    assert done.stderr.count(b"\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="a shell's redirection")
def test_closed_stdout_is_said(world) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", '"$0" -m rolcli roll 3d6 >&-', sys.executable],
        env=world,
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    assert done.returncode == 3
    assert b"cannot be written" in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="a signal of POSIX")
def test_ctrl_c_is_quiet(world) -> None:
    with subprocess.Popen(
        [*ROLCLI, "roll", "-"],
        env=world,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        process.stdin.write(b"3d6\n")
        process.stdin.flush()
        assert process.stdout.readline().startswith(b"3d6 = ")  # it waits for the next line now
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
        assert process.stderr.read() == b""


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
@pytest.mark.parametrize(
    "argv",
    [
        ["odds", "3d6", "--format", "table"],
        ["roll", "3d6", "--who", "Iñaki →★", "--lang", "es"],
        ["--help", "--lang", "es"],
        ["roll", "3d6 ñ"],
    ],
    ids=["table", "who", "help", "error"],
)
def test_any_encoding_serves(world, encoding: str, argv: list[str]) -> None:
    done = call(argv, world | {"PYTHONIOENCODING": encoding})
    assert done.returncode in (0, 2)
    assert b"Traceback" not in done.stderr
    done.stdout.decode(encoding)
    done.stderr.decode(encoding)


def test_json_keeps_its_content_in_any_encoding(world) -> None:
    import json

    done = call(
        ["roll", "3d6", "--who", "Iñaki 🎲", "--json"], world | {"PYTHONIOENCODING": "ascii"}
    )
    assert json.loads(done.stdout.decode("ascii"))["who"] == "Iñaki 🎲"


@pytest.mark.skipif(os.name == "nt", reason="bytes as arguments")
def test_a_seed_of_any_bytes_replays(world) -> None:
    argv = [b"roll", b"100d6", b"--seed", b"\xff\xfe", b"--json"]
    first = call(argv, world)
    assert (first.returncode, first.stderr) == (0, b"")
    assert call(argv, world).stdout == first.stdout


COLORS = [
    # options, variables, coloured
    ([], {}, False),
    (["--color", "always"], {}, True),
    (["--color", "always"], {"NO_COLOR": "1"}, True),
    ([], {"FORCE_COLOR": "1"}, True),
    ([], {"FORCE_COLOR": "0"}, False),
    ([], {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
    (["--color", "never"], {"FORCE_COLOR": "1"}, False),
]


@pytest.mark.parametrize(("options", "variables", "colored"), COLORS)
def test_colors_in_a_pipe(world, options, variables, colored) -> None:
    done = call(["roll", "4d6kh3", *options], world | variables)
    assert (b"\x1b[" in done.stdout) is colored


def test_bug_is_said_in_one_line(world) -> None:
    code = (
        "import sys, rolcli.cli.run as r; r.answer = lambda *a: 1 / 0\n"
        "from rolcli.__main__ import main; sys.exit(main())"
    )
    for debug, lines in (({}, 1), ({"ROLCLI_DEBUG": "1"}, 5)):
        done = subprocess.run(
            [sys.executable, "-c", code], env=world | debug, capture_output=True, timeout=60
        )
        assert done.returncode == 70
        assert done.stderr.count(b"\n") >= lines
        assert (b"Traceback" in done.stderr) is bool(debug)
        assert b"report" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="a folder in use cannot be taken away there")
@pytest.mark.parametrize("line", ["campaign init", "roll 3d6 --campaign .",
                                  "coc7 test spot --as ./ana.toml"])
def test_a_working_folder_that_is_gone_is_no_mistake_of_ours(tmp_path, world, line) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    shell = ["sh", "-c", 'cd "$0" && rmdir "$0" && exec "$@"', str(gone), *ROLCLI, *line.split()]
    done = subprocess.run(shell, env=world, capture_output=True, text=True, check=False)
    assert done.returncode == 3, done.stderr
    assert done.stderr.startswith("rolcli: ")
