// A bot for a chat: it keeps one `rolcli batch` and asks it for each message.
// Here the chat is the terminal. Run it with node; type `coc7 test 60` or `roll 4d6kh3`.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const [program, ...before] = (process.env.ROLCLI ?? "rolcli").split(" ");
const dice = spawn(program, [...before, "batch"], { stdio: ["pipe", "pipe", "inherit"] });
const waiting = new Map();
let count = 0;

createInterface({ input: dice.stdout }).on("line", (line) => {
  const answer = JSON.parse(line);
  waiting.get(answer.id)(answer);
  waiting.delete(answer.id);
});

function ask(who, text) {
  const id = ++count;
  const argv = [...text.trim().split(/\s+/), "--who", who, "--format", "plain"];
  return new Promise((answered) => {
    waiting.set(id, answered);
    dice.stdin.write(JSON.stringify({ id, argv }) + "\n");
  });
}

for await (const message of createInterface({ input: process.stdin })) {
  const answer = await ask("Ana", message);
  console.log(answer.text ?? `Ana: ${answer.error.message} ${answer.error.hint ?? ""}`.trim());
}
dice.stdin.end();
