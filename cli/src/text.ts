import type { Fault } from "@banquise/bots";
import type { PuzzleFault } from "@banquise/bots/puzzles";
import type { CheckProblem, EntryKind, PuzzleKind, RefusalCode, TableStatus } from "@banquise/engine";
import type { ShownReport } from "@banquise/server";
import type { UsageProblem } from "./args.ts";
import type { COMMANDS, COMMON_FLAGS, CommandName } from "./declarations.ts";
import type { NoGame } from "./game-source.ts";

/** All that the command says, in one language. */
export interface CliText {
  readonly about: string;
  readonly usage: string;
  readonly commandsTitle: string;
  readonly flagsTitle: string;
  readonly commonFlagsTitle: string;
  readonly examplesTitle: string;
  readonly exitCodes: string;
  readonly moreHelp: string;
  /** Under a rule that the rulebook leaves open. */
  readonly example: (text: string) => string;
  readonly ourReading: (why: string) => string;
  readonly commands: { readonly [Name in CommandName]: CommandText<Name> };
  readonly commonFlags: { readonly [F in keyof typeof COMMON_FLAGS]: FlagText };
  readonly problems: ProblemTexts;
  readonly tryHelp: (line: string) => string;
  readonly sim: SimText;
  readonly arena: ArenaText;
  readonly lab: LabText;
  readonly puzzles: PuzzlesText;
  readonly env: EnvText;
  readonly check: CheckText;
  readonly replay: ReplayText;
  readonly play: PlayText;
  readonly botFault: BotFaultText;
  readonly refusals: Readonly<Record<RefusalCode, string>>;
  /** Something, a colon, and what is said of it. */
  readonly labelled: (label: string, words: string) => string;
  readonly seat: (seat: number) => string;
  readonly place: (rank: number) => string;
  readonly together: { readonly won: string; readonly lost: string };
  readonly players: (seats: string) => string;
  readonly minutes: (minutes: string) => string;
  readonly lessonFacts: (steps: number, decisions: number) => string;
  readonly lessonWell: string;
  readonly lessonWrong: (complaints: number) => string;
  /** A value of an option that is taken when nothing is said. */
  readonly standard: (value: string) => string;
  readonly points: (points: number) => string;
  /** Under what conditions games were played. */
  readonly setting: (games: string, seats: number, seed: number, version: number) => string;
  readonly written: (path: string) => string;
  readonly serving: (url: string) => string;
  readonly working: string;
  readonly admin: AdminText;
}

/** Why a request of a program is refused. */
export interface EnvText {
  readonly notJson: string;
  readonly notAnObject: string;
  readonly oneKey: string;
  readonly unknownRequest: (key: string) => string;
  readonly badValue: (key: string) => string;
  readonly notForOne: (key: string) => string;
  readonly tooLong: string;
  readonly notABatch: string;
  readonly batchSize: (games: number) => string;
  readonly illegalAt: (game: number) => string;
  readonly gameOver: string;
  readonly noSuchStep: (legal: number) => string;
  readonly noSuchMove: string;
  readonly illegal: string;
  readonly noSuchSeat: (seats: number) => string;
  readonly noSuchClone: string;
  readonly tooManyClones: (most: number) => string;
  readonly noSuchBot: (id: string) => string;
  readonly failed: (message: string) => string;
}

interface CommandText<Name extends CommandName> {
  /** One line. */
  readonly summary: string;
  /** Paragraphs. */
  readonly about: readonly string[];
  readonly flags: { readonly [F in keyof (typeof COMMANDS)[Name]["flags"]]: FlagText };
  readonly examples: readonly string[];
}

/** Name of the value ("" for a switch) and meaning. */
type FlagText = readonly [value: string, meaning: string];

