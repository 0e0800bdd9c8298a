"""Numbers of thousands of digits, and signs that only look like digits: refused in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

NINES = "9" * 5000
LINES = (
    ("coc7 attack 50 --distance 10 --base-range {}", 2),
    ("coc7 attack 50 --distance 10 --base-range {} --damage 1d10", 2),
    ("unisystem attack 3 2 --damage 1d6*{}", 2),
    ("unisystem attack 3 2 --damage 1d6*(STR+{}) --strength 3", 2),
    ("unisystem attack 3 2 --damage 1d6 --armour {}", 2),
    ("roll 1d6+{}", 2),
    ("coc7 test {}", 2),
    ("d6 test {}D --difficulty 5", 2),
)


@pytest.mark.parametrize("number", [NINES, "\u00b2", "\u0663\u00b3"])
@pytest.mark.parametrize(("line", "code"), LINES)
def test_on_the_line(rolcli: Any, line: str, code: int, number: str) -> None:
    answer = rolcli(line.format(number))
    assert answer.code == code, answer
    assert "ROLCLI_DEBUG" not in answer.err


@pytest.mark.parametrize("number", [NINES, "0x" + "f" * 5000, "0o" + "7" * 9000, "0b" + "1" * 9999])
@pytest.mark.parametrize("text", ["lang = {}", "coc7 = {{a = [1, {}]}}", "equipment = [[{}]]"])
def test_in_the_configuration(rolcli: Any, tmp_path: Path, text: str, number: str) -> None:
    (tmp_path / "rolcli").mkdir()
    (tmp_path / "rolcli" / "config.toml").write_text(text.format(number) + "\n")
    answer = rolcli("roll 3d6")
    assert answer.code == 3
    assert "a number in it is too long" in answer.err


@pytest.mark.parametrize("number", ["0x" + "f" * 5000, '"\u00b2"', '"' + NINES + '"', NINES])
def test_in_equipment(rolcli: Any, tmp_path: Path, number: str) -> None:
    file = tmp_path / "arms.toml"
    file.write_text(f"[weapons.mine]\ndamage = '1d6'\nskill = 'Firearms'\nrange = {number}\n")
    answer = rolcli(f"coc7 attack 50 --weapon mine --distance 5 --equipment {file}")
    assert answer.code == 3, answer
    assert "ROLCLI_DEBUG" not in answer.err


def test_as_many_limits_as_damages_also_where_there_is_no_damage(rolcli: Any) -> None:
    answer = rolcli("coc7 attack 50 --distance 10 --base-range 10/20/50")
    assert answer.code == 2
    assert "as many limits" in answer.err
