import type { CliText } from "../text.ts";

/** What `--help` says of each command. */
export const commands: CliText["commands"] = {
  serve: {
    summary: "runs the server: pages, API and bots",
    about: [
      "Runs everything that people and programs need to play, from one folder, until it is stopped (Ctrl+C). Every option also has an environment variable: BANQUISE_PORT, BANQUISE_HOST, BANQUISE_DATA…",
    ],
    flags: {
      port: ["N", "port to listen on (8080; 0 takes a free one)"],
      host: ["ADDRESS", "address to listen on (127.0.0.1; 0.0.0.0 opens it to the network)"],
      data: ["FILE", "the database (data/banquise.db)"],
      database: ["URL", "a PostgreSQL database instead of a file (postgres://user:password@host/name)"],
      origin: ["URL", "the address that people type, when a proxy stands in front"],
      "trust-proxy": ["", "believe the proxy in front about who is asking"],
      think: ["on|off", "whether bots think here (on); off leaves it to banquise worker"],
      log: ["LEVEL", "silent, error, warn, info or debug (info)"],
    },
    examples: [
      "banquise serve",
      "banquise serve --host 0.0.0.0 --port 80 --data /var/lib/banquise/banquise.db",
    ],
  },
  worker: {
    summary: "thinks for the bots of servers that share a PostgreSQL database",
    about: [
      "Takes the turns of bots from servers that run with --think off, on any machine that reaches their database, until it is stopped (Ctrl+C). BANQUISE_BOT_THREADS says how many bots think at once. It sees what the seat of a bot sees, and needs no right to anything else.",
    ],
    flags: { database: ["URL", "the PostgreSQL database (or DATABASE_URL)"] },
    examples: ["banquise worker --database postgres://thinker:secret@db.example.org/banquise"],
  },
  admin: {
    summary:
      "looks after the database of a server: stats, backup, restore, prune, table, move-to, worker-role",
    about: [
      "stats: tables by game and status, sessions, decisions, size.",
      "backup FILE: one complete file while the server runs; for PostgreSQL, the line to type.",
      "restore FILE --check: tries a copy of a backup, and leaves the file alone.",
      "prune: open tables that nobody has waited at for long; removes them with --apply.",
      "table ID: shows a table; --end ends its game, --hand SEAT --to BOT lets a bot play a seat.",
      "move-to postgres://…: copies a file into an empty PostgreSQL database, and compares.",
      "worker-role NAME: makes a role of PostgreSQL that may do what banquise worker does, and nothing else; its password is that in BANQUISE_WORKER_PASSWORD.",
      "On a file, whatever changes something needs the server to be stopped; on PostgreSQL the servers hear of it.",
    ],
    flags: {
      data: ["FILE", "the database (data/banquise.db, or BANQUISE_DATA)"],
      database: ["URL", "a PostgreSQL database instead of a file (or DATABASE_URL)"],
      check: ["", "restore: only look whether the backup is sound"],
      "older-than": ["AGE", "prune: hours or days, such as 12h or 7d (7d)"],
      apply: ["", "prune: remove them"],
      end: ["", "table: end the game as it stands; an open table is removed"],
      hand: ["SEAT", "table: the seat of a person that a bot is to play, counted from 0"],
      to: ["BOT", "table: that bot"],
      version: ["N", "table: only if the table is still at this version"],
    },
    examples: [
      "banquise admin stats",
      "banquise admin backup backup.db && banquise admin restore backup.db --check",
      "banquise admin prune --older-than 7d --apply",
      "banquise admin table k3v8p2mxq7ra --hand 1 --to level3",
      "banquise admin move-to postgres://banquise:secret@db.example.org/banquise",
    ],
  },
  games: {
    summary: "lists the games, or says what can be chosen in one",
    about: [
      "Lists what can be played. With the name of a game: its seats, what it is about, and the variants that --option takes.",
    ],
    flags: {},
    examples: ["banquise games", "banquise games nunatak"],
  },
  bots: {
    summary: "lists the bots",
    about: ["Lists who can be played against, the weakest first. Commands take the id or the name of a bot."],
    flags: {},
    examples: ["banquise bots", "banquise play blueprints --bot bear"],
  },
  play: {
    summary: "plays in the terminal, against bots",
    about: [
      "One seat is yours, bots take the others. Legal moves are numbered: answer with a number. u takes a move back, h asks for a hint, b shows the table again, ? explains, q leaves.",
      "The game is kept in a file after every move. When you have left it, banquise play --resume takes up the one that you played last, and --resume=FILE the one in a file. When it is over, replay and check read the same file.",
    ],
    flags: {
      game: ["FILE.js", "a game from outside, in place of a name: a module that exports game and text"],
      seats: ["N", "number of seats (3 if the game allows it)"],
      seat: ["N", "your seat, counted from 0 (0)"],
      name: ["NAME", "your name (Puffin)"],
      bot: ["BOT", "who plays the other seats (greedy)"],
      "bot-limit": ["M", "milliseconds that a bot of yours has for an answer (30000)"],
      seed: ["N", "chance repeatable by this number (new chance each time)"],
      option: ["NAME=VALUE", "a variant of the game; may be repeated"],
      save: ["FILE", "keeps the game there (in a file of its own in the user's state folder)"],
      resume: ["[=FILE]", "takes up a game that was left: the last one, or the one in a file"],
    },
    examples: [
      "banquise play blueprints",
      "banquise play blueprints --seats 2 --bot random --save game.json",
    ],
  },
  sim: {
    summary: "plays many games at random: speed, balance, proof of the rules",
    about: [
      "Plays whole games with random legal moves. The same seed gives the same games, whatever the number of jobs. --check verifies every claim of the game contract after every move, and that games end in time; --check=invariants only the invariants of the game itself. Violations make the exit code 1.",
    ],
    flags: {
      game: ["FILE.js", "a game from outside, in place of a name: a module that exports game and text"],
      seats: ["N", "number of seats (the game's fewest)"],
      games: ["K", "number of games (1000)"],
      seed: ["S", "seed (1)"],
      option: ["NAME=VALUE", "a variant of the game; may be repeated"],
      check: ["[=full|invariants]", "verifies the rules after every move; alone it means full"],
      jobs: ["J", "threads (1)"],
      record: ["FILE.jsonl.gz", "writes every game down, one line of JSON each"],
    },
    examples: [
      "banquise sim blueprints --seats 3 --games 100000",
      "banquise sim blueprints --seats 2 --games 200 --check --json",
    ],
  },
  arena: {
    summary: "lets bots play against each other",
    about: [
      "With more entrants than seats every group of them meets (round robin). Seats are rotated from game to game; victories that are tied are shared. Ratings are openskill's, in the order of the games. The interval of the win rate is Wilson's, at 95 %. Without --ms the result depends on the seed alone.",
    ],
    flags: {
      game: ["FILE.js", "a game from outside, in place of a name: a module that exports game and text"],
      bots: ["A,B[,C…]", "the entrants; a name may occur several times; greedy@50 thinks 50 iterations"],
      bot: ["NAME=cmd:…", "a bot of yours, a program that answers lines of JSON; may be repeated"],
      "bot-limit": ["M", "milliseconds that a bot of yours has for an answer (30000)"],
      seats: ["N", "seats at a table (one for each entrant; the fewest when there are too many entrants)"],
      games: ["K", "games for each group of entrants (100)"],
      seed: ["S", "seed (1)"],
      option: ["NAME=VALUE", "a variant of the game; may be repeated"],
      iterations: ["I", "at most so many iterations for a decision (as many as each bot likes)"],
      ms: ["M", "thinking time by the clock instead; not repeatable"],
      jobs: ["J", "threads (1)"],
      ledger: ["FILE", "writes down what is done; the same command then goes on where it was stopped"],
      report: ["FILE.html", "writes a page with charts, and the figures as JSON beside it"],
      record: ["FILE.jsonl.gz", "writes every game down, one line of JSON each"],
      visits: ["", "with --record: how often searches tried each move"],
    },
    examples: [
      "banquise arena blueprints --bots greedy,random,random --games 400 --jobs 2",
      "banquise arena blueprints --bots random,greedy@20,greedy --seats 2 --ledger run.jsonl --report arena.html",
    ],
  },
  lab: {
    summary: "studies a game by thousands of games: balance, length, choices, what wins",
    about: [
      "Bots play; everything is counted: scores, wins by seat, length, number of choices, how often each choice was taken and how that goes with winning. Writes a page with charts, and the figures as JSON beside it.",
    ],
    flags: {
      game: ["FILE.js", "a game from outside, in place of a name: a module that exports game and text"],
      bots: ["A[,B…]", "who plays: one for all seats, or one for each (greedy)"],
      bot: ["NAME=cmd:…", "a bot of yours, a program that answers lines of JSON; may be repeated"],
      "bot-limit": ["M", "milliseconds that a bot of yours has for an answer (30000)"],
      seats: ["N", "number of seats (the game's fewest, or one for each bot)"],
      games: ["K", "number of games (1000)"],
      seed: ["S", "seed (1)"],
      option: ["NAME=VALUE", "a variant of the game; may be repeated"],
      iterations: ["I", "at most so many iterations for a decision (as many as each bot likes)"],
      budgets: ["I,J,K…", "also how strength grows: each budget against the first one"],
      jobs: ["J", "threads (1)"],
      ledger: ["FILE", "writes down what is done; the same command then goes on where it was stopped"],
      report: ["FILE.html", "where to write the page (lab-<game>.html)"],
      record: ["FILE.jsonl.gz", "writes every game down, one line of JSON each"],
      visits: ["", "with --record: how often searches tried each move"],
    },
    examples: ["banquise lab blueprints --seats 3 --games 2000 --budgets 10,40,160 --jobs 2"],
  },
  env: {
    summary: "a game for programs that learn: one line of JSON in, one out",
    about: [
      'Reads requests from standard input and answers each with one line. {"reset":{"seed":1}} begins a game, {"step":i} plays move i of the last list of legal moves, {"action":id} a move by its number in the fixed action space, {"move":{…}} one as an object. {"observe":seat}, {"clone":true}, {"restore":id}, {"release":id}, {"redeal":{"seat":0,"seed":7}}, {"bot":"greedy"}, {"describe":true} and {"close":true} do what their names say.',
      'Answers have actor (-1 when the game is over), legal, observation, rewards and done. What cannot be done gets {"error":…}, and the next line is read. docs/research.md says all of it; python/ has a package that speaks it.',
    ],
    flags: {
      game: ["FILE.js", "a game from outside, in place of a name: a module that exports game and text"],
      seats: ["N", "number of seats (the game's fewest)"],
      option: ["NAME=VALUE", "a variant of the game; may be repeated"],
      seed: ["S", "seed of the first game (1); without others, the next games count on from it"],
      batch: ["B", "B games at once: requests and answers are lists of B"],
      "no-observation": ["", "leaves observations out"],
      packed: ["", "numbers as base64 instead of lists"],
    },
    examples: ["banquise env blueprints", "banquise env nunatak --seats 3 --batch 64 --packed"],
  },
  puzzles: {
    summary: "looks for puzzles in strong games, or verifies those that are here",
    about: [
      "Bots play; decisions with one best answer are kept. An exact puzzle is a whole turn without chance: every way through it is tried, and one ends with the most points. A judged one is a single decision on which three long searches agree, confirmed by 200 pairs of games. Of what holds, --count puzzles are chosen that differ in theme and difficulty.",
      "--verify enumerates or searches every puzzle of the game again. The exit code is 1 when one does not hold any more.",
    ],
    flags: {
      count: ["N", "puzzles wanted (30)"],
      games: ["K", "games to look at (64)"],
      seats: ["N", "number of seats (3 if the game allows it)"],
      seed: ["S", "seed (1)"],
      option: ["NAME=VALUE", "a variant of the game; may be repeated"],
      kind: ["KIND", "exact or judged alone (both)"],
      jobs: ["J", "threads (1)"],
      ledger: ["FILE", "writes down what is done; the same command then goes on where it was stopped"],
      out: ["FILE.json", "writes the pack"],
      verify: ["", "verifies the puzzles of the game instead"],
    },
    examples: [
      "banquise puzzles nunatak --kind exact --out pack.json",
      "banquise puzzles nunatak --verify --json",
    ],
  },
  replay: {
    summary: "tells an exported game step by step",
    about: [
      "Tells what happened, with the rule behind it. Nothing is hidden unless a viewer is chosen.",
      "A dash in place of the file reads what is piped in.",
    ],
    flags: {
      at: ["N", "shows the table as it was after step N (0: the setup)"],
      viewer: ["SEAT", "with the eyes of one seat, counted from 0, or of a spectator (none)"],
    },
    examples: ["banquise replay game.json", "banquise replay game.json --at 12 --viewer 0"],
  },
  check: {
    summary: "verifies an exported game completely",
    about: [
      "Verifies that the secret is the one committed to before the first move, that every die and card follows from it, that every move was legal, every recorded state is right, and the result is what the moves lead to.",
      "A dash in place of the file reads what is piped in.",
      "It answers with its exit code, too: 0 verified, 1 wrong, 3 not verifiable here, when the game was played by rules that are not kept.",
    ],
    flags: {},
    examples: [
      "banquise check game.json",
      "curl -s https://example.org/api/tables/…/export | banquise check -",
    ],
  },
  rules: {
    summary: "prints the rules of a game, or one rule",
    about: [
      "Rules are numbered; refusals, scores and logs cite these numbers. A chapter number gives the chapter.",
    ],
    flags: {},
    examples: [
      "banquise rules blueprints",
      "banquise rules blueprints BLU-5.1",
      "banquise rules blueprints 5",
    ],
  },
  lessons: {
    summary: "lists the lessons, or proves them",
    about: [
      "Lists the lessons that teach the games. --check plays each of them from its first step to its last, along every way that its tasks accept, and says what is wrong; then the exit code is 1. For each lesson --json gives its steps, the decisions one makes in it, those with wrong answers that get a reason of their own (contested), and the rules it teaches.",
    ],
    flags: { check: ["", "plays them all"] },
    examples: ["banquise lessons", "banquise lessons igloo-igloo --check --json"],
  },
};
