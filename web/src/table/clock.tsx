import type { Seat } from "@banquise/engine";
import { Icon, playSound } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { leftText } from "../parts/clock-text.ts";
import type { TableAffairs } from "../sessions/affairs.ts";
import { words } from "../strings/index.ts";
import type { TableModel } from "./model.ts";

const TICK = 250;
/** Seconds left at which whoever must decide is warned. */
const WARNINGS = [60, 30, 10] as const;
/** Milliseconds under which a clock is shown to be short. */
const SHORT = 60_000;
const VERY_SHORT = 10_000;

interface SeatClockProps {
  readonly model: TableModel;
  readonly affairs: TableAffairs;
  readonly seat: Seat;
}

/** What a seat has left to think. */
export function SeatClock({ model, affairs, seat }: SeatClockProps) {
  const now = useSignal(0);
  const runs = affairs.running === seat;
  const isMine = model.session.moment.value.viewer === seat;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      affairs.check();
      now.value++;
    }, TICK);
    return () => clearInterval(timer);
  }, [runs, affairs]);
  void now.value;
  const left = affairs.left(seat);
  useWarning(model, runs && isMine ? left : null);
  const info = affairs.seats.value[seat];
  if (left === null || info?.kind !== "person" || info.standIn !== undefined) return null;
  const { clock } = words.value;
  const text = leftText(left);
  const urgency = !runs || left > SHORT ? "" : left > VERY_SHORT ? "clock-short" : "clock-very-short";
  return (
    <span
      class={`clock ${runs ? "clock-running" : ""} ${urgency}`}
      role="timer"
      aria-label={clock.left(text)}
    >
      <Icon name="clock" />
      {text}
    </span>
  );
}

/** Says, and sounds, that there is little time left: once at each of a few moments. */
function useWarning(model: TableModel, left: number | null): void {
  const warned = useRef(Number.POSITIVE_INFINITY);
  const seconds = left === null ? Number.POSITIVE_INFINITY : Math.ceil(left / 1_000);
  useEffect(() => {
    if (seconds > WARNINGS[0]) {
      warned.current = Number.POSITIVE_INFINITY;
      return;
    }
    const due = WARNINGS.findLast((warning) => seconds <= warning && warning < warned.current);
    if (due === undefined) return;
    warned.current = due;
    playSound("hurry");
    model.said.value = words.value.clock.hurry(due);
  }, [seconds]);
}
