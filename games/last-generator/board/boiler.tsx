/** The boiler room: the Heat track, the cube tower, the Pressure track, and the odds on request. */
import { at, type Language } from "@banquise/engine";
import { Button, Dialog, later, tip } from "@banquise/ui";
import { useState } from "preact/hooks";
import { GAP_ICONS } from "../data.ts";
import { table as places } from "../places.ts";
import { pressureSpaces } from "../rules/markers.ts";
import type { State } from "../state.ts";
import { Figure } from "./figures.tsx";
import "./boiler.css";
import type { PanelWords } from "../strings/en/panels.ts";
import { Sign } from "./signs.tsx";
import { Tower } from "./tower.tsx";

const Odds = later(async () => (await import("./odds.tsx")).Odds);

export interface BoilerProps {
  readonly view: State;
  readonly words: PanelWords;
  readonly language: Language;
  /** The heat that a choice under the pointer would give; null without one. */
  readonly considered: number | null;
}

export function BoilerRoom({ view, words, language, considered }: BoilerProps) {
  const [open, setOpen] = useState(false);
  const spaces = pressureSpaces(view);
  return (
    <section class="lg-boiler-room" aria-label={words.boilerRoom}>
      <div
        class="lg-tower"
        data-place={places.at("boiler", "tower")}
        {...tip(words.tower(view.lodged, view.drawer), "GEN-17.6")}
      >
        <svg viewBox="0 0 52 74" role="img" aria-label={words.tower(view.lodged, view.drawer)}>
          <title>{words.tower(view.lodged, view.drawer)}</title>
          <Tower lodged={view.lodged} drawer={view.drawer} />
        </svg>
        <span class="lg-tower-words" aria-hidden="true">
          {words.towerShort(view.lodged, view.drawer)}
        </span>
      </div>
      <div class="lg-gauges">
        <HeatTrack view={view} words={words} considered={considered} />
        <div
          class="lg-pressure"
          data-place={places.at("boiler", "pressure")}
          {...tip(words.pressureOf(view.pressure, spaces), "GEN-17.10")}
        >
          <span class="lg-gauge-name">
            <Sign name="pressure" size={1.2} /> {words.pressure}
          </span>
          <span
            class={`lg-pips ${view.overheated === 1 ? "lg-pips-hot" : ""}`}
            role="img"
            aria-label={words.of(view.pressure, spaces)}
          >
            {Array.from({ length: spaces }, (_, i) => (
              <i key={i} class={i < view.pressure ? "lg-pip-full" : ""} />
            ))}
          </span>
          <Button size="small" onClick={() => setOpen(true)}>
            {words.odds}
          </Button>
        </div>
      </div>
      <Dialog open={open} title={words.oddsTitle} language={language} onClose={() => setOpen(false)}>
        <Odds view={view} words={words} language={language} />
      </Dialog>
    </section>
  );
}

/** With more spaces than this the zones are told by their first letters. */
const MOST_NAMED = 9;

function HeatTrack({ view, words, considered }: Pick<BoilerProps, "view" | "words" | "considered">) {
  const { heat, cold } = view;
  const spaces = Array.from({ length: Math.max(cold + 1, 8) }, (_, space) => space);
  return (
    <div class="lg-heat">
      <ol
        class={`lg-heat-track ${spaces.length > MOST_NAMED ? "lg-heat-many" : ""}`}
        aria-label={words.heatTrack(heat, cold, Array.from(view.radius))}
        {...tip(words.heatTrack(heat, cold, Array.from(view.radius)), "GEN-17.1")}
      >
        {spaces.map((space) => {
          const levels = [0, 1, 2].filter((level) => at(view.radius, level) === space);
          const gap = space > heat && space <= cold;
          return (
            <li
              key={space}
              aria-hidden="true"
              class={`${space <= heat ? "lg-heat-on" : ""} ${gap ? "lg-heat-gap" : ""} ${
                considered !== null && space > heat && space <= considered ? "lg-heat-maybe" : ""
              } ${space > cold ? "lg-heat-beyond" : ""}`}
            >
              <b>{space}</b>
              {space === heat && (
                <span class="lg-heat-marker" data-flip="heat" data-place={places.at("boiler", "heat")}>
                  <Sign name="heat" size={1.35} />
                </span>
              )}
              {space === cold && (
                <span class="lg-cold-marker" data-flip="cold" data-place={places.at("boiler", "cold")}>
                  <Sign name="cold" size={1.35} />
                </span>
              )}
              {gap && <Figure kind={at(GAP_ICONS, space)} size={1} />}
              {levels.length > 0 && (
                <span class="lg-levels" data-place={places.at("boiler", "radius")}>
                  {levels.map((level) => (
                    <i key={level} {...tip(words.zones[level] ?? "", "GEN-17.4")}>
                      {words.zoneShort[level]?.[0]}
                      <span>{words.zoneShort[level]?.slice(1)}</span>
                    </i>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
