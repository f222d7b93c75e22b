/**
 * Points that fly from where they were earned to whoever earned them. Nothing waits for them. Who wants no motion sees them
 * stand beside the score for a moment.
 */
import type { Place, Seat } from "@banquise/engine";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { motionAllowed } from "./motion.ts";
import { boxOf } from "./place-marks.tsx";
import "./gains.css";

/** What an event has brought. */
export interface Gain {
  readonly amount: number;
  /** Where it was earned; null: nowhere in particular. */
  readonly from: Place | null;
  /** Whose it is now: a seat, or a place of the board where a team keeps such things. */
  readonly to: Seat | Place;
}

const RISE_MS = 1_500;
const APART_MS = 160;
const RISE_PX = 34;
/** More at a time nobody can follow. */
const MOST = 8;

/** Shows new gains, once. `root` holds the board and, marked by `data-score`, the seats. */
export function useGains(root: RefObject<HTMLElement | null>, gains: readonly Gain[]): void {
  useEffect(() => {
    const { current } = root;
    if (current === null || gains.length === 0) return;
    for (const [index, gain] of gains.slice(0, MOST).entries()) show(current, gain, index * APART_MS);
  }, [root, gains]);
}

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

const isInSight = ({ left, right, top, bottom }: DOMRect): boolean =>
  right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;

/** Where points arrive. */
function targetOf(root: HTMLElement, to: Seat | Place): DOMRect | null {
  if (typeof to === "string") return boxOf(root, to);
  const box = root.querySelector(`[data-score="${to}"]`)?.getBoundingClientRect();
  return box !== undefined && box.width > 0 ? box : null;
}

function show(root: HTMLElement, { amount, from, to }: Gain, delay: number): void {
  const target = targetOf(root, to);
  const seen = target !== null && isInSight(target) ? target : null;
  const origin = (from === null ? null : boxOf(root, from)) ?? seen;
  if (origin === null || amount === 0) return;
  const badge = document.createElement("span");
  badge.className = "gain";
  badge.setAttribute("aria-hidden", "true");
  badge.textContent = signed(amount);
  if (typeof to === "number") badge.dataset.seat = String(to);
  document.body.append(badge);
  const moves = motionAllowed();
  const at = (box: DOMRect, up = 0): string => {
    const x = Math.min(innerWidth - badge.offsetWidth, box.left + (box.width - badge.offsetWidth) / 2);
    return `${Math.max(0, x).toFixed(0)}px ${Math.max(0, box.top + box.height / 2 - badge.offsetHeight / 2 - up).toFixed(0)}px`;
  };
  const start = moves ? origin : (seen ?? origin);
  badge.style.translate = at(start);
  const still = { translate: at(start), opacity: 1 };
  const path = moves
    ? [
        { translate: at(origin), opacity: 0, scale: "0.6" },
        { translate: at(origin, RISE_PX), opacity: 1, scale: "1.15", offset: 0.3 },
        { translate: at(origin, RISE_PX), opacity: 1, scale: "1", offset: 0.55 },
        { translate: at(seen ?? origin, seen ? 0 : 2 * RISE_PX), opacity: seen ? 0.9 : 0, scale: "0.8" },
      ]
    : [still, still];
  const flight = badge.animate(path, { duration: RISE_MS, delay, fill: "backwards", easing: "ease-in-out" });
  const done = (): void => badge.remove();
  flight.finished.then(done, done);
}
