/** What the guides show is run as it stands, and answered as they say. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const COMMAND = here("../cli/bin/banquise.js");
const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "banquise-guides-"));

/** Said aloud: what is not here is not tested. */
function isThere(command: string, guide: string): boolean {
  const found = spawnSync(command, ["--version"]).status === 0;
  if (!found) console.warn(`${command} not found: ${guide} is NOT tested.`);
  return found;
}

/** The blocks of a guide in one language. */
const blocksOf = (path: string, language: string): string[] =>
  [...readFileSync(here(path), "utf8").matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter(([, written]) => written === language)
    .map(([, , block]) => block as string);

/** Keys of the first answer that the comments of a block show, not those inside of them. */
function keysShown(block: string): string[] {
  const shown = block
    .split("\n")
    .filter((line) => line.startsWith("# "))
    .map((line) => line.slice(2))
    .join("");
  const keys: string[] = [];
  let depth = 0;
  for (const [token, key] of shown.matchAll(/"(\w+)":|[{}[\]]|"[^"]*"/g)) {
    if (key !== undefined) depth === 1 && keys.push(key);
    else if (token === "{" || token === "[") depth++;
    else if ((token === "}" || token === "]") && --depth === 0) break;
  }
  return keys;
}

async function serve(folder: string): Promise<{ child: ChildProcess; address: string }> {
  const flags = ["serve", "--port", "0", "--log", "silent", "--json", "--data", join(folder, "banquise.db")];
  const child = spawn(process.execPath, [COMMAND, ...flags], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, BANQUISE_BOT_DELAY: "0" },
  });
  const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  return { child, address: JSON.parse(value).address };
}

/** Streams have no end: what comes in two seconds is enough. */
const CURL = `curl() { code=0; command curl --max-time 2 "$@" || code=$?; [ $code -eq 28 ] || return $code; }
npx() { shift; "${process.execPath}" "${COMMAND}" "$@"; }
`;
const MARK = "@@@";

test.skipIf(!isThere("curl", "docs/http-api.md"))("the calls of docs/http-api.md work in order", async () => {
  const folder = await newFolder();
  const { child, address } = await serve(folder);
  const blocks = blocksOf("http-api.md", "sh").filter((block) => !block.includes("docs/examples/"));
  const script = blocks
    .map((block) => block.replace("http://localhost:8080", address))
    .join(`\necho; echo ${MARK}\n`);
  const { status, stdout, stderr } = spawnSync("sh", ["-e", "-c", CURL + script], {
    cwd: folder,
    encoding: "utf8",
  });
  child.kill();
  expect(status, stderr).toBe(0);
  const answers = stdout.split(MARK);
  expect(answers).toHaveLength(blocks.length);
  blocks.forEach((block, i) => {
    const missing = keysShown(block).filter((key) => !answers[i]?.includes(`"${key}"`));
    expect(missing, block).toEqual([]);
  });
});

const env = (requests: readonly string[], ...flags: readonly string[]): Record<string, unknown>[] => {
  const line = [COMMAND, "env", "blueprints", "--seats", "2", ...flags];
  const { stdout } = spawnSync(process.execPath, line, { input: requests.join("\n"), encoding: "utf8" });
  return stdout
    .trim()
    .split("\n")
    .map((answer) => JSON.parse(answer));
};

test("the conversation of docs/research.md is what is said", () => {
  const [block = ""] = blocksOf("research.md", "sh");
  const lines = block.split("\n").filter((line) => line.startsWith("{"));
  const answers = env(lines.filter((_, i) => i % 2 === 0));
  lines
    .filter((_, i) => i % 2 === 1)
    .forEach((shown, i) => {
      const { legal, ...rest } = JSON.parse(shown.replace(/"observation":\[.*?\],/, ""));
      expect(answers[i]).toMatchObject({ legal, ...rest });
      const [, first = ""] = /"observation":\[([\d,]*)/.exec(shown) ?? [];
      expect(String(answers[i]?.observation)).toMatch(new RegExp(`^${first}`));
    });
});

test("every request of docs/research.md is answered", () => {
  const guide = readFileSync(here("research.md"), "utf8");
  const requests = [...guide.matchAll(/^\| (.*?) \| .* \| .* \|$/gm)]
    .flatMap(([, cell]) =>
      [...(cell as string).matchAll(/`(\{.*?\})`/g)].map(([, request]) => request as string),
    )
    .concat([...guide.matchAll(/also `(\{.*?\})` \|/g)].map(([, request]) => request as string));
  expect(requests.length).toBeGreaterThanOrEqual(12);
  const meant = requests.map((request) =>
    request
      .replace(/\bS\b/, "3")
      .replace(/:(i|seat)\}/, ":0}")
      .replace(/:id\}/, ":1}")
      .replace('"value":3', '"value":2'),
  );
  const isLast = (request: string): number => Number(request.includes("close"));
  meant.sort((one, two) => isLast(one) - isLast(two));
  const answers = env(['{"clone":true}', ...meant.flatMap((request) => ['{"reset":{"seed":1}}', request])]);
  meant.forEach((request, i) => {
    expect(answers[2 * i + 2], request).toBeDefined();
    expect(answers[2 * i + 2], request).not.toHaveProperty("error");
  });
});

const python = isThere("python3", "the Python of docs/research.md and python/README.md");

test.skipIf(!python)("the bot of docs/research.md plays", async () => {
  const [bot = ""] = blocksOf("research.md", "python");
  const folder = await newFolder();
  await writeFile(join(folder, "my_bot.py"), bot);
  const line = ["arena", "blueprints", "--bots", "mine,random", "--bot", "mine=cmd:python3 my_bot.py"];
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...line, "--games", "2"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
});

test.skipIf(!python)("the game of python/README.md is played", () => {
  const [program = ""] = blocksOf("../python/README.md", "python");
  const { status, stdout, stderr } = spawnSync("python3", ["-c", program], {
    encoding: "utf8",
    env: {
      ...process.env,
      PYTHONPATH: here("../python"),
      PYTHONDONTWRITEBYTECODE: "1",
      BANQUISE_COMMAND: `"${process.execPath}" "${COMMAND}"`,
    },
  });
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/^\[.*\] \[.*\]$/m);
});
