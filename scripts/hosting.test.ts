/** The files for hosting name commands, settings, ports and paths: each of them must be what the program has. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { readArgs } from "../cli/src/args.ts";
import { COMMAND_NAMES } from "../cli/src/declarations.ts";
import { settingsFrom } from "../server/src/options.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");

interface Instruction {
  readonly name: string;
  readonly rest: string;
}

const dockerfile: readonly Instruction[] = read("Dockerfile")
  .replace(/^#.*$/gm, "")
  .replace(/\\\n/g, " ")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => {
    const [, name = "", rest = ""] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    return { name, rest: rest.replace(/ +/g, " ") };
  });
const all = (name: string, of = dockerfile): string[] =>
  of.filter((each) => each.name === name).map(({ rest }) => rest);
const stage = dockerfile.findLastIndex(({ name }) => name === "FROM");
const [building, final] = [dockerfile.slice(0, stage), dockerfile.slice(stage)];
const only = (name: string): string => {
  const [found = "", ...more] = all(name, final);
  expect([found, more], name).toEqual([expect.stringMatching(/./), []]);
  return found;
};

const variables = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(/\s+/).map((pair) => pair.split("=") as [string, string]));
const imageEnv = variables(all("ENV", final).join(" "));

interface Service {
  readonly image: string;
  readonly build?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { condition: string }>>;
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: true };
}
const composeText = read("compose.yaml");
const compose = parse(composeText, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const services = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build !== undefined);
const example = variables(read(".env.example").replace(/^#.*$/gm, "").trim());
const filledIn = (text: string): string =>
  text.replace(/\$\{(\w+):\?\}/g, (_, name: string) => example[name] ?? "");

/** Which variables the program looks at, found out by watching it. */
const known = new Set<string>(["NODE_ENV", "BANQUISE_WORKER_PASSWORD"]);
settingsFrom(
  {},
  new Proxy({}, { get: (_, name: string) => void known.add(name), has: () => false }) as NodeJS.ProcessEnv,
);

function expectCommand(words: readonly string[]): void {
  const [name = "", ...args] = words;
  const command = COMMAND_NAMES.find((each) => each === name);
  expect(command, name).toBeDefined();
  if (command !== undefined) expect(readArgs(command, args)).not.toHaveProperty("problem");
}

test("the image has a fixed base, an unprivileged user, and names nothing that is not there", () => {
  for (const base of all("FROM")) expect(base).toMatch(/^node:\d+-bookworm-slim( AS \w+)?$/);
  expect(new Set(all("FROM").map((base) => base.split(" ")[0])).size).toBe(1);
  expect(all("ADD")).toEqual([]);
  for (const paths of all("COPY", building))
    for (const path of paths.split(" ").slice(0, -1)) expect(existsSync(join(root, path)), path).toBe(true);
  // A room that is new must be installed, too.
  const { workspaces } = JSON.parse(read("package.json")) as { workspaces: string[] };
  for (const room of workspaces) expect(all("COPY", building)).toContain(`${room}/package.json ${room}/`);
  for (const name of Object.keys(imageEnv)) expect(known, name).toContain(name);
  expect(only("USER")).toBe("node");
  const order = final.map(({ name }) => name);
  expect(order.indexOf("USER")).toBeGreaterThan(order.lastIndexOf("RUN"));
  expect(JSON.parse(only("VOLUME"))).toEqual([imageEnv.BANQUISE_DATA?.replace(/\/[^/]*$/, "")]);
  expect(only("EXPOSE")).toBe(String(settingsFrom({}, {}).port));
  expectCommand(JSON.parse(only("CMD")));
  expect(JSON.stringify(dockerfile)).not.toMatch(/curl|wget|sudo|latest/);
});

