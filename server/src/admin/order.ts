import { Order, type Target, type Wish } from "../order/order.ts";
import type { Evidence } from "../order/reports.ts";
import type { Refused } from "../problems.ts";
import type { StoredAct } from "../storage/operator-store.ts";
import type { StoredReport } from "../storage/report-store.ts";
import type { Sanction } from "../storage/talk-schema.ts";
import { type Opened, type Place, withStore } from "./opening.ts";

/** Rows at a time. */
const MANY = 1_000;

/** A complaint as an operator reads it. */
export interface ShownReport
  extends Omit<StoredReport, "evidence" | "reporter_id" | "reported_id" | "closed_by"> {
  readonly evidence: Evidence;
}

/** An act as an operator reads it. */
export interface ShownAct extends Omit<StoredAct, "about" | "operator_id"> {
  readonly about: Readonly<Record<string, unknown>>;
}

/** Lets an account keep order, or not any more; who does then. */
export function appoint(place: Place, name: string, on: boolean): Promise<readonly string[] | Refused> {
  return keeping(
    place,
    async (order, { store }) => (await order.appoint(name, on)) ?? store.operators.names(),
  );
}

export const operators = (place: Place): Promise<readonly string[]> =>
  keeping(place, (_order, { store }) => store.operators.names());

export function reports(place: Place, closed: boolean): Promise<ShownReport[]> {
  return keeping(place, async (order) => {
    const found = await order.reports(closed, MANY);
    return found.map(({ evidence, reporter_id, reported_id, closed_by, ...report }) => ({
      ...report,
      evidence: JSON.parse(evidence) as Evidence,
    }));
  });
}

export const closeReport = (place: Place, id: string, note: string): Promise<Refused | null> =>
  keeping(place, (order) => order.close(null, id, note));

/** Servers hear of it within a second or two. */
export const impose = (place: Place, wish: Wish): Promise<string | Refused> =>
  keeping(place, (order) => order.impose(null, wish));

export const lift = (place: Place, kind: Sanction, target: Target): Promise<number | Refused> =>
  keeping(place, (order) => order.lift(null, { kind, target }));

export function audit(place: Place): Promise<ShownAct[]> {
  return keeping(place, async (order) =>
    (await order.acts(null, MANY)).map(({ about, operator_id, ...act }) => ({
      ...act,
      about: JSON.parse(about) as Record<string, unknown>,
    })),
  );
}

/** Notes what was done at the command line. */
export const noteAct = ({ store, now }: Opened, act: string, about: Readonly<Record<string, unknown>>) =>
  new Order(store, now).note(null, act, about);

/** Nothing here is kept in the memory of a server that runs on the same file: it need not be stopped. */
function keeping<T>(place: Place, work: (order: Order, opened: Opened) => Promise<T>): Promise<T> {
  return withStore(place, { change: false }, (opened) => work(new Order(opened.store, opened.now), opened));
}
