"""What a call runs with: its options, files, configuration and dice, and the way out."""

from __future__ import annotations

from rolcli.errors import LimitError, UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rolcli.chances import OddsReport
    from rolcli.cli.at_table import GameTable
    from rolcli.cli.environment import Config, Environment
    from rolcli.cli.fields import Shared
    from rolcli.cli.files import Files
    from rolcli.cli.output import Output
    from rolcli.declare.game import House, Ruleset, Verb
    from rolcli.dice.source import Dice
    from rolcli.result import Result


class Call:
    """One call, read: what to run, with what. Whoever reads argv makes it.

    ``verb`` is the name of a verb of ``rules`` (the canonical name of a game),
    or of a general command when ``rules`` is None. ``parameters`` go to the
    verb; ``given`` are the same in their canonical form, for the result's
    ``input``.
    """

    __slots__ = ("given", "parameters", "rules", "shared", "verb")

    def __init__(
        self,
        verb: str,
        rules: str | None,
        parameters: dict[str, object],
        given: dict[str, object],
        shared: Shared,
    ) -> None:
        self.verb = verb
        self.rules = rules
        self.parameters = parameters
        self.given = given
        self.shared = shared


DEPTH = 20
"""How many explosions odds follow when nobody says."""


class Session:
    """One call while it runs. ``ruleset`` is the game in force, or None."""

    __slots__ = (
        "_files", "_sources", "_table", "call", "config", "environment", "kin", "latest", "output",
        "ruleset",
    )

    call: Call
    ruleset: Ruleset | None

    def __init__(self, environment: Environment, config: Config, output: Output) -> None:
        self.environment = environment
        self.config = config
        self.output = output
        self._files: Files | None = None
        self._sources: Sources | None = None
        self._table: GameTable | None = None
        self.latest: list[Result] = []
        self.kin: tuple[str, ...] = ()

    def begin(self, call: Call, ruleset: Ruleset | None) -> None:
        """Take up a call that is read, to be printed as it asks."""
        self.call = call
        self.ruleset = ruleset
        self.output.settle_call(call.shared, self.config)

    @property
    def shared(self) -> Shared:
        """The shared options."""
        return self.call.shared

    @property
    def depth(self) -> int:
        """How many explosions odds follow."""
        return DEPTH if self.shared.depth is None else self.shared.depth

    def files(self) -> Files:
        """Give what reads the user's files."""
        if self._files is None:
            from rolcli.cli.files import Files

            self._files = Files(self.environment, self.kin, self.config.last)
        return self._files

    @property
    def sources(self) -> Sources:
        """Where the dice come from."""
        if self._sources is None:
            shared = self.shared
            if shared.fair is not None:
                from rolcli.campaign.fair import drawn

                state = self.environment.state_folder
                shared.link, shared.seed = drawn(state, shared.fair, shared.fair_link)
            self._sources = Sources(shared.seed, shared.dice)
        return self._sources

    def sign(self, found: Result | OddsReport, given: dict[str, object]) -> None:
        """Put who, note and input on what was found out."""
        found.who = self.shared.who or found.who
        found.note = self.shared.note or found.note
        if self._table is not None:
            self._table.sign(found)
        if self.shared.link is not None:
            given = {**given, "link": self.shared.link}
        found.input = {**given, **found.input}

    @property
    def table(self) -> GameTable:
        """The campaign and the people of this call."""
        if self._table is None:
            from rolcli.cli.at_table import GameTable

            self._table = GameTable(self.environment, self.config.table)
        return self._table

    @property
    def seated(self) -> GameTable | None:
        """The table of a call that named a character, else None."""
        return self._table

    def house(self, ruleset: Ruleset, given: Mapping[str, object]) -> House:
        """Settle the house rules of a game: the configuration's, the campaign's, those given."""
        if not self.config.bends:
            return ruleset.house(given)
        from rolcli.cli.config_file import house_of

        return house_of(self.config, ruleset, given)

    def leave(self) -> None:
        """Let others write in the campaign's journal."""
        table = self._table
        if table is not None:
            table.close()
            for caution in table.cautions:
                self.output.caution(caution)
            table.cautions = []

    def publish(self, result: Result, verb: Verb | None = None) -> None:
        """Record a result in the campaign, print it, and keep it as the last one.

        It stands in the journal before it is printed.
        """
        if self._table is not None and self._table.book is not None:
            from rolcli.render.as_json import result_object

            thing = result_object(result, self.output.options.tr, kept=True)
            self._table.record(result, thing, verb)
        self.output.result(result)
        self.latest = [*self.latest[-19:], result]

    def add_receipt(self, result: Result, verb: Verb) -> None:
        """Put the command that rolls a result again on it, where that is wanted."""
        if self.output.receipt and (result.seed is not None or result.rolls):
            from rolcli.cli.fields import fields_of
            from rolcli.cli.receipt import receipt

            ruleset = self.ruleset if self.call.rules is not None else None
            result.receipt = receipt(result, fields_of(verb, ruleset))

    def refuse(self, names: Iterable[str], beside: str | None = None) -> None:
        """Raise UsageError for the first of these shared options that was given.

        ``beside`` is what they have no meaning for, if that is not the verb.
        """
        shared = self.call.shared
        for name in names:
            if getattr(shared, name) not in (None, False, {}, []):
                from rolcli.cli.fields import Label
                from rolcli.cli.shared import SHARED

                raise UsageError(
                    "option_without_meaning",
                    msg(
                        "{option} has no meaning for {verb}.",
                        option=Label(SHARED[name]),
                        verb=beside or self.call.verb,
                    ),
                )


MAX_RESULTS = 1_000_000
"""The most results of one call."""


class Sources:
    """Give each result of a call its dice.

    Result k >= 2 of a seeded call has the seed ``SEED#k``. One list of dice
    rolled by hand feeds all results in order.
    """

    __slots__ = ("_dice", "_hand", "_made", "_seed")

    def __init__(self, seed: str | None, hand: Sequence[int] | None) -> None:
        self._hand = hand
        if seed is None and hand is None:
            from rolcli.dice.stream import new_seed

            seed = new_seed()
        self._seed = seed
        self._made = 0
        self._dice: Dice | None = None

    def allow(self, count: int) -> None:
        """Raise LimitError when so many further results are more than a call gives."""
        if self._made + count > MAX_RESULTS:
            raise LimitError(
                "limit",
                msg(
                    "One call gives at most {limit} results, and {count} were asked for.",
                    limit=MAX_RESULTS,
                    count=self._made + count,
                ),
            )

    def next(self, last: bool = False) -> Dice:
        """Make the dice of the next result; ``last`` if no other is to come."""
        self._made += 1
        if self._hand is not None:
            from rolcli.dice.scripted import Share

            used = self._dice.used if isinstance(self._dice, Share) else 0
            self._dice = Share(self._hand, used, last)
        else:
            from rolcli.dice.source import Stream

            assert self._seed is not None
            self._dice = Stream(self._seed if self._made == 1 else f"{self._seed}#{self._made}")
        return self._dice

    def close(self) -> None:
        """Complain of dice left over after results of which none was known to be the last."""
        if self._hand is None:
            return
        from rolcli.dice.scripted import Scripted, Share

        if isinstance(self._dice, Share):
            Scripted.finish(self._dice)
        else:
            Scripted(self._hand).finish()