test("neither data, secrets nor what others installed gets into the image", () => {
  const rules = read(".dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const isLeftOut = (path: string): boolean => {
    const parts = path.split("/");
    return rules.reduce((out, rule) => {
      const pattern = rule.replace(/^!/, "");
      const [candidates, wanted] = pattern.startsWith("**/")
        ? [parts, pattern.slice(3)]
        : [parts.slice(0, 1), pattern];
      const expression = new RegExp(`^${wanted.replaceAll(".", "\\.").replaceAll("*", ".*")}$`);
      return candidates.some((part) => expression.test(part)) ? !rule.startsWith("!") : out;
    }, false);
  };
  const secret = [
    ".env",
    "data/banquise.db",
    ".git/config",
    "server/.env",
    "cli/data/banquise.db",
    "web/node_modules/x",
  ];
  for (const path of secret) expect(isLeftOut(path), path).toBe(true);
  const { workspaces, files } = JSON.parse(read("package.json")) as { workspaces: string[]; files: string[] };
  const packed = files.filter((path) => !/^!|^dist/.test(path)).map((path) => path.replace("*", "a"));
  const needed = [
    "package.json",
    "package-lock.json",
    ".npmrc",
    "vite.node.config.ts",
    "LICENSE",
    "README.md",
  ];
  for (const path of [...needed, ...packed, ...workspaces.map((room) => `${room}/src/a.ts`)])
    expect(isLeftOut(path), path).toBe(false);
});

test("compose starts commands that exist with settings that mean something", () => {
  for (const [name, { command = [], environment = {}, healthcheck }] of ours) {
    expectCommand(command);
    for (const variable of Object.keys(environment))
      expect(known, `${name}: ${variable}`).toContain(variable);
    const filled = Object.entries({ ...imageEnv, ...environment }).map(([key, text]) => [
      key,
      filledIn(text),
    ]);
    const settings = settingsFrom({}, Object.fromEntries(filled));
    expect(new URL(settings.database ?? "").hostname).toBe("database");
    // Only what answers at a port can be asked how it is.
    expect(healthcheck?.disable ?? false).toBe(command[0] !== "serve");
  }
  const web = ours.filter(([, { command }]) => command?.[0] === "serve");
  expect(web.length).toBeGreaterThan(1);
  const { POSTGRES_USER, POSTGRES_DB } = compose.services.database?.environment ?? {};
  for (const [, { environment }] of web)
    expect(environment?.DATABASE_URL).toBe(
      `postgres://${POSTGRES_USER}:\${POSTGRES_PASSWORD:?}@database/${POSTGRES_DB}`,
    );
});

