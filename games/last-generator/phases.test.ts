/** Whole phases of the round, played by the engine and by a second reading of the rules (`oracle/`) in many cities. */
import { type Context, Random } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { withBit, withoutBit } from "./bits.ts";
import { slotNamed } from "./compile/modifiers.ts";
import { WEATHER as WEATHER_CARDS } from "./content/weather.ts";
import { DUSK_IDS, LAW_IDS, MORNING_IDS } from "./data.ts";
import { carryOut } from "./oracle/effects.ts";
import { type Model, read } from "./oracle/model.ts";
import { type Answer, Oracle } from "./oracle/oracle.ts";
import {
  dawn,
  dusk,
  generator,
  hunger,
  morning,
  muster,
  night,
  preparation,
  weather,
} from "./oracle/phases.ts";
import { answerAll } from "./oracle/play.ts";
import { someCity } from "./oracle/some-city.ts";
import { turn } from "./oracle/turns.ts";
import {
  ACTION,
  DAWN,
  DUSK,
  GENERATOR,
  HUNGER,
  NIGHT,
  PREPARATION,
  STEP,
  STEP_PHASE,
  type StepName,
  WEATHER,
} from "./phases.ts";
import { QUESTION } from "./questions.ts";
import { run } from "./rules/run.ts";
import type { State } from "./state.ts";

const CITIES = 120;
const TURNS = 500;
/** For each card. */
const WEATHER_CITIES = 30;

/** Plays from a step to the beginning of the phase `next`, or until it is over, and compares what the table was then. */
function follows(
  s: State,
  step: StepName,
  next: number,
  story: (o: Oracle) => void,
  seed: number,
  isOver: (answers: number) => boolean,
  inAction: boolean,
): readonly Answer[] {
  s.step = STEP[step];
  s.phase = STEP_PHASE[s.step] ?? 0;
  s.cursor = 0;
  s.ask = 0;
  const oracle = new Oracle(read(s), Random.of(seed), carryOut);
  oracle.inAction = inAction;
  let reached: Model | null = null;
  const context: Context = {
    random: Random.of(seed),
    emit({ type, data }) {
      if (type === "phaseBegun" && data.phase === next) reached ??= read(s);
    },
  };
  const over = (answers: number): boolean => reached !== null || s.outcome !== 0 || isOver(answers);
  run(s, context);
  const answers = answerAll(s, context, Random.of(seed + 1), over);
  oracle.tell(story, answers);
  if (oracle.m.lost) expect([seed, oracle.m.lost]).toEqual([seed, read(s).lost]);
  else expect([seed, oracle.m]).toEqual([seed, reached ?? read(s)]);
  return answers;
}

/** A whole phase, in many cities. */
function plays(
  step: StepName,
  next: number,
  story: (o: Oracle) => void,
  change: (s: State) => void = () => {},
  cities = CITIES,
): void {
  for (let seed = 0; seed < cities; seed++) {
    const s = someCity(seed);
    change(s);
    follows(s, step, next, story, seed, () => s.ask === QUESTION.turn, false);
  }
}

/** What a turn can be made of. */
const TURN_VERBS = [
  ...["feedOne", "callOfDuty", "actMeeple", "pass", "actKind", "gatherAt", "useAt", "deploy", "doSpecial"],
  ...["chooseOption", "playCitizen", "playNoCitizen", "construct", "upgrade", "dismantle", "buildAt", "stop"],
  ...["chooseSlot", "recallFrom", "chooseType", "activateToken"],
];

