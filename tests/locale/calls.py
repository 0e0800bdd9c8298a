"""Calls of every verb whose Spanish is looked at, and how to write the golden files anew.

``python -m tests.locale.calls`` from the project's folder writes ``golden/``.
"""

from __future__ import annotations

import io
import shlex
from pathlib import Path
from tempfile import TemporaryDirectory

from rolcli.cli.environment import Environment
from rolcli.cli.games import every
from rolcli.cli.general import GENERAL
from rolcli.cli.run import run

GOLDEN = Path(__file__).parent / "golden"
SEED = "oro"
SCRIPTS = (
    "use", "schema", "completion", "sheet", "last", "campaign", "status", "next", "undo", "day",
    "log", "verify", "fair", "batch", "config",
)
"""General commands that write a file, read one or print one for programs."""

MORE = {
    None: (
        "roll 1o3d10",
        "roll 5d10>=7",
        "odds 4d6kh3 --at-least 15",
        "rules list",
        "rules show COC-34",
    ),
    "unisystem": (
        "test 3 2 --vs 5",
        "check 4 --difficult",
        "attack 3 4 --damage 1d6*3 --kind slashing --dodge 4 --life 20 --life-max 30",
        "attack 3 4 --weapon molotov --life 20",
        "attack 3 4 --range largo --weapon rifle-de-asalto-762",
        "damage --weapon punch --strength 3 --endurance 20",
        "hazard flashbang 3 --rounds 2",
        "hazard humo",
        "test 3 2 --set rule_of_ten=on",
    ),
    "unisystem-combat": (
        "attack 3 4 --weapon 'granada de mano' --zone metralla --armour 5",
        "attack 3 5 --weapon ak-47 --mode burst --shots 5 --life 40 --location cabeza",
        "attack 3 5 --weapon ak-47 --attacks 2 --aim 4 --scope --life 40",
        "attack 3 5 --weapon mg-762 --mode supresión --stay 1 --cover 1 --rounds 40",
        "attack 3 5 --weapon shotgun-12 --load postas --life 40 --life-max 40 --location mano",
    ),
    "d6": (
        "test 4D --difficulty difícil --prepared --running",
        "test 4D --vs 4D",
        "test 1D --difficulty 5 --wounded",
        "test 4D --difficulty 10 --set wild_die=complication",
        "attack 5D --range medio --grenade --from-blast 4 --dodge 2D",
        "attack 4D --distance 25 --ranges 3/10/30/100",
        "attack 6D --difficulty 5 --unarmed --own-strength 5D --strength 2D --state herido",
        "attack 6D --difficulty 5 --damage 9D --strength 1D",
        "attack 9D --range corto --grenade --from-blast 18,3 --damage 3D --strength 2D",
        "attack 9D --weapon pistola-bláster --distance 20 --strength 2D --dodge 2D",
        "attack 9D --weapon vibrocuchillo --own-strength 3D --strength 1D --parry 1D",
        "attack 4D --weapon rifle-bláster --distance 900",
        "test 4D",
        "test 3D+2 --uses 2 --wounded --force-point --set force_points=on",
        "test 3D --difficulty heroica --character-points 2 --set character_points=on",
        "damage 9D --strength 1D --set wounds=difference",
        "damage 3D --strength 3D --state herido-dos-veces --set wounds=difference --set static=x3",
        "attack 5D --range corto --damage 5D --strength 2D --dodge 1D --scale caza "
        "--target-scale personaje --set scale=modifiers",
        "advance 3D 3D",
        "advance 4D 5D --specialisation --points 6 --set specialisations=on",
        "advance 3D --points 2",
        "initiative Lia:4D:pj Ana:4D:pj --set wild_die=drop_highest",
    ),
    "ryf": (
        "test 5 3 --vs 8",
        "test 5 0 --difficulty fácil --token --badly-hurt",
        "attack 6 4 --range bocajarro --in-crowd --prone --cover ligera --called",
        "attack 9 9 --defence 5 --two-weapons --damage 2d6 --damage 1d8 --fisico 4 --wounds 6",
        "damage 20 --fisico 8 --wounds 0",
        "heal descanso --wounds 9 --combat-wounds 5 --fisico 6",
        "heal botiquín --wounds 9 --combat-wounds 5",
        "heal habilidad 6 3 --life-max 24 --life 8",
        "initiative Ana:14 Orco:9:malherido",
        "test 5 3",
        "test 5 3 --difficulty moderada",
        "attack 9 9 --weapon ballesta-ligera --distance 30 --fisico 8",
        "attack 9 9 --weapon pistola --distance 51",
        "initiative Ana:24 Bea:24 Orco:30",
    ),
    "coc7": (
        "test 60 --vs 45",
        "test 60 --luck 40 --pushable --dice 77",
        "check 40 --limit 150",
        "luck 30 --recover --set luck_recovery=on",
        "attack 50 --vs 40 --fight-back --dice 99,01",
        "attack 60 --distance 30 --base-range 15 --malfunction 96 --damage 1d10 --dice 98",
        "attack 60 --distance 10 --base-range 15 --burst 5 --burst 5:1 --damage 1d10",
        "attack 60 --burst 5 --burst 4 --damage 1d10 --hp 9 --hp-max 12",
        "attack 60 --vs 40 --dodge --manoeuvre --build 1 --vs-build 2",
        "damage 14 --hp 12 --hp-max 12",
        "dying 40 --stabilised",
        "heal medicina 55 --hp 3 --hp-max 12 --dying",
        "heal semanal 60 --hp 3 --hp-max 12 --major-wound",
        "heal natural --hp 3 --hp-max 12",
        "sanity 30 1d4/2d10 --int 99 --day-start 31",
        "sanity 30 5/5 --int 99 --alone",
        "sanity 5 5/6",
    ),
}
"""Beside the example of each verb."""

