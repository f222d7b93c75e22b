// npm run examples: runs the tests of the server, and takes from what they were answered an example of every call for the
// page of the API (server/src/http/examples.json).
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const EXAMPLES = join(root, "server/src/http/examples.json");
/** An example should be seen at one look. */
const GOOD_LENGTH = 2_500;
const USUAL_BODY = 300;
const MOST_ITEMS = 3;
const MOST_KEYS = 40;
const FEW_KEYS = 4;

const [given] = process.argv.slice(2);
const file = given ?? join(mkdtempSync(join(tmpdir(), "banquise-calls-")), "calls.ndjson");
if (!existsSync(file)) {
  const env = { ...process.env, BANQUISE_RECORD_CALLS: file };
  const command = ["node_modules/vitest/vitest.mjs", "run", "--project", "unit", "server/src"];
  spawnSync(process.execPath, command, { cwd: root, stdio: "inherit", env });
}

const calls = readFileSync(file, "utf8")
  // Receivers of notices are servers of the tests.
  .replace(/http:\/\/127\.0\.0\.1:\d+/g, "https://example.org")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line));
const document = calls.find(({ path }) => path === "/api/openapi.json");
const { paths } = JSON.parse(document.text);

/** `/api/tables/{id}/talk/{number}` as what finds the values in an address. */
const patternOf = (path) =>
  new RegExp(`^${path.replace(/[.]/g, "\\$&").replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);

const operations = Object.entries(paths)
  // What has no parameters is meant first: `/account/sessions` is not a session.
  .sort(([one], [two]) => one.split("{").length - two.split("{").length)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      pattern: patternOf(path),
      hasBody: requestBody !== undefined,
      queries: parameters.filter((each) => each.in === "query").map(({ name }) => name),
    })),
  );

/** Long lists and dictionaries show how they begin. */
function shortened(value) {
  if (Array.isArray(value)) {
    const flat = value.every((item) => typeof item !== "object");
    return value.slice(0, flat ? 8 * MOST_ITEMS : MOST_ITEMS).map(shortened);
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries
      .slice(0, entries.length > MOST_KEYS ? FEW_KEYS : MOST_KEYS)
      .map(([key, each]) => [key, shortened(each)]),
  );
}

/** The lines of a stream that came whole. */
const shortenedStream = (text) =>
  text
    .slice(0, text.lastIndexOf("\n"))
    .split("\n")
    .map((line) => {
      const [, start, data] = /^(data: )?(.*)$/.exec(line);
      return data.startsWith("{") ? `${start ?? ""}${JSON.stringify(shortened(JSON.parse(data)))}` : line;
    })
    .join("\n");

const exampleOf = ({ pattern, hasBody, queries }, { path, body, status, type, text }) => {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  const values = pattern.exec(pathname)?.groups ?? {};
  const asked = [...searchParams].filter(([name]) => queries.includes(name));
  const parameters = Object.fromEntries(
    [...Object.entries(values), ...asked].map(([name, value]) => [name, decodeURIComponent(value)]),
  );
  const isJson = type === "application/json";
  return {
    parameters,
    ...(hasBody && body !== null && { body }),
    status,
    type,
    ...(text !== "" && { answer: isJson ? shortened(JSON.parse(text)) : shortenedStream(text) }),
  };
};

const lengthOf = (value) => JSON.stringify(value ?? null).length;

/** Tests try names and texts that nobody wants to see in an example. */
const isPlain = (example) => /^[\wÀ-ſ\s"'’{}[\]().,:;/@%?!=&#*+|\\·…–-]*$/.test(JSON.stringify(example));
const isUsual = ({ body }) => lengthOf(body) <= USUAL_BODY;

/** The one that says most in good length; with a body where there can be one, and without wonders. */
function best(examples) {
  let left = examples;
  for (const wanted of [({ body }) => body, ({ answer }) => answer, isPlain, isUsual])
    if (left.some(wanted)) left = left.filter(wanted);
  const good = left.filter((each) => lengthOf(each) <= GOOD_LENGTH);
  if (good.length > 0) return good.reduce((one, two) => (lengthOf(two) > lengthOf(one) ? two : one));
  return left.reduce((one, two) => (lengthOf(two) < lengthOf(one) ? two : one));
}

const ofOperation = new Map(operations.map((operation) => [operation, []]));
for (const call of calls) {
  const { pathname } = new URL(call.path, "http://localhost");
  const operation = operations.find(
    ({ method, pattern }) => method === call.method && pattern.test(pathname),
  );
  if (operation) ofOperation.get(operation).push(exampleOf(operation, call));
}
const found = {};
for (const [{ name }, examples] of ofOperation) {
  if (examples.length > 0) found[name] = best(examples);
  else console.error(`no test makes this call, or none succeeds: ${name}`);
}
writeFileSync(EXAMPLES, JSON.stringify(found, null, 2));
spawnSync(process.execPath, ["node_modules/@biomejs/biome/bin/biome", "format", "--write", EXAMPLES], {
  cwd: root,
});
console.log(`${Object.keys(found).length} of ${operations.length} calls have an example.`);