test("what compose asks for is what the example explains, and nothing refers to what is not there", () => {
  const asked = new Set([...composeText.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  expect([...asked].sort()).toEqual(Object.keys(example).sort());
  // A variable that is forgotten stops the start, instead of an empty password.
  for (const [variable] of composeText.matchAll(/\$\{[^}]*\}/g)) expect(variable).toMatch(/^\$\{\w+:\?\}$/);
  for (const [, { depends_on = {}, volumes = [] }] of services) {
    for (const [other, { condition }] of Object.entries(depends_on)) {
      expect(Object.keys(compose.services)).toContain(other);
      const target = compose.services[other];
      const isWatched =
        target?.healthcheck?.test !== undefined || (target?.build && !target.healthcheck?.disable);
      if (condition === "service_healthy") expect(isWatched, other).toBeTruthy();
    }
    for (const volume of volumes) {
      const [from = ""] = volume.split(":");
      if (from.startsWith("./")) expect(existsSync(join(root, from)), from).toBe(true);
      else expect(compose.volumes).toHaveProperty(from);
    }
  }
});

test("the role that compose makes is the one its worker uses", () => {
  const { command, environment } = compose.services["worker-role"] as Service;
  const worker = new URL(filledIn(compose.services.worker?.environment?.DATABASE_URL ?? ""));
  expect(command?.slice(0, 2)).toEqual(["admin", "worker-role"]);
  expect(worker.username).toBe(command?.[2]);
  expect(worker.password).toBe(filledIn(environment?.BANQUISE_WORKER_PASSWORD ?? ""));
});

test("Caddy leads to the servers of compose, at the port that the image has", () => {
  const caddyfile = read("hosting/Caddyfile").replace(/^\s*#.*$/gm, "");
  const [, upstreams = ""] = /reverse_proxy (.*) \{/.exec(caddyfile) ?? [];
  const web = ours.filter(([, { command }]) => command?.[0] === "serve").map(([name]) => name);
  expect(upstreams.split(" ")).toEqual(web.map((name) => `${name}:${only("EXPOSE")}`));
  for (const [, name = ""] of caddyfile.matchAll(/\{\$(\w+)\}/g))
    expect(compose.services.proxy?.environment).toHaveProperty(name);
  expect(compose.services.proxy?.volumes).toContain("./hosting/Caddyfile:/etc/caddy/Caddyfile:ro");
});

const folder = mkdtempSync(join(tmpdir(), "banquise-"));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** The health check of the image, at a server that listens at a port of this machine. */
function healthAt(port: number): Promise<number | null> {
  const [, words = "[]"] = /CMD (.*)$/.exec(only("HEALTHCHECK")) ?? [];
  const [program = "", ...args] = JSON.parse(words) as string[];
  expect(program).toBe("node");
  const check = spawn(process.execPath, args, { env: { BANQUISE_PORT: String(port) }, stdio: "inherit" });
  return new Promise((resolve) => check.once("exit", resolve));
}

/** Answers everything with one status. */
async function answering(status: number): Promise<{ port: number; close: () => void }> {
  const server = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test("what the image does step by step gives a server in an empty folder, which is healthy and shows all that alerts name", async () => {
  const [install, build, ...steps] = all("RUN", building);
  // These two are what everybody does before the tests.
  expect([install, build]).toEqual([expect.stringMatching(/^npm ci( --no-\w+)*$/), "npm run build"]);
  for (const path of [
    "package.json",
    "package-lock.json",
    ".npmrc",
    "dist",
    "docs",
    "python",
    "README.md",
    "LICENSE",
  ])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  mkdirSync(join(folder, "data"));
  const [, home = ""] = /^\/build\/(\w+)$/.exec(all("WORKDIR", building).at(-1) ?? "") ?? [];
  for (const [index, step] of steps.entries()) {
    const { status, stderr } = spawnSync("sh", ["-ec", step], {
      cwd: join(folder, index === 0 ? "." : home),
      env: { ...process.env, npm_config_prefer_offline: "true" },
      encoding: "utf8",
    });
    expect(status, stderr).toBe(0);
  }
  const program = join(folder, home);
  expect(all("COPY", final)).toEqual([`--from=build /build/${home} ./`]);
  for (const absent of ["node_modules/vite", "node_modules/preact", "server", "web"])
    expect(existsSync(join(program, absent)), absent).toBe(false);

  const [node = "", ...entry] = JSON.parse(only("ENTRYPOINT")) as string[];
  expect(node).toBe("node");
  const free = await answering(200);
  free.close();
  const server = spawn(
    process.execPath,
    [...entry, ...JSON.parse(only("CMD")), "--json", "--log", "silent"],
    {
      cwd: program,
      env: {
        PATH: process.env.PATH,
        ...imageEnv,
        BANQUISE_DATA: `${folder}${imageEnv.BANQUISE_DATA}`,
        BANQUISE_PORT: String(free.port),
        BANQUISE_METRICS_TOKEN: "token",
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  started.push(server);
  await createInterface({ input: server.stdout })[Symbol.asyncIterator]().next();
  const address = `http://127.0.0.1:${free.port}`;
  expect(await (await fetch(address)).text()).toContain("<title>Banquise");
  expect(await healthAt(free.port)).toBe(0);
  expectMetrics(
    await (await fetch(`${address}/metrics`, { headers: { authorization: "Bearer token" } })).text(),
  );
  server.kill("SIGTERM");
  expect(await new Promise((resolve) => server.once("exit", resolve))).toBe(0);
  expect(await healthAt(free.port)).toBe(1);
  const unhealthy = await answering(503);
  expect(await healthAt(unhealthy.port)).toBe(1);
  unhealthy.close();
}, 240_000);

/** Functions and words of the query language that alerts use. */
const LANGUAGE = /^(sum|by|rate|increase|histogram_quantile|e)$/;
const SUFFIXES: Readonly<Record<string, readonly string[]>> = { histogram: ["_bucket", "_sum", "_count"] };

function expectMetrics(text: string): void {
  const shown = new Set(["up"]);
  const labels = new Set(["job", "instance", "le", "bot", "reason"]);
  for (const [, name = "", type = ""] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm))
    for (const suffix of SUFFIXES[type] ?? [""]) shown.add(name + suffix);
  const { groups } = parse(read("hosting/alerts.yaml")) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  const rules = groups.flatMap(({ rules: some }) => some);
  expect(rules.length).toBeGreaterThan(0);
  for (const { alert, expr } of rules) {
    const words = expr.replace(/"[^"]*"|\[\w+\]/g, "").match(/\b[a-z_]+\w*\b/g) ?? [];
    const metrics = words.filter((word) => !LANGUAGE.test(word) && !labels.has(word));
    expect(metrics.length, alert).toBeGreaterThan(0);
    for (const metric of metrics) expect(shown, alert).toContain(metric);
  }
}
