/** What decides over life and death at a glance, where there is no room for the panels: heat and cold, and how far each
 *  way to lose is. */
import type { Language } from "@banquise/engine";
import { tip } from "@banquise/ui";
import { DISCONTENT, HOPE } from "../data.ts";
import { table as places } from "../places.ts";
import type { State } from "../state.ts";
import type { PanelWords } from "../strings/en/panels.ts";
import { DANGER_RULES, DANGER_SIGNS } from "./danger-signs.ts";
import { dangersOf } from "./dangers.ts";
import { Sign } from "./signs.tsx";
import { Tokens } from "./tokens.tsx";
import "./vitals.css";

export interface VitalsProps {
  readonly language: Language;
  readonly view: State;
  readonly words: PanelWords;
}

export function Vitals({ view, words }: VitalsProps) {
  const heat = words.heatTo(view.heat, view.cold);
  return (
    <ul class="lg-vitals" aria-label={words.panelNames[0]}>
      <li
        class="lg-vital-heat"
        data-place={`${places.at("boiler", "heat")} ${places.at("boiler", "cold")}`}
        {...tip(heat, "GEN-17.3")}
      >
        <Sign name="heat" size={1.2} label={heat} />
        <b>
          {view.heat}/{view.cold}
        </b>
      </li>
      {dangersOf(view).map(({ name, left, level }) => {
        const { name: called, left: say, rule } = words.dangers[name];
        const told = `${called}, ${say(left, view.overheated === 1)}`;
        return (
          <li
            key={name}
            class={`lg-vital-${level}`}
            data-place={places.at("danger", name)}
            {...tip(`${told}. ${rule}.`, DANGER_RULES[name])}
          >
            <Sign name={DANGER_SIGNS[name]} size={1.2} label={told} />
            <b>{left}</b>
            {(name === "hope" || name === "discontent") && (
              <Tokens view={view} track={name === "hope" ? HOPE : DISCONTENT} words={words} small />
            )}
          </li>
        );
      })}
    </ul>
  );
}
