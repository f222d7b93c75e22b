/** Runs commands of the project side by side: on two cores they take half the time. What one of them said is shown when it is done. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** `jobs`: what each is called, and the command that does it. Answers whether all went well. */
export async function sideBySide(jobs) {
  const ends = await Promise.all(Object.entries(jobs).map(([name, command]) => run(name, command)));
  return ends.every(Boolean);
}

function run(name, command) {
  return new Promise((resolve) => {
    const began = Date.now();
    let said = "";
    const child = spawn(command, { cwd: root, shell: true });
    child.stdout.on("data", (text) => (said += text));
    child.stderr.on("data", (text) => (said += text));
    child.on("close", (code) => {
      const seconds = Math.round((Date.now() - began) / 1000);
      process.stdout.write(
        code === 0 ? `${name}: well (${seconds} s)\n` : `${said}\n${name}: not well (${seconds} s)\n`,
      );
      resolve(code === 0);
    });
  });
}