LISTS = (
    *(f"rules show {game}" for game in MORE if game),
    *(f"{game or ''} --help" for game in MORE),
    "-r unisystem weapons",
)
"""Long lists, which have no golden file."""

CHAINS = {
    "coc7": (
        ("test 40 --dice 77", "push --from - --time 'diez minutos'"),
        ("test 40 --dice 47", "luck 30 --spend 10 --from -"),
        ("test 40 --dice 77", "luck 30 --spend 10 --from -"),
    ),
    "d6": (("attack 6D --difficulty 5 --damage 9D --strength 1D", "heal --from -"),),
}
"""A call that reads what the one before it printed."""

WRONG = {
    None: (
        "roll 3d6+",
        "roll (2d6",
        "roll 2d6 --dice 7",
        "roll 3d6 --frobnicate",
        "rol 3d6",
        "test 60",
        "-r nada test 60",
        "weapons nada",
        "rules show D6-999",
        "use parchís",
        "roll 3d6 --seed a --odds",
        "roll 3d6 --format nada",
    ),
    "unisystem": (
        "test",
        "check 3",
        "attack 3 4 --weapon nada",
        "attack 3 4 --weapon granada",
        "attack 3 4 --weapon 'granada de mano'",
        "attack 3 4 --dodge 3 --parry 4",
        "attack 3 4 --mode burst --weapon ak-47",
        "attack 3 4 --distance 10",
        "damage 1d6*STR",
        "initiative Ana Ana",
        "initiative Ana:nada",
        "hazard humo 3",
        "heal 3",
    ),
    "d6": (
        "test 4D --force-point",
        "test 4D+3 --difficulty 10",
        "test nada --difficulty 10",
        "attack 4D",
        "attack 4D --range corto --parry 3D",
        "attack 4D --range corto --unarmed",
        "damage 4D",
        "heal",
        "initiative Lia",
        "advance 3D",
        "advance 3D 4D --attribute",
        "test 4D --difficulty 10 --set nada=1",
        "test 4D --difficulty 10 --set wild_die=nada",
    ),
    "ryf": (
        "test 5 3 --difficulty nada",
        "test 5",
        "attack 5 3",
        "attack 5 3 --defence 9 --prone",
        "attack 5 3 --defence 9 --two-weapons --damage 1d6",
        "heal descanso",
        "heal habilidad",
        "initiative Ana",
        "initiative Ana:9:nada",
        "test 5 0 --difficulty 10 --two-actions --badly-hurt",
        "damage",
    ),
    "coc7": (
        "test nada",
        "test 60 --difficulty nada",
        "test 60 --vs 40 --difficulty hard",
        "attack 60",
        "attack 60 --dodge --distance 5",
        "attack 60 --burst 2",
        "sanity 50 1",
        "sanity 50 0/1 --bonus 1",
        "luck",
        "build 60",
        "heal first-aid",
        "damage",
        "initiative ana",
    ),
}
"""Calls that are refused, for the words of errors."""


