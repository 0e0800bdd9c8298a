"""The completion of a shell is put where the shell loads it, and taken away again."""

from __future__ import annotations

import pytest

from rolcli.cli.commands.completion import FILES, LOADED, script


@pytest.mark.parametrize("shell", FILES)
def test_what_is_installed_is_the_completion_and_goes_again(rolcli, tmp_path, shell: str) -> None:
    env = {"XDG_DATA_HOME": str(tmp_path / "data")}
    answer = rolcli(f"completion {shell} --install", env=env)
    assert (answer.code, answer.err) == (0, "")
    (file,) = [path for path in tmp_path.rglob("*rolcli*") if path.is_file()]
    assert str(file).endswith(LOADED[shell][2])
    assert file.read_text(encoding="utf-8") == script(shell)
    assert str(file) in answer.out
    answer = rolcli(f"completion {shell} --uninstall", env=env)
    assert (answer.code, file.exists()) == (0, False)
    assert "There is no" in rolcli(f"completion {shell} --uninstall", env=env).out


def test_an_alias_has_a_file_of_its_own(rolcli, tmp_path) -> None:
    env = {"XDG_DATA_HOME": str(tmp_path)}
    assert rolcli("completion bash --install --alias cc", env=env).code == 0
    folder = tmp_path / "bash-completion" / "completions"
    assert sorted(path.name for path in folder.iterdir()) == ["cc", "rolcli"]
    assert rolcli("completion bash --uninstall --alias cc", env=env).code == 0
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    "argv",
    [
        "completion bash --install --uninstall",
        "completion zsh --install --alias cc",
        "completion bash --alias cc",
        "completion bash --install --alias a/b",
    ],
)
def test_refused(rolcli, argv: str) -> None:
    assert rolcli(argv).code == 2


def test_a_folder_that_cannot_be_written_is_worded(rolcli, tmp_path) -> None:
    (tmp_path / "data").write_text("a file")
    env = {"XDG_DATA_HOME": str(tmp_path / "data")}
    answer = rolcli("completion bash --install", env=env)
    assert (answer.code, "cannot be written" in answer.err) == (3, True)
