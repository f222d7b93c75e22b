/** The danger panel: every way to lose as its track, with the steps that are left. */
import { at } from "@banquise/engine";
import { tip } from "@banquise/ui";
import { SCENARIOS } from "../content/scenarios.ts";
import { DISCONTENT, HOPE } from "../data.ts";
import { table as places } from "../places.ts";
import type { State } from "../state.ts";
import { DANGER_RULES, DANGER_SIGNS } from "./danger-signs.ts";
import { type Danger, dangersOf } from "./dangers.ts";
import "./dangers.css";
import type { PanelWords } from "../strings/en/panels.ts";
import { Sign } from "./signs.tsx";
import { Tokens } from "./tokens.tsx";

interface DangersProps {
  readonly view: State;
  readonly words: PanelWords;
  readonly openRule: (rule: string) => void;
}

export function Dangers({ view, words, openRule }: DangersProps) {
  const scenario = SCENARIOS[view.scenario];
  return (
    <div class="lg-dangers">
      {scenario && (
        <p class="lg-objective" data-place={places.at("danger", "objective")}>
          <Sign name="star" />
          <span>
            {words.names.card(scenario.id).objective}
            {Object.keys(scenario.counters ?? {}).map((id) => (
              <span key={id} class="lg-counter">
                <Sign name={id === "seeds" ? "seed" : "wall"} /> {words.counter(id)}{" "}
                <b>{at(view.counters, words.counterIndex(id))}</b>
              </span>
            ))}
          </span>
        </p>
      )}
      <ul>
        {dangersOf(view).map((danger) => (
          <li
            key={danger.name}
            class={`lg-danger lg-danger-${danger.level}`}
            data-place={places.at("danger", danger.name)}
          >
            <button
              type="button"
              class="lg-danger-name"
              {...tip(words.dangers[danger.name].rule, DANGER_RULES[danger.name])}
              onClick={() => openRule(DANGER_RULES[danger.name])}
            >
              <Sign name={DANGER_SIGNS[danger.name]} size={1.3} />
              {words.dangers[danger.name].name}
            </button>
            <Track view={view} danger={danger} words={words} />
            <span class="lg-danger-left">
              {words.dangers[danger.name].left(danger.left, view.overheated === 1)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TrackProps {
  readonly view: State;
  readonly danger: Danger;
  readonly words: PanelWords;
}

function Track({ view, danger, words }: TrackProps) {
  const { name, now, end } = danger;
  if (name === "hope" || name === "discontent")
    return <Tokens view={view} track={name === "hope" ? HOPE : DISCONTENT} words={words} />;
  if (end <= 14)
    return (
      <span class="lg-pips" role="img" aria-label={words.of(now, end)}>
        {Array.from({ length: end }, (_, i) => (
          <i key={i} class={i < now ? "lg-pip-full" : i === end - 1 ? "lg-pip-last" : ""} />
        ))}
      </span>
    );
  return (
    <span class="lg-bar" role="img" aria-label={words.of(now, end)}>
      <i style={{ width: `${Math.min(100, (100 * now) / end)}%` }} />
      <b aria-hidden="true">
        {now}/{end}
      </b>
    </span>
  );
}