def call(argv: str | list[str], stdin: str = "", lang: str = "es") -> tuple[int, str, str]:
    """Run a command line in process, for a fresh user: exit code, stdout, stderr."""
    words = shlex.split(argv) if isinstance(argv, str) else argv
    out, err = io.StringIO(), io.StringIO()
    with TemporaryDirectory() as folder:
        env = {"XDG_CONFIG_HOME": folder, "XDG_STATE_HOME": folder, "ROLCLI_LANG": lang}
        world = Environment(io.StringIO(stdin), out, err, env, width=100)
        code = run(words, world)
        return code, out.getvalue(), err.getvalue().replace(folder, "~")


def lines(game: str | None) -> list[str]:
    """List the command lines of a game that work, the examples of its verbs first."""
    if game is None:
        examples = [verb.example for verb in GENERAL.values() if verb.name not in SCRIPTS]
        return [*examples, *MORE[None]]
    (ruleset,) = (one for one in every() if one.name == game)
    examples = [
        verb.example for verb in ruleset.verbs.values() if "result.json" not in verb.example
    ]
    return [*examples, *(f"-r {game} {line}" for line in MORE[game])]


def seeded(line: str) -> str:
    """Add the seed where dice are thrown by the stream."""
    words = line.split()
    thrown = "--dice" not in words and not {"rules", "weapons", "odds", "completion"} & set(words)
    return f"{line} --seed {SEED}" if thrown else line


def chain(game: str, first: str, second: str, form: str = "plain") -> tuple[int, str, str]:
    """Run two calls, the second reading what the first printed."""
    code, out, err = call(f"-r {game} {seeded(first)} --json")
    assert code == 0, err
    return call(f"-r {game} {second} --format {form} --seed {SEED}", out)


def golden(game: str | None) -> str:
    """Write what every call of a game prints in Spanish."""
    parts = []
    for line in lines(game):
        code, out, err = call(seeded(line))
        assert (code, err) == (0, ""), (line, err)
        parts.append(f"$ rolcli {line}\n{out}")
        if game is not None:
            code, out, err = call(f"{seeded(line)} -v")
            assert (code, err) == (0, ""), (line, err)
            parts.append(f"$ rolcli {line} -v\n{out}")
    for first, second in CHAINS.get(game or "", ()):
        code, out, err = chain(str(game), first, second)
        parts.append(f"$ rolcli -r {game} {first} | rolcli {second}\n{out}{err}")
    for line in WRONG.get(game, ()):
        code, out, err = call(line if game is None else f"-r {game} {line}")
        said = f"{out}{err}"
        parts.append(f"$ rolcli {line if game is None else f'-r {game} {line}'}  # {code}\n{said}")
    return "\n".join(parts)


def main() -> None:
    """Write the golden files anew."""
    GOLDEN.mkdir(exist_ok=True)
    for game in MORE:
        (GOLDEN / f"{game or 'general'}.txt").write_text(golden(game), encoding="utf-8")


if __name__ == "__main__":
    main()
