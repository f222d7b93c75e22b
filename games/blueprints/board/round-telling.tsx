/** The scoring of one round, told: building by building and die by die, then who ranks where and who wins what. */
import type { Seat } from "@banquise/engine";
import { Button, motionAllowed, SeatMark } from "@banquise/ui";
import { useEffect, useState } from "preact/hooks";
import { SCORE_LINES, SCORE_RULES } from "../data.ts";
import { firstSeat, type State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { buildingOf } from "./building.ts";
import { IsoBuilding } from "./iso-building.tsx";
import { LineRow } from "./line-row.tsx";
import { type Beat, beatsOf, tally } from "./telling.ts";
import { Verdict } from "./verdict.tsx";
import "./telling.css";

const REVEAL_MS = 1100;
const BEAT_MS = 800;
const REST_MS = 1600;

interface RoundTellingProps {
  readonly words: BoardWords;
  readonly view: State;
  readonly round: number;
  readonly name: (seat: Seat) => string;
  readonly openRule: (rule: string) => void;
  /** What the way on is called, and where it leads. */
  readonly goOn: string;
  readonly onDone: () => void;
}

/** One building after so many beats; past the last seat comes the verdict. */
interface Moment {
  readonly seat: Seat;
  readonly beats: readonly Beat[];
  readonly told: number;
}

/** Every moment of the story, in turn order. With motion off a building is told in one moment. */
function momentsOf(view: State, round: number, slowly: boolean): readonly Moment[] {
  const first = firstSeat(view, round);
  return Array.from({ length: view.seats }, (_, turn) => (first + turn) % view.seats).flatMap((seat) => {
    const beats = beatsOf(buildingOf(view, round, seat));
    if (!slowly) return [{ seat, beats, told: beats.length }];
    return Array.from({ length: beats.length + 1 }, (_, told) => ({ seat, beats, told }));
  });
}

export function RoundTelling({ words, view, round, name, openRule, goOn, onDone }: RoundTellingProps) {
  const [slowly] = useState(motionAllowed);
  const [moments] = useState(() => momentsOf(view, round, slowly));
  const [now, setNow] = useState(0);
  const [running, setRunning] = useState(slowly);
  const moment = moments[now];

  useEffect(() => {
    if (!running || !moment) return;
    const wait = moment.told === 0 ? REVEAL_MS : moment.told === moment.beats.length ? REST_MS : BEAT_MS;
    const timer = setTimeout(() => setNow(now + 1), wait);
    return () => clearTimeout(timer);
  }, [running, moment, now]);

  const go = (to: number): void => {
    setRunning(false);
    setNow(Math.min(Math.max(to, 0), moments.length));
  };
  const toSeat = (seat: Seat): void => go(moments.findLastIndex((some) => some.seat === seat));
  const order = [...new Set(moments.map(({ seat }) => seat))];

  return (
    <div class="bp-telling">
      <div class="bp-telling-stage">
        {moment ? (
          <TheBuilding
            words={words}
            view={view}
            round={round}
            moment={moment}
            whole={!slowly}
            name={name}
            openRule={openRule}
          />
        ) : (
          <Verdict words={words} view={view} round={round} name={name} openRule={openRule} />
        )}
      </div>
      <nav class="bp-telling-foot">
        <div class="bp-telling-seats">
          {order.map((seat) => {
            const reached = moments.findIndex((some) => some.seat === seat) <= now;
            const current = moment?.seat === seat;
            const beats = beatsOf(buildingOf(view, round, seat));
            const told = current ? (moment?.told ?? 0) : reached ? beats.length : 0;
            const sum = beats.slice(0, told).reduce((total, beat) => total + beat.points, 0);
            return (
              <button
                type="button"
                key={seat}
                class={`bp-telling-seat ${current ? "bp-telling-current" : ""}`}
                aria-current={current}
                onClick={() => toSeat(seat)}
              >
                <SeatMark seat={seat} size={1.3} />
                <span>{name(seat)}</span>
                <b>{reached ? sum : "·"}</b>
              </button>
            );
          })}
        </div>
        <div class="bp-telling-tools">
          <Button
            size="small"
            icon="stepBack"
            label={words.previous}
            disabled={now === 0}
            onClick={() => go(now - 1)}
          />
          {slowly && moment && (
            <Button
              size="small"
              icon={running ? "pause" : "play"}
              label={running ? words.pauseStory : words.playStory}
              onClick={() => setRunning(!running)}
            />
          )}
          {moment && (
            <Button size="small" icon="stepForward" label={words.next} onClick={() => go(now + 1)} />
          )}
          {moment ? (
            <Button size="small" onClick={() => go(moments.length)}>
              {words.toVerdict}
            </Button>
          ) : (
            <Button size="small" look="primary" onClick={onDone}>
              {goOn}
            </Button>
          )}
        </div>
      </nav>
    </div>
  );
}

interface TheBuildingProps extends Pick<RoundTellingProps, "words" | "view" | "round" | "name" | "openRule"> {
  readonly moment: Moment;
  /** Nothing in particular is lit: the building is told in one go. */
  readonly whole: boolean;
}

function TheBuilding({ words, view, round, moment, whole, name, openRule }: TheBuildingProps) {
  const { seat, beats, told } = moment;
  const building = buildingOf(view, round, seat);
  const sums = tally(beats, told);
  const beat = whole ? undefined : beats[told - 1];
  const total = beats.slice(0, told).reduce((sum, { points }) => sum + points, 0);
  return (
    <div class="bp-scene" key={seat}>
      <div class="bp-scene-paper">
        <header data-seat={seat}>
          <SeatMark seat={seat} size={1.5} />
          <h3>{name(seat)}</h3>
        </header>
        <IsoBuilding
          building={building}
          quarter={0}
          lit={beat?.cells ?? []}
          label={words.buildingOf(name(seat))}
        />
        {beat && (
          <output class={`bp-flash ${beat.points === 0 ? "bp-flash-none" : ""}`} key={told}>
            <span>{words.why[beat.line](beat.points, beat.count)}</span>
            <b>+{beat.points}</b>
          </output>
        )}
      </div>
      <ol class="bp-lines">
        {SCORE_LINES.map((key) => (
          <LineRow
            key={key}
            words={words}
            line={key}
            points={sums[key]}
            now={beat?.line === key}
            last={told >= beats.length}
            openRule={() => openRule(SCORE_RULES[key])}
          />
        ))}
        <li class="bp-line bp-line-total">
          <span>{words.total}</span>
          <b>{total}</b>
        </li>
      </ol>
    </div>
  );
}