describe("every phase", () => {
  test("GEN-5.1 GEN-5.2 GEN-5.3 GEN-5.4 GEN-23.4 · Dawn", () => {
    plays("dawn", DAWN + 1, dawn, (s) => {
      // Something is due more often than not.
      if (s.developing > 0 && s.pressure % 2 === 0) s.developedAt = s.round + 1;
    });
  });

  test("GEN-6.1 GEN-6.2 GEN-6.3 · Morning", () => {
    plays("morning", GENERATOR, morning, (s) => {
      s.morningDeck = 0;
      for (let card = s.round; card < MORNING_IDS.length; card += 3)
        s.morningDeck = withBit(s.morningDeck, card);
      s.events.fill(0);
      s.eventRounds.fill(0);
    });
  });

  test("GEN-7.1 GEN-7.2 GEN-7.3 GEN-7.4 GEN-7.5 · Generator", () => {
    plays("generatorFeed", WEATHER, generator);
  });

  test.each(WEATHER_CARDS.map((card, index) => [card.id, card, index] as const))(
    "GEN-8.1 GEN-8.2 GEN-8.3 GEN-8.4 GEN-8.5 GEN-8.6 · Weather, card %s",
    (_, card, index) => {
      plays(
        "weather",
        PREPARATION,
        (o) => weather(o, card),
        (s) => {
          s.weatherDeck = 1 << index;
          s.weatherLeft.fill(0);
          s.weatherLeft[card.stage - 1] = 1;
        },
        WEATHER_CITIES,
      );
    },
  );

  test("GEN-9.1 GEN-9.2 GEN-9.3 GEN-9.4 GEN-9.5 · Preparation", () => {
    plays("prepare", ACTION, preparation, (s) => {
      s.placed.fill(0);
      s.expert = 1 + (s.round % 6);
      s.callUsed = s.pressure % 2;
    });
  });

  test("GEN-10.1 GEN-10.2 GEN-10.3 · the muster of the Action phase", () => {
    plays("muster", DUSK, muster, (s) => {
      s.placed.fill(0);
      s.callUsed = 0;
    });
  });

  test("GEN-10.4 GEN-10.5 GEN-10.6 GEN-10.7 GEN-10.8 GEN-10.9 GEN-10.10 GEN-10.11 GEN-10.12 GEN-10.13 GEN-10.14 GEN-20.1 GEN-20.2 · a turn of the Action phase", () => {
    const verbs = new Set<string>();
    for (let seed = 0; seed < TURNS; seed++) {
      const s = someCity(seed);
      s.citizenPlayed = seed % 3 === 0 ? 1 : 0;
      s.callUsed = (seed >> 1) % 2;
      if (seed % 5 === 0) {
        s.modifiers[slotNamed("childWork.gather")] = 1;
        s.modifiers[slotNamed("childWork.use")] = 1;
        s.reserve[2] = 1;
      }
      const isOver = (answers: number): boolean => s.ask === QUESTION.turn && answers > 0;
      const answers = follows(s, "turn", DUSK, turn, seed, isOver, true);
      for (const { chosen } of answers) verbs.add(chosen.split(" ")[0] ?? "");
    }
    expect(TURN_VERBS.filter((verb) => !verbs.has(verb))).toEqual([]);
  });

  test("GEN-11.1 GEN-11.2 GEN-11.3 GEN-11.4 GEN-11.5 · Dusk", () => {
    plays("duskEffects", HUNGER, dusk, (s) => {
      s.unseenConcertations &= ~1;
      const known = ["D01", "D05", "Q01", "D09", "D16"].slice(s.round % 5);
      for (const id of known) s.duskDeck = withBit(s.duskDeck, DUSK_IDS.indexOf(id));
      for (const id of known) s.duskAside = withoutBit(s.duskAside, DUSK_IDS.indexOf(id));
      if (s.round % 3 === 0) s.duskLaws = 1 << LAW_IDS.indexOf("L05");
      if (s.round % 4 === 0) [s.duskDeck, s.duskDiscard, s.duskLaws] = [0, s.duskDeck, 0];
    });
  });

  test("GEN-12.1 GEN-12.2 GEN-12.3 GEN-12.4 GEN-12.5 · Hunger", () => {
    plays("hungerSpend", NIGHT, hunger, (s) => {
      s.hunger = s.hunger % 2 === 0 ? 0 : s.hunger * 3;
    });
  });

  test("GEN-13.1 GEN-13.2 GEN-13.3 GEN-13.4 GEN-13.5 GEN-13.6 GEN-13.7 · Night", () => {
    plays("nightHome", DAWN, night, (s) => {
      for (let type = 0; type < 3; type++) s.covered[type] = Math.min(1, s.fatigue[type] ?? 0);
    });
  });
});