interface ProblemTexts extends Readonly<Record<UsageProblem["problem"], (what: string) => string>> {
  readonly unknownCommand: (name: string) => string;
  readonly unknownLanguage: (name: string) => string;
  readonly unknownGame: (id: string, known: string) => string;
  /** Why a file is no game: the file, and what its author should look at. */
  readonly noGame: Readonly<Record<NoGame["why"], (file: string, detail: string) => string>>;
  readonly badBot: (words: string) => string;
  readonly recordOrLedger: string;
  readonly badSeats: (min: number, max: number) => string;
  readonly badOption: (name: string, known: string) => string;
  readonly unknownBot: (id: string, known: string) => string;
  readonly botCount: (seats: number) => string;
  readonly badEntrant: (entrant: string) => string;
  readonly badBudgets: string;
  readonly unknownCheck: (mode: string) => string;
  readonly unknownKind: (kind: string, known: string) => string;
  readonly atLeastOne: (flag: string) => string;
  readonly atMost: (flag: string, most: number) => string;
  readonly unreadable: (path: string) => string;
  readonly unwritable: (path: string) => string;
  readonly noSuchStep: (last: number) => string;
  readonly noSuchSeat: (seats: number) => string;
  readonly noSuchRule: (id: string) => string;
  readonly noTerminal: string;
  /** Why the server did not start: the address, the file or the setting that it is about, and the reason. */
  readonly noServer: Readonly<
    Record<"address" | "data" | "inUse" | "setting", (about: string, reason: string) => string>
  >;
  readonly underWay: (path: string) => string;
  readonly notUnderWay: (path: string) => string;
  readonly nothingToResume: string;
  readonly unknownThink: string;
  readonly unknownLog: (known: string) => string;
}

interface AdminText {
  readonly unknownAction: (name: string, known: string) => string;
  readonly columns: readonly [game: string, status: string, tables: string];
  readonly statuses: Readonly<Record<TableStatus, string>>;
  readonly kinds: Readonly<Record<"free" | "person" | "bot", string>>;
  readonly sessions: (count: number) => string;
  /** All decisions, and those in logs that are not packed. */
  readonly entries: (decisions: number, unpacked: number) => string;
  readonly size: (megabytes: string) => string;
  readonly exists: (path: string) => string;
  readonly typeThis: string;
  readonly backedUp: (path: string, megabytes: string) => string;
  readonly onlyCheck: string;
  readonly sound: (tables: number, tried: number) => string;
  readonly unsound: string;
  readonly unreadableTable: (id: string) => string;
  readonly badAge: string;
  readonly wouldGo: (count: number) => string;
  readonly gone: (count: number) => string;
  readonly endOrHand: string;
  readonly handTo: (bots: string) => string;
  readonly decided: (version: number) => string;
  readonly version: (version: number) => string;
  readonly lastChange: (time: string) => string;
  readonly playedBy: (bot: string) => string;
  readonly unwritable: (path: string, reason: string) => string;
  /** Why a file does not move. */
  readonly unmoved: Readonly<Record<"notPostgres" | "notFile" | "notEmpty" | "notOurs", string>>;
  readonly differs: (where: string) => string;
  readonly noRoles: string;
  readonly mayWork: (role: string) => string;
  readonly moved: string;
  readonly order: OrderText;
}

interface OrderText {
  readonly nobody: string;
  readonly noReports: string;
  readonly closed: string;
  readonly closedAt: (time: string) => string;
  readonly reasons: Readonly<Record<ShownReport["reason"], string>>;
  /** Who is reported, and by whom. */
  readonly reported: (name: string, by: string) => string;
  readonly table: (id: string) => string;
  readonly whom: string;
  readonly badSpan: string;
  readonly imposed: string;
  readonly lifted: (count: number) => string;
  readonly commandLine: string;
}

interface SimText {
  readonly games: (games: string, moves: string, seconds: string) => string;
  readonly speed: (games: string, moves: string) => string;
  readonly columns: readonly [seat: string, meanScore: string, wins: string];
  readonly allHeld: (mode: string) => string;
  readonly violations: (count: string) => string;
}

