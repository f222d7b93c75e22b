import type { CliText } from "../text.ts";

export const en: CliText = {
  about: "Modern board games by their full rules: at a table, in a terminal, or by program.",
  usage: "Usage:",
  commandsTitle: "Commands:",
  flagsTitle: "Options:",
  commonFlagsTitle: "For every command:",
  examplesTitle: "Examples:",
  exitCodes: [
    "Exit codes: 0 all is well, 1 the answer is no (a violation, a false export), 2 wrong usage, 3 it cannot be done here (a bot failed, rules that are not known).",
  ],
  moreHelp: "banquise <command> --help says everything about a command.",
  ourReading: (why) => `Our reading: ${why}`,
  tryHelp: (line) => `Try: ${line}`,

  commands: {
    serve: {
      summary: "runs the server: pages, API and bots",
      about: [
        "Runs everything that people and programs need to play, from one folder, until it is stopped (Ctrl+C).",
        "Every option also has an environment variable: BANQUISE_PORT, BANQUISE_HOST, BANQUISE_DATA…",
      ],
      flags: {
        port: ["N", "port to listen on (8080; 0 takes a free one)"],
        host: ["ADDRESS", "address to listen on (127.0.0.1; 0.0.0.0 opens it to the network)"],
        data: ["FILE", "the database (data/banquise.db)"],
        origin: ["URL", "the address that people type, when a proxy stands in front"],
        "trust-proxy": ["", "believe the proxy in front about who is asking"],
        log: ["LEVEL", "silent, error, warn, info or debug (info)"],
      },
      examples: [
        "banquise serve",
        "banquise serve --host 0.0.0.0 --port 80 --data /var/lib/banquise/banquise.db",
      ],
    },
    play: {
      summary: "plays in the terminal, against bots",
      about: [
        "One seat is yours, bots take the others. Legal moves are numbered: answer with a number.",
        "u takes a move back, h asks for a hint, b shows the table again, ? explains, q leaves.",
      ],
      flags: {
        seats: ["N", "number of seats (3 if the game allows it)"],
        seat: ["N", "your seat, counted from 0 (0)"],
        name: ["NAME", "your name (Puffin)"],
        bot: ["BOT", "who plays the other seats (greedy)"],
        seed: ["N", "chance repeatable by this number (new chance each time)"],
        option: ["NAME=VALUE", "a variant of the game; may be repeated"],
        save: ["FILE", "writes the finished game there, to replay or check"],
      },
      examples: [
        "banquise play blueprints",
        "banquise play blueprints --seats 2 --bot random --save game.json",
      ],
    },
    sim: {
      summary: "plays many games at random: speed, balance, proof of the rules",
      about: [
        "Plays whole games with random legal moves. The same seed gives the same games, whatever the number of jobs.",
        "--check verifies every claim of the game contract after every move, and that games end in time;",
        "--check=invariants only the invariants of the game itself. Violations make the exit code 1.",
      ],
      flags: {
        seats: ["N", "number of seats (the game's fewest)"],
        games: ["K", "number of games (1000)"],
        seed: ["S", "seed (1)"],
        option: ["NAME=VALUE", "a variant of the game; may be repeated"],
        check: ["[=full|invariants]", "verifies the rules after every move; alone it means full"],
        jobs: ["J", "threads (1)"],
      },
      examples: [
        "banquise sim blueprints --seats 3 --games 100000",
        "banquise sim blueprints --seats 2 --games 200 --check --json",
      ],
    },
    arena: {
      summary: "lets bots play against each other",
      about: [
        "With more entrants than seats every group of them meets (round robin). Seats are rotated from game to game;",
        "victories that are tied are shared. Ratings are openskill's, in the order of the games.",
        "The interval of the win rate is Wilson's, at 95 %. Without --ms the result depends on the seed alone.",
      ],
      flags: {
        bots: ["A,B[,C…]", "the entrants; a name may occur several times; greedy@50 thinks 50 iterations"],
        seats: ["N", "seats at a table (one for each entrant; the fewest when there are too many entrants)"],
        games: ["K", "games for each group of entrants (100)"],
        seed: ["S", "seed (1)"],
        option: ["NAME=VALUE", "a variant of the game; may be repeated"],
        iterations: ["I", "at most so many iterations for a decision (as many as each bot likes)"],
        ms: ["M", "thinking time by the clock instead; not repeatable"],
        jobs: ["J", "threads (1)"],
        ledger: ["FILE", "writes down what is done; the same command then goes on where it was stopped"],
        report: ["FILE.html", "writes a page with charts, and the figures as JSON beside it"],
      },
      examples: [
        "banquise arena blueprints --bots greedy,random,random --games 400 --jobs 2",
        "banquise arena blueprints --bots random,greedy@20,greedy --seats 2 --ledger run.jsonl --report arena.html",
      ],
    },
    lab: {
      summary: "studies a game by thousands of games: balance, length, choices, what wins",
      about: [
        "Bots play; everything is counted: scores, wins by seat, length, number of choices, how often each choice was",
        "taken and how that goes with winning. Writes a page with charts, and the figures as JSON beside it.",
      ],
      flags: {
        bots: ["A[,B…]", "who plays: one for all seats, or one for each (greedy)"],
        seats: ["N", "number of seats (the game's fewest, or one for each bot)"],
        games: ["K", "number of games (1000)"],
        seed: ["S", "seed (1)"],
        option: ["NAME=VALUE", "a variant of the game; may be repeated"],
        iterations: ["I", "at most so many iterations for a decision (as many as each bot likes)"],
        budgets: ["I,J,K…", "also how strength grows: each budget against the first one"],
        jobs: ["J", "threads (1)"],
        ledger: ["FILE", "writes down what is done; the same command then goes on where it was stopped"],
        report: ["FILE.html", "where to write the page (lab-<game>.html)"],
      },
      examples: ["banquise lab blueprints --seats 3 --games 2000 --budgets 10,40,160 --jobs 2"],
    },
    replay: {
      summary: "tells an exported game step by step",
      about: ["Tells what happened, with the rule behind it. Nothing is hidden unless a viewer is chosen."],
      flags: {
        at: ["N", "shows the table as it was after step N (0: the setup)"],
        viewer: ["SEAT", "with the eyes of one seat, counted from 0, or of a spectator (none)"],
      },
      examples: ["banquise replay game.json", "banquise replay game.json --at 12 --viewer 0"],
    },
    check: {
      summary: "verifies an exported game completely",
      about: [
        "Verifies that the secret is the one committed to before the first move, that every die and card follows from it,",
        "that every move was legal, every recorded state is right, and the result is what the moves lead to.",
      ],
      flags: {},
      examples: ["banquise check game.json"],
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
  },
  commonFlags: {
    json: ["", "the answer as JSON, for programs"],
    lang: ["fr|en", "language (by default that of the environment)"],
    help: ["", "this help (-h)"],
  },

  problems: {
    unknownFlag: (flag) => `there is no option ${flag}`,
    needsValue: (flag) => `${flag} needs a value`,
    takesNoValue: (flag) => `${flag} takes no value`,
    notAnInteger: (flag) => `${flag} must be a whole number, 0 or more`,
    missingArgument: (argument) => `<${argument}> is missing`,
    extraArgument: (argument) => `“${argument}” is one argument too many`,
    unknownCommand: (name) => `there is no command “${name}”`,
    unknownLanguage: (name) => `“${name}” is not a language of this program: fr or en`,
    unknownGame: (id, known) => `there is no game “${id}”; there are: ${known}`,
    badSeats: (min, max) => `this game has from ${min} to ${max} seats`,
    badOption: (name, known) => `“${name}” is not a variant of this game; there are: ${known}`,
    unknownBot: (id, known) => `there is no bot “${id}”; there are: ${known}`,
    botCount: (seats) => `at least ${seats} ${seats === 1 ? "bot is" : "bots are"} needed here: --bots a,b`,
    badEntrant: (entrant) =>
      `“${entrant}” is not an entrant: a bot, or a bot with its iterations (greedy@50)`,
    badBudgets: "--budgets is a list of numbers of iterations: 50,200,800",
    unknownCheck: (mode) => `--check is “full” or “invariants”, not “${mode}”`,
    atLeastOne: (flag) => `${flag} must be at least 1`,
    unreadable: (path) => `“${path}” cannot be read`,
    unwritable: (path) => `“${path}” cannot be written`,
    noSuchStep: (last) => `this game has the steps 0 to ${last}`,
    noSuchSeat: (seats) => `this game has the seats 0 to ${seats - 1}`,
    noSuchRule: (id) => `there is no rule “${id}”`,
    noServer: {
      address: (address, reason) => `cannot listen at ${address} (${reason})`,
      data: (path, reason) => `“${path}” cannot be used as the database (${reason})`,
      inUse: (path) => `another server is running on “${path}”: stop it first, or choose another file`,
      setting: (name, expected) =>
        `the environment variable ${name} has a value that means nothing (expected: ${expected})`,
    },
    unknownLog: (known) => `--log is one of: ${known}`,
    noTerminal: "play is a conversation: it has no JSON form",
  },

  sim: {
    games: (games, moves, seconds) => `${games} games, ${moves} moves in ${seconds} s`,
    speed: (games, moves) => `${games} games/s, ${moves} moves/s`,
    columns: ["seat", "mean score", "wins"],
    allHeld: (mode) => `All checks held (${mode}).`,
    violations: (count) => `Violations: ${count}`,
  },
  arena: {
    columns: ["bot", "games", "wins", "win rate", "95 % interval", "mean score"],
    rating: "rating",
    report: {
      title: (game) => `${game}: tournament of bots`,
      wins: "Victories",
      winsAbout:
        "Share of the games won, with its 95 % interval (Wilson). The dashed line is what equals would win.",
      ratings: "Ratings",
      ratingsAbout:
        "openskill (Plackett-Luce), in the order of the games, with the 95 % interval. All begin at 25.",
      encounters: "One against one",
      encountersAbout:
        "How often the bot of the row stood higher than the bot of the column; equal ranks count half.",
      scores: "Scores",
      scoresAbout: "How often each final score occurred. The dashed line is the mean.",
      lengths: "Length",
      lengthsAbout: "Moves in a game, of all seats together.",
    },
  },
  lab: {
    actor: "The player",
    other: "somebody else",
    report: {
      title: (game) => `${game}: laboratory`,
      mean: (value) => `mean ${value}`,
      seats: "Victories by seat",
      seatsAbout:
        "Share of the games won from each seat, with its 95 % interval. The dashed line is an even share.",
      scores: "Scores",
      scoresAbout: "How often each final score occurred, seat by seat. The dashed line is the mean.",
      lengths: "Length and width",
      lengthsAbout: "How many moves a game has, and among how many a player chooses.",
      moves: "Moves in a game",
      widths: "Legal moves in a decision",
      bots: "Victories by bot",
      botsAbout: "Share of the games won by each bot, seats rotated.",
      lines: "Where points come from",
      linesAbout:
        "Points of each line of the score: for everybody, for winners, and how they go with winning.",
      lineColumns: ["line", "mean points", "of winners", "correlation"],
      actions: "Kinds of moves",
      actionsAbout: "How often each kind of move was played, and how that goes with winning.",
      choices: "Choices",
      choicesAbout: (most) => `The ${most} most frequent choices, as players read them.`,
      happenings: "What happened",
      happeningsAbout: (most) => `The ${most} most frequent things that players brought about.`,
      columns: ["what", "per game", "taken when offered", "wins of those who did", "correlation"],
      strength: "Strength and thinking",
      strengthAbout: "The first bot with more and more iterations against the others with the fewest.",
      iterations: (count) => `${count} iterations`,
    },
  },
  check: {
    verified: (game, moves) =>
      `Verified: ${game}, ${moves} steps. The dice are those committed to, every step is legal, the result is right.`,
    problem: {
      notAnExport: "This is not a complete export of a game.",
      otherGame: "This export is of a game that is not known here.",
      otherVersion:
        "This game was played by another version of the rules; it cannot be verified with this one.",
      badConfig: "The number of seats or the variants are not possible in this game.",
      badSecret: "The secret behind the dice is missing or damaged.",
      commitmentMismatch:
        "The dice were exchanged: the secret is not the one committed to before the first move.",
      badNonces: "The contributions of the seats to chance are missing or damaged.",
      badEntry: "This is not a move of this game.",
      refusedEntry: "The rules do not allow this step.",
      hashMismatch:
        "The recorded state is not the one that the steps and the dice lead to: one of them was altered.",
      notOver: "The game is not over: the end is missing.",
      wrongResult: "The recorded points or ranks are not what the moves lead to.",
    },
    atEntry: (entry) => `step ${entry}`,
    atSetup: "setup",
    notJson: "This file is not JSON.",
  },
  replay: {
    setup: "Setup",
    undone: "takes the last move back",
    result: "Result",
  },
  play: {
    welcome: (game, name, rivals) => `${game}. You are ${name}, against ${rivals}.`,
    keys: "(number · u undo · h hint · b table · ? help · q quit)",
    help: [
      "Answer with the number of a move.",
      "u  takes your last move back, if nothing was rolled, drawn or seen since",
      "h  asks greedy what it would play, knowing what you know",
      "b  shows the table again",
      "q  leaves",
    ],
    hint: (number, move) => `Hint: ${number}. ${move}`,
    notUnderstood: (last) => `Please answer with a number from 1 to ${last}, or ? for help.`,
    undone: "Taken back.",
    over: "The game is over.",
    saved: (path) => `Saved: ${path}`,
    left: "You left the game.",
    guest: "Puffin",
  },
  botFault: {
    noMove: (bot, answer) => `${bot} answered “${answer}”, which is not a move.`,
    illegal: (bot, move) => `${bot} played “${move}”, which is not legal.`,
    notFinite: (bot, what) => `${bot} cannot decide: the game's evaluation gives no number (${what}).`,
    threw: (bot, message) => `${bot} failed: ${message}.`,
    where: (game, seat, at) =>
      at === null
        ? `It was in ${game}, at seat ${seat}.`
        : `It was in ${game}, at seat ${seat}: seed ${at.seed}, game ${at.game + 1}, move ${at.move}.`,
  },
  refusals: {
    staleVersion: "something else happened before",
    gameOver: "the game was over",
    notYourTurn: "it was another seat's turn",
    malformedMove: "no such move exists",
    illegalMove: "the move was not legal",
    nothingToUndo: "there is no move of this seat to take back",
    undoBarrier: "what was rolled, drawn or seen cannot be taken back",
  },
  seat: (seat) => `Seat ${seat}`,
  place: (rank) => `${rank}${["th", "st", "nd", "rd"][rank > 3 ? 0 : rank]}`,
  points: (points) => (Math.abs(points) === 1 ? `${points} point` : `${points} points`),
  setting: (games, seats, seed, version) =>
    `${games} games · ${seats} ${seats === 1 ? "seat" : "seats"} · seed ${seed} · rules version ${version}`,
  written: (path) => `Written: ${path}`,
  serving: (url) => `Banquise is open: ${url} (Ctrl+C to stop)`,
};
