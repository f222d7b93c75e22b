import { describe, expect, test } from "vitest";
import { secretFromSeed } from "../chance.ts";
import type { Move } from "../moves.ts";
import { Table } from "../table.ts";
import { type ToyState, toy, toyMoves } from "../testing/toy.ts";
import { checkLesson } from "./check-lesson.ts";
import type { Do, Lesson, LessonStep, Wording } from "./lesson.ts";
import { LessonRun } from "./lesson-run.ts";

const say = (text: string): Wording => ({ en: `${text}.`, fr: `${text}.` });

const position = (): ToyState =>
  new Table(toy, { seats: 2, options: {} }, { secret: secretFromSeed(7), nonces: ["", ""] }).state;

const move = (printed: string): Move => {
  const found = Array.from({ length: toyMoves.size }, (_, code) => code).find(
    (code) => toyMoves.print(code) === printed,
  );
  if (found === undefined) throw new Error(`there is no ${printed}`);
  return found;
};

const pointsOf = (run: LessonRun<ToyState>): number => run.table.state.points[0] ?? 0;

/** Two moves that make exactly 4 points. */
const FOUR: Do<ToyState> = {
  do: say("Make four points"),
  until: ({ after }) => after.points[0] === 4,
  onTheWay: ({ move: printed, after }) => printed.startsWith("score") && (after.points[0] ?? 0) < 4,
  asks: [{ when: (s) => (s.points[0] ?? 0) > 0, says: say("And the rest"), lit: ["seat.1"] }],
  wrong: [
    { when: "pass", says: say("That ends your turn") },
    { when: ({ after }) => (after.points[0] ?? 0) > 4, says: say("Too many"), fromStart: true },
  ],
  otherwise: say("Not that"),
  done: say("Four"),
};

const ROLL: Do<ToyState> = {
  do: say("Roll a six"),
  until: "roll",
  draws: ({ events }) => events.some(({ data }) => data.points === 6),
  otherwise: say("Roll"),
  done: say("A six"),
};

const STEPS: readonly LessonStep<ToyState>[] = [
  { position, say: say("A toy"), lit: ["seat.0"], rules: ["TOY-1.1"] },
  FOUR,
  {
    try: say("Peek at yourself"),
    rule: "TOY-1.2",
    moves: ["peek 0"],
    done: say("Not at yourself"),
    otherwise: say("That is allowed"),
  },
  ROLL,
  { watch: say("You pass, then the other one does"), moves: ["pass", "score 3", "pass"] },
  {
    choose: say("Who leads"),
    answers: [
      { says: say("I do"), reason: say("Ten against three"), right: true },
      { says: say("They do"), reason: say("Count again") },
    ],
  },
  {
    count: say("Points"),
    lines: (s) => [0, 1].map((seat) => ({ says: say(`Seat ${seat}`), points: s.points[seat] ?? 0 })),
  },
];

const lesson = (...steps: readonly LessonStep<ToyState>[]): Lesson<ToyState> => ({ seats: 2, steps });
const LESSON = lesson(...STEPS);
const isRule = (): boolean => true;
const complaintsOf = (...steps: readonly LessonStep<ToyState>[]): readonly string[] =>
  checkLesson(toy, lesson(...steps), isRule).complaints;

describe("a lesson that is taken", () => {
  test("says its steps one after the other, and lights what it speaks of", () => {
    const run = new LessonRun(toy, LESSON);
    expect([run.phase, run.says?.en, run.lit, run.rules]).toEqual([
      "said",
      "A toy.",
      ["seat.0"],
      ["TOY-1.1"],
    ]);
    run.next();
    expect([run.phase, run.playing, run.says?.en]).toEqual(["asked", true, "Make four points."]);
    run.next();
    expect(run.at).toBe(1);
  });

  test("accepts every way to the end of a task, and asks each question in its own words", () => {
    const run = new LessonRun(toy, LESSON, 1);
    expect(run.play(move("score 1"))).toBeNull();
    expect([run.phase, run.says?.en, run.lit]).toEqual(["asked", "And the rest.", ["seat.1"]]);
    run.play(move("score 3"));
    expect([run.phase, run.says?.en, pointsOf(run)]).toEqual(["done", "Four.", 4]);
    run.next();
    expect(run.at).toBe(2);
  });

  test("answers what it did not want, shows it, and takes it back", () => {
    const run = new LessonRun(toy, LESSON, 1);
    run.play(move("score 2"));
    run.play(move("pass"));
    expect([run.phase, run.says?.en, run.table.actor]).toEqual(["wrong", "That ends your turn.", 1]);
    expect(run.play(move("score 1"))).toMatchObject({ refused: "notYourTurn" });
    run.retry();
    expect([run.phase, pointsOf(run), run.table.actor]).toEqual(["asked", 2, 0]);
    run.play(move("score 3"));
    expect(run.says?.en).toBe("Too many.");
    run.retry();
    expect(pointsOf(run)).toBe(0);
    run.play(move("peek 1"));
    expect(run.says?.en).toBe("Not that.");
  });

  test("takes back what was drawn, too, and draws as it wishes", () => {
    const run = new LessonRun(toy, LESSON, 1);
    run.play(move("roll"));
    expect(run.phase).toBe("wrong");
    run.retry();
    expect(pointsOf(run)).toBe(0);
    const rolled = new LessonRun(toy, LESSON, 3);
    rolled.play(move("roll"));
    expect(pointsOf(rolled)).toBe(10);
  });

  test("is content with any move that its rule forbids", () => {
    const run = new LessonRun(toy, LESSON, 2);
    expect(run.tryOut(move("score 1"))).toBe(false);
    expect(run.play(move("peek 3"))).toMatchObject({ refused: "illegalMove", rule: "TOY-1.2" });
    expect(run.tryOut(move("peek 3"))).toBe(true);
    expect([run.phase, run.says?.en, run.rules]).toEqual(["done", "Not at yourself.", ["TOY-1.2"]]);
  });

  test("plays what is to be watched", () => {
    const run = new LessonRun(toy, LESSON, 4);
    expect([run.watch(), run.table.actor]).toEqual([true, 1]);
    run.next();
    expect([run.at, run.table.state.points[1], run.table.actor]).toEqual([5, 3, 0]);
  });

  test("gives a reason for each answer and lets one choose again", () => {
    const run = new LessonRun(toy, LESSON, 5);
    run.choose(1);
    expect([run.phase, run.says?.en]).toEqual(["wrong", "Count again."]);
    run.next();
    expect(run.at).toBe(5);
    run.choose(0);
    expect([run.phase, run.says?.en, [...run.given]]).toEqual(["done", "Ten against three.", [1, 0]]);
  });

  test("tells points line by line, then it is over", () => {
    const run = new LessonRun(toy, LESSON, 6);
    expect([run.lines.length, run.told]).toEqual([0, false]);
    run.next();
    expect([run.lines.map(({ points }) => points), run.told]).toEqual([[10], false]);
    run.next();
    expect([run.lines.length, run.told, run.over]).toEqual([2, true, false]);
    run.next();
    expect([run.over, run.step, run.says]).toEqual([true, null, null]);
  });

  test("shows a move that leads on", () => {
    const run = new LessonRun(toy, LESSON, 1);
    const way = run.wayOn();
    expect(way).not.toBeNull();
    run.play(way ?? -1);
    run.play(run.wayOn() ?? -1);
    expect(run.phase).toBe("done");
    expect(new LessonRun(toy, LESSON, 2).wayOn()).toBe(move("peek 0"));
    expect(new LessonRun(toy, LESSON).wayOn()).toBeNull();
  });
});