interface ArenaText {
  readonly columns: readonly [
    bot: string,
    games: string,
    wins: string,
    winRate: string,
    interval: string,
    meanScore: string,
  ];
  readonly rating: string;
  /** A bot that is held to so many iterations. */
  readonly thinking: (bot: string, iterations: string) => string;
  readonly report: {
    readonly title: (game: string) => string;
    readonly wins: string;
    readonly winsAbout: string;
    readonly ratings: string;
    readonly ratingsAbout: string;
    readonly encounters: string;
    readonly encountersAbout: string;
    readonly scores: string;
    readonly scoresAbout: string;
    readonly lengths: string;
    readonly lengthsAbout: string;
  };
}

interface LabText {
  /** Who did what happened, and somebody else. */
  readonly actor: string;
  readonly other: string;
  readonly report: {
    readonly title: (game: string) => string;
    readonly mean: (value: string) => string;
    readonly seats: string;
    readonly seatsAbout: string;
    readonly scores: string;
    readonly scoresAbout: string;
    readonly lengths: string;
    readonly lengthsAbout: string;
    readonly moves: string;
    readonly widths: string;
    readonly bots: string;
    readonly botsAbout: string;
    readonly lines: string;
    readonly linesAbout: string;
    readonly lineColumns: readonly [line: string, points: string, winners: string, correlation: string];
    readonly actions: string;
    readonly actionsAbout: string;
    readonly choices: string;
    readonly choicesAbout: (most: number) => string;
    readonly happenings: string;
    readonly happeningsAbout: (most: number) => string;
    readonly columns: readonly [
      what: string,
      perGame: string,
      taken: string,
      winRate: string,
      correlation: string,
    ];
    readonly strength: string;
    readonly strengthAbout: string;
    readonly iterations: (count: string) => string;
  };
}

interface BotFaultText extends Readonly<Record<Fault["kind"], (bot: string, detail: string) => string>> {
  readonly where: (game: string, seat: number, at: NonNullable<Fault["at"]> | null) => string;
}

interface PuzzlesText {
  readonly found: (decisions: string, games: string, held: string, kept: string) => string;
  readonly columns: readonly [id: string, kind: string, theme: string, difficulty: string];
  readonly kinds: Readonly<Record<PuzzleKind, string>>;
  readonly verified: (confirmed: number, all: number) => string;
  readonly faults: Readonly<Record<PuzzleFault, string>>;
}

interface CheckText {
  readonly verified: (game: string, moves: number) => string;
  /** Nothing is wrong, but those rules are not kept here. */
  readonly unverifiable: (rules: number) => string;
  readonly problem: Readonly<Record<CheckProblem["problem"], string>>;
  readonly atEntry: (entry: number) => string;
  readonly atSetup: string;
  readonly notJson: string;
}

interface ReplayText {
  readonly setup: string;
  readonly result: string;
  /** What a step was, when it was not a move. */
  readonly step: Readonly<
    Record<Exclude<EntryKind, "move" | "handOver" | "resign">, string> &
      Record<"handOver" | "resign", (bot: string) => string>
  >;
  /** Who decided in place of the owner of the seat. */
  readonly by: (decider: string) => string;
  readonly server: string;
  readonly person: string;
}

interface PlayText {
  /** Who sits down with whom. */
  readonly against: (game: string, name: string, rivals: string) => string;
  readonly together: (game: string, name: string, others: string) => string;
  readonly alone: (game: string, name: string) => string;
  readonly takenUp: (step: number) => string;
  readonly keys: string;
  readonly help: readonly string[];
  readonly hint: (number: number, move: string) => string;
  readonly notUnderstood: (last: number) => string;
  readonly undone: string;
  readonly over: string;
  readonly saved: (path: string) => string;
  readonly left: string;
  readonly howToResume: (command: string) => string;
  readonly notKept: (path: string) => string;
  /** Who you are until you give a name. */
  readonly guest: string;
}
