/** The 64 spaces as buttons over the picture: what is lit can be chosen. */
import { tabIndexOf, tip } from "@banquise/ui";
import type { ComponentChildren } from "preact";
import { SIZE, SPACES } from "../data.ts";
import { places } from "../places.ts";
import { CORNERS, neighbour, OUTSIDE } from "../spaces.ts";
import { signed } from "../strings/signed.ts";
import { placed } from "./picture.tsx";
import type { Outcome } from "./preview.ts";
import "./cells.css";

/** How a space shows itself. */
export interface Light {
  /** What pressing it would do, in words; null when nothing. */
  readonly does: string | null;
  /** start: something begins here. goal: one press and it is done. sail: reached by kayak. */
  readonly as: "start" | "goal" | "sail" | null;
  readonly picked: boolean;
  readonly hinted: boolean;
  /** A bear attacks here, or somebody flees from here. */
  readonly alarm: boolean;
  /** Shown because of what is pointed at: where a kayak could go. */
  readonly echo: boolean;
  /** By how much the viewer's points would change; 0 when they would not, or when nobody can tell. */
  readonly gain: Outcome;
  readonly mark?: ComponentChildren;
}

interface CellsProps {
  readonly label: string;
  readonly help: string;
  /** What is on each space, in words. */
  readonly contents: readonly string[];
  /** The rule by which the island of a space is worth what it is. */
  readonly ruleOf: (space: number) => string | undefined;
  readonly lights: readonly Light[];
  readonly press: (space: number) => void;
  readonly point: (space: number | null) => void;
  readonly letGo: () => void;
}

const MANY = 26;
const DIRECTION_KEYS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
/** From the top row to the bottom, as one reads. */
const ORDER = Array.from({ length: SPACES }, (_, i) => (SIZE - 1 - Math.floor(i / SIZE)) * SIZE + (i % SIZE));

const buttonOf = (group: EventTarget | null, space: number): HTMLElement | null =>
  group instanceof HTMLElement ? group.querySelector<HTMLElement>(`[data-space="${space}"]`) : null;

export function Cells({ label, help, contents, ruleOf, lights, press, point, letGo }: CellsProps) {
  const lit = lights.filter(({ as }) => as !== null).length;
  const anyLit = lit > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend that nobody needs here.
    <div
      class={`ig-cells ${lit > MANY ? "ig-many" : ""}`}
      role="group"
      aria-label={label}
      aria-description={help}
      data-pins="lower"
      onKeyDown={(event) => {
        if (event.key === "Escape") letGo();
        const direction = DIRECTION_KEYS.indexOf(event.key);
        const space = Number((event.target as HTMLElement).dataset.space ?? -1);
        if (direction < 0 || space < 0) return;
        event.preventDefault();
        event.stopPropagation();
        const next = neighbour(space, direction);
        if (next !== OUTSIDE) buttonOf(event.currentTarget, next)?.focus();
      }}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && point(null)}
    >
      {ORDER.map((space) => {
        const light = lights[space];
        if (!light) return null;
        const { as, does, picked, hinted, alarm, echo, gain, mark } = light;
        // With nothing to choose one may still walk over the ice with the keyboard, from its first space.
        const inReach = anyLit ? as !== null : space === CORNERS[2];
        return (
          <button
            type="button"
            key={space}
            data-space={space}
            data-place={places.at("space", space)}
            class={`ig-at ig-cell ${as === null ? "" : `ig-lit ig-as-${as}`} ${picked ? "ig-picked" : ""} ${
              hinted ? "ig-hint" : ""
            } ${alarm ? "ig-alarm" : ""} ${echo ? "ig-echo" : ""}`}
            style={placed(space)}
            tabIndex={tabIndexOf(`[data-space="${space}"]`, inReach)}
            aria-label={does === null ? contents[space] : `${contents[space]}. ${does}`}
            aria-disabled={as === null}
            {...tip(contents[space] ?? "", ruleOf(space))}
            aria-pressed={picked ? true : undefined}
            onClick={() => {
              // A finger points by its tap: one drawing for both.
              point(space);
              press(space);
            }}
            onPointerEnter={({ pointerType }) => pointerType === "mouse" && point(space)}
            onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && point(space)}
            onBlur={({ relatedTarget }) => isCell(relatedTarget) || point(null)}
          >
            {mark}
            {gain.sure !== 0 && <span class="ig-cell-gain" data-text={signed(gain.sure)} />}
            {gain.sure === 0 && gain.promised !== 0 && (
              <span
                class={`ig-cell-gain ig-cell-promise ${gain.promised < 0 ? "ig-cell-loss" : ""}`}
                data-text={signed(gain.promised)}
              />
            )}
          </button>
        );
      })}
    </div>
  );
}

/** The next cell says itself that it is looked at. */
const isCell = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(".ig-cell");
