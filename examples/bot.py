"""A bot for a chat: it keeps one `rolcli batch` and asks it for each message.

Here the chat is the terminal. Type `coc7 test 60` or `roll 4d6kh3`.
"""

import json
import subprocess
import sys


class Dice:
    """One process that answers as long as the bot lives."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "rolcli", "batch"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, who: str, text: str) -> str:
        """Answer what somebody wrote, in one line."""
        argv = [*text.split(), "--who", who, "--format", "plain"]
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"id": who, "argv": argv}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            return f"{who}: {answer['error']['message']} {answer['error'].get('hint', '')}".strip()
        return answer["text"]


if __name__ == "__main__":
    dice = Dice()
    for message in sys.stdin:
        print(dice.ask("Ana", message), flush=True)
