// The import arrows between the rooms. There are no others.

const TEST = "\\.test\\.tsx?$|/e2e/";
const TEST_TOOLS = "(^|/)node_modules/(vitest|@vitest|fast-check)/";
const PREACT = "(^|/)node_modules/(preact|@preact/signals)";
const HARNESS = "^engine/src/testing/";
const ROOMS = ["engine", "games", "bots", "ui", "server", "web", "cli"];

/** Forbids every room of ours that `room` does not name as importable. */
function arrows(room, importable, from = {}) {
  const others = ROOMS.filter((other) => other !== room && !importable.includes(other));
  return {
    name: `${room}-arrows`,
    comment: `${room} imports ${importable.join(", ") || "nothing"} of ours.`,
    severity: "error",
    from: { path: `^${room}/`, ...from },
    to: { path: `^(${others.join("|")})/` },
  };
}

export default {
  forbidden: [
    {
      name: "no-circular",
      comment: "A circle of imports has no reading order.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "resolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },

    arrows("engine", []),
    {
      name: "engine-pure",
      comment: "The engine runs anywhere: no package, no platform module.",
      severity: "error",
      from: { path: "^engine/", pathNot: [TEST, HARNESS] },
      to: { dependencyTypesNot: ["local", "type-only"] },
    },
    {
      name: "engine-harness",
      comment: "The checking harness adds the test tools and Node, which reads the rules of a game.",
      severity: "error",
      from: { path: HARNESS, pathNot: TEST },
      to: { dependencyTypesNot: ["local", "type-only", "core"], pathNot: TEST_TOOLS },
    },
    {
      name: "engine-tests",
      comment: "The engine's tests add the test tools and Node itself.",
      severity: "error",
      from: { path: `^engine/.*(${TEST})` },
      to: { dependencyTypesNot: ["local", "core"], pathNot: TEST_TOOLS },
    },

    arrows("ui", ["engine"]),
    {
      name: "ui-engine-types-only",
      comment: "What draws knows the shapes of the engine, not its code.",
      severity: "error",
      from: { path: "^ui/", pathNot: TEST },
      to: { path: "^engine/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "ui-packages",
      severity: "error",
      from: { path: "^ui/", pathNot: TEST },
      to: { path: "(^|/)node_modules/", pathNot: PREACT },
    },
    { ...noNode("ui"), name: "ui-in-browser" },

    arrows("games", ["engine", "ui"]),
    {
      name: "games-ui-in-boards-only",
      comment: "Only a board draws.",
      severity: "error",
      from: { path: "^games/", pathNot: ["^games/[^/]+/board/", "^games/(boards|guides)\\.ts$"] },
      to: { path: ["^ui/", PREACT] },
    },
    {
      name: "boards-ui-types-only",
      comment: "The lists of boards and guides may say what a board is; they draw nothing.",
      severity: "error",
      from: { path: "^games/(boards|guides)\\.ts$" },
      to: { path: ["^ui/", PREACT], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "games-packages",
      comment: "Rules need nothing but the engine.",
      severity: "error",
      from: { path: "^games/", pathNot: TEST },
      to: { path: "(^|/)node_modules/", pathNot: PREACT },
    },
    { ...noNode("games"), name: "games-anywhere" },
    {
      name: "games-apart",
      comment: "A game never imports another game.",
      severity: "error",
      from: { path: "^games/([^/]+)/" },
      to: { path: "^games/[^/]+/", pathNot: "^games/$1/" },
    },
    {
      name: "boards-on-demand",
      comment: "The server never loads a picture.",
      severity: "error",
      from: { pathNot: ["^games/boards(\\.test)?\\.tsx?$", "^games/[^/]+/board/"] },
      to: { path: "^games/[^/]+/board/" },
    },
    {
      name: "boards-entry",
      comment: "Boards are asked for by what draws.",
      severity: "error",
      from: { path: "^(engine|bots|ui|server|cli)/|^games/(index\\.ts$|[^/]+/)" },
      to: { path: "^games/(boards|guides)\\.ts$" },
    },

    arrows("bots", ["engine"], { pathNot: TEST }),
    {
      ...arrows("bots", ["engine", "games"], { path: `^bots/.*(${TEST})` }),
      name: "bots-tests-arrows",
    },

    arrows("server", ["engine", "games", "bots"]),
    arrows("web", ["engine", "ui", "games", "bots"], { pathNot: "/e2e/" }),
    {
      ...arrows("web", ["engine", "ui", "games", "bots", "server"], { path: "^web/e2e/" }),
      name: "web-e2e-arrows",
    },
    arrows("cli", ["engine", "games", "bots", "server"]),
    { ...noNode("web/src"), name: "web-in-browser" },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    preserveSymlinks: false,
    doNotFollow: { path: "(^|/)node_modules/" },
    exclude: { path: "^(dist|coverage)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "module", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".json", ".css"],
    },
  },
};

function noNode(room) {
  return {
    comment: `${room} also runs where there is no Node.`,
    severity: "error",
    from: { path: `^${room}/`, pathNot: [TEST, "\\.config\\.ts$"] },
    to: { dependencyTypes: ["core"] },
  };
}
