"""Writes command lines for differential tests: valid, nearly valid and odd ones."""

from rolcli.cli.general import GENERAL
from workshop.declaration import declaration

PROGRAM = declaration()
GAMES = {game.name: game for game in PROGRAM.games}
EXPRESSIONS = (
    "3d6",
    "4d6kh3",
    "1d20 -1",
    "-1d6+3",
    "d%",
    "4D+2",
    "1o3d10",
    "2d6+3 >= 9",
    "1d8*5",
    "d6!",
    "x",
    "3d6+",
    "0",
    "-2",
    "1d4x2",
    "7d%3",
    "",
    "d6 d",
    "{d6,d8}kh1",
    "3d6[fire]",
    "6#1d6",
    "@a",
    "10d10ge7",
)
TEXTS = ("Ana", "a b", "", "ñandú", "-x", "x=y", "--json", "#", "[b]", "1", "-3", "--", "null")
NUMBERS = (
    "0",
    "1",
    "2",
    "3",
    "5",
    "9",
    "10",
    "60",
    "100",
    "-1",
    "-2",
    "+4",
    "007",
    "1.5",
    "x",
    "",
    "99999999999999999999",
    " 4",
    "4 ",
    "٣",
)
CODES = ("3D", "3D+2", "4d+1", "5D6+2", "1D-1", "3", "D", "2D+7", "d6")
NAMES = ("ak-47", "Katana", "katana", "class-ii", "espada", "rifle", "shotgun", "zzz", "20", "1d6")
WHO = (
    "Ana:3",
    "Leo:5:fast",
    "Zoe:60",
    "Kim:3D",
    "X",
    "Ana:3:surprise",
    "a:b:c:d",
    "",
    "Eva:12:badly-hurt",
)
SHARED_VALUES = {
    "seed": ("a", "", "ñ", "-1", "--odds"),
    "dice": ("4", "4,5", "1,2,3,4,5,6", "10,7,10,4,4,2", "00", "", "1,,2", "x", "-1,0,1"),
    "times": ("1", "2", "3", "0", "-1", "x"),
    "depth": ("0", "2", "5", "-1", "1001"),
    "format": ("plain", "json", "table", "markdown", "bbcode", "JSON", "xml"),
    "lang": ("en", "es", "Español", "de"),
    "color": ("auto", "always", "never", "maybe"),
    "book": ("published", "casa", "nosuch"),
    "set": (
        "armour=fixed",
        "tie=defender",
        "book=published",
        "nosuch=1",
        "rule_of_ten=on",
        "x",
        "=1",
    ),
    "rules": (*GAMES, "coc", "1o3d10", "nosuch", ""),
}


def value_of(parameter, random):
    """Write a value that a parameter may take, or nearly."""
    if parameter.key in SHARED_VALUES:
        return random.choice(SHARED_VALUES[parameter.key])
    if parameter.choices and random.random() < 0.85:
        choice = random.choice(parameter.choices)
        text = random.choice((choice.name, choice.typed.en, choice.typed.es, *choice.others))
        return random.choice((text, text.upper(), text.replace("_", "-"), text.replace("_", " ")))
    if parameter.kind in ("choice", "ladder"):
        return random.choice((*NUMBERS, "nosuch"))
    if parameter.kind == "code":
        return random.choice(CODES)
    if parameter.kind in ("item", "armour"):
        return random.choice(NAMES)
    if parameter.kind == "who":
        return random.choice(WHO)
    if parameter.kind in ("result", "toml"):
        return random.choice(("-", "no-such-file", ""))
    if parameter.base == "int":
        return random.choice(NUMBERS[:9] if random.random() < 0.8 else NUMBERS)
    return random.choice(EXPRESSIONS + TEXTS + NUMBERS)


def option_tokens(parameter, random):
    """Write an option with its value, in one of the ways that people write it."""
    name = random.choice((*parameter.names, *parameter.spanish))
    if random.random() < 0.02:
        name = name[:-1] if len(name) > 3 else name + "q"
    if parameter.flag:
        return [name + "=yes"] if random.random() < 0.02 else [name]
    value = value_of(parameter, random)
    if name.startswith("--"):
        return [f"{name}={value}"] if random.random() < 0.25 else [name, value]
    return [name + value] if random.random() < 0.2 else [name, value]


def command_line(random):
    """Write one command line."""
    game = random.choice(list(GAMES.values()))
    if random.random() < 0.25:
        wanted = random.choice(("roll", "roll", "odds"))
        verb = next(verb for verb in PROGRAM.general if verb.name == wanted)
    else:
        verb = random.choice(game.verbs)
    words = []
    for parameter in verb.arguments:
        if parameter.required or random.random() < 0.7:
            many = random.choice((1, 1, 2, 3)) if parameter.repeat else 1
            words += [[value_of(parameter, random)] for _ in range(many)]
    if random.random() < 0.04:
        words = words[1:] if random.random() < 0.5 else [*words, [random.choice(TEXTS)]]
    chosen = [p for p in verb.options if random.random() < min(0.3, 3 / len(verb.options))]
    words += [option_tokens(p, random) for p in chosen]
    if chosen and random.random() < 0.05:
        words.append(option_tokens(chosen[0], random))
    shared = [p for p in PROGRAM.shared if p.key not in ("rules", "version", "help")]
    before = []
    for parameter in shared:
        if random.random() < 0.09:
            place = before if random.random() < 0.2 else words
            place.append(option_tokens(parameter, random))
    if random.random() < 0.3:
        random.shuffle(words)
    if random.random() < 0.03:
        words.insert(
            random.randrange(len(words) + 1),
            [random.choice(("--", "-qv", "-q", "-x", "--jsn", "-h"))],
        )
    name = verb.name if random.random() < 0.99 else verb.name[:-1]
    line = [token for tokens in before for token in tokens]
    tail = [token for tokens in words for token in tokens]
    if verb.name in GENERAL and random.random() < 0.9:
        return [*line, name, *tail]
    where = random.random()
    played = game.name if random.random() < 0.95 else random.choice(SHARED_VALUES["rules"])
    if where < 0.4:
        return ["-r", played, *line, name, *tail]
    if where < 0.6:
        return [*line, name, *tail, "--rules", played]
    if where < 0.7:
        return [*line, name, f"-r{played}", *tail]
    if where < 0.95:
        return [*line, played, name, *tail]
    return [*line, name, *tail]