describe("the proof of a lesson", () => {
  test("finds nothing wrong with a good one, and counts", () => {
    expect(checkLesson(toy, LESSON, isRule)).toEqual({
      steps: 7,
      decisions: 5,
      contested: 2,
      rules: ["TOY-1.1", "TOY-1.2"],
      complaints: [],
    });
  });

  const first = { position, say: say("A toy") };
  test.each<[string, RegExp, readonly LessonStep<ToyState>[]]>([
    ["begins nowhere", /no position/, [{ say: say("A toy") }]],
    [
      "asks for what cannot be done",
      /cannot be done/,
      [first, { ...FOUR, until: () => false, onTheWay: () => false, wrong: [] }],
    ],
    [
      "leads into a dead end",
      /nothing that it accepts leads on/,
      [first, { ...FOUR, onTheWay: ["score", "pass"], wrong: [] }],
    ],
    [
      "has an answer that nobody gets",
      /nobody can ever/,
      [first, { ...FOUR, wrong: [{ when: "score 9", says: say("Never") }] }],
    ],
    ["wishes for what no chance draws", /no chance draws/, [first, { ...ROLL, draws: () => false }]],
    ["asks out of turn", /not the learner's/, [first, { watch: say("Pass"), moves: ["pass"] }, ROLL]],
    [
      "lets watch what is not legal",
      /peek 0 cannot be played/,
      [first, { watch: say("Peek"), moves: ["peek 0"] }],
    ],
    [
      "tells of what does not happen",
      /does not happen/,
      [first, { watch: say("Pass"), moves: ["pass"], tells: { roll: say("A roll") } }],
    ],
    [
      "tries what is allowed",
      /peek 1: allowed instead/,
      [first, { ...(STEPS[2] as LessonStep<ToyState>), moves: ["peek 1"] } as LessonStep<ToyState>],
    ],
    ["speaks of places that are not there", /no place seat.9/, [{ ...first, lit: ["seat.9"] }]],
    [
      "says too much at once",
      /more than 2 sentences/,
      [{ position, say: { en: "One. Two. Three.", fr: "Un." } }],
    ],
    ["says nothing in a language", /nothing is said in fr/, [{ position, say: { en: "One.", fr: " " } }]],
    ["tears French marks from their words", /stands apart/, [{ position, say: { en: "Yes!", fr: "Oui !" } }]],
    [
      "has two right answers",
      /one answer is right/,
      [
        first,
        {
          choose: say("Which"),
          answers: [1, 2].map((n) => ({ says: say(`${n}`), reason: say("Yes"), right: true as const })),
        },
      ],
    ],
  ])("complains when it %s", (_, complaint, steps) => {
    expect(complaintsOf(...steps).join("\n")).toMatch(complaint);
  });

  test("complains about rules that are not there, and positions that break the game", () => {
    const broken = { ...first, position: () => ({ ...position(), turn: 99 }), rules: ["TOY-9.9" as const] };
    const strict = { ...toy, violations: (s: ToyState) => (s.turn > 50 ? ["too late"] : []) };
    expect(checkLesson(strict, lesson(broken), (rule) => rule !== "TOY-9.9").complaints).toEqual([
      "step 0: there is no rule TOY-9.9",
      "step 0: its position breaks: too late",
    ]);
  });

  test("follows every accepted way to what comes next", () => {
    const free: Do<ToyState> = { ...FOUR, until: "score", wrong: [], onTheWay: [] };
    const narrow: LessonStep<ToyState> = {
      count: say("Points"),
      lines: (s) => (s.points[0] === 2 ? [] : [{ says: say("Some"), points: s.points[0] ?? 0 }]),
    };
    expect(complaintsOf(first, free, narrow)).toEqual(["step 2: there is nothing to count"]);
  });
});
