/** What happened lately: told in lines, and marked on the board. */
import type { Place, Seat, Step } from "@banquise/engine";
import type { PlaceMark } from "@banquise/ui";
import { computed, type ReadonlySignal } from "@preact/signals";
import type { TableSession } from "../sessions/session.ts";
import { lastTurns, type Turn, turnsOf, turnsSince } from "./turns.ts";

/** A turn in words. */
export interface ToldTurn {
  readonly seat: Seat | null;
  readonly words: string;
  readonly places: readonly Place[];
}

export interface Recent {
  /** What the others did since the viewer's last turn. */
  readonly since: ReadonlySignal<readonly ToldTurn[]>;
  /** Where each seat did something in its last turn. */
  readonly marks: ReadonlySignal<readonly PlaceMark[]>;
}

/** Who knows the log, and how to put it into words. */
interface Teller {
  readonly session: Pick<TableSession, "moment" | "game">;
  readonly board: { readonly marked?: readonly string[] };
  /** From this step on the board tells what happened, and nothing else does. */
  readonly untoldFrom: number;
  lines(step: Step): readonly { readonly text: string; readonly places: readonly Place[] }[];
}

/** A turn is marked where it went last: more would be noise. */
const MARKS_A_TURN = 3;

export function recentOf(teller: Teller): Recent {
  const { moment, game } = teller.session;
  const turns = computed(() => turnsOf(moment.value.log.filter((step) => step.version < teller.untoldFrom)));
  const told = ({ seat, steps }: Turn): readonly ToldTurn[] => {
    const lines = steps.flatMap((step) => teller.lines(step));
    const words = lines.map(({ text }) => text).join(" ");
    return words === "" ? [] : [{ seat, words, places: lines.flatMap(({ places }) => places) }];
  };
  const marked = ({ seat, steps }: Turn): readonly PlaceMark[] => {
    if (seat === null) return [];
    const places = steps
      .flatMap(({ events }) => events.flatMap((event) => game.places.ofEvent(event)))
      .filter((place) => teller.board.marked?.includes(place.slice(0, place.indexOf("."))));
    return [...new Set(places)].slice(-MARKS_A_TURN).map((place) => ({ place, seat }));
  };
  return {
    since: computed(() => turnsSince(turns.value, moment.value.viewer).flatMap(told)),
    marks: computed(() => lastTurns(turns.value).flatMap(marked)),
  };
}
