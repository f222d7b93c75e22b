/** The days: which round it is, which phase, and what is known to wait on the rounds to come. */
import { at, type Place, type Seat } from "@banquise/engine";
import { SeatMark, tip } from "@banquise/ui";
import { SCENARIOS } from "../content/scenarios.ts";
import { EVENTS } from "../data.ts";
import { ACTION, ENDED, NIGHT } from "../phases.ts";
import { table as places } from "../places.ts";
import type { State } from "../state.ts";
import "./days.css";
import { Sign, type SignName } from "./signs.tsx";
import type { Words } from "./words.tsx";

interface DaysProps {
  readonly view: State;
  readonly words: Words;
  readonly name: (seat: Seat) => string;
}

const PHASE_SIGNS: readonly SignName[] = [
  "morning",
  "card",
  "heat",
  "storm",
  "person",
  "build",
  "dusk",
  "hunger",
  "night",
];

interface Mark {
  readonly sign: SignName;
  readonly text: string;
  readonly tone: string;
  readonly place?: Place;
}

/** What lies on the Round track. */
function marksOf({ view, words }: DaysProps): Map<number, Mark[]> {
  const marks = new Map<number, Mark[]>();
  const put = (round: number, mark: Mark): void => {
    marks.set(round, [...(marks.get(round) ?? []), mark]);
  };
  const scenario = SCENARIOS[view.scenario];
  for (const { round } of scenario?.triggers ?? [])
    if (round > view.round) put(round, { sign: "star", text: words.triggerAt(round), tone: "plain" });
  if (view.storm > 0)
    put(view.storm, {
      sign: "storm",
      text: words.stormAt(view.storm),
      tone: "bad",
      place: places.at("day", "storm"),
    });
  if (view.developing > 0)
    put(view.developedAt, {
      sign: "tech",
      text: words.technologyAt(words.names.technology(view.developing - 1), view.developedAt),
      tone: "good",
    });
  for (const code of view.events) {
    const event = EVENTS[code - 1];
    const round = at(view.eventRounds, code - 1);
    if (code > 0 && event && round > 0)
      put(round, {
        sign: "card",
        text: words.eventAt(words.names.card(event.id).name, round),
        tone: "plain",
      });
  }
  return marks;
}

export function Days(props: DaysProps) {
  const { view, words, name } = props;
  const rounds = SCENARIOS[view.scenario]?.rounds ?? 15;
  const marks = marksOf(props);
  const beyond = [...marks].filter(([round]) => round > rounds).flatMap(([, some]) => some);
  const open = view.openWeather === 1 ? [...view.weatherOpen].filter((code) => code > 0) : [];
  return (
    <section class="lg-days" aria-label={words.days}>
      <p class="lg-day" data-place={places.at("day", "round")}>
        <b>{words.day(view.round, rounds)}</b>
        <span>{words.phases[Math.min(view.phase, ENDED)]}</span>
      </p>
      <ol class="lg-rounds">
        {Array.from({ length: rounds }, (_, i) => i + 1).map((round) => (
          <li
            key={round}
            class={`${round < view.round ? "lg-round-past" : ""} ${round === view.round ? "lg-round-now" : ""}`}
            aria-current={round === view.round ? "step" : undefined}
            {...tip(words.day(round, rounds), "GEN-13.8")}
          >
            <b>{round}</b>
            {(marks.get(round) ?? []).map(({ sign, text, tone, place }) => (
              <span key={text} class={`lg-tone-${tone}`} {...tip(text)} data-place={place}>
                <Sign name={sign} size={1.05} label={text} />
              </span>
            ))}
          </li>
        ))}
        {beyond.map(({ sign, text, tone, place }) => (
          <li key={text} class={`lg-round-beyond lg-tone-${tone}`} {...tip(text)} data-place={place}>
            <Sign name={sign} size={1.05} label={text} />
          </li>
        ))}
      </ol>
      <ol class="lg-phases" aria-label={words.phasesOfDay}>
        {PHASE_SIGNS.map((sign, i) => (
          <li
            key={sign}
            class={`${i + 1 === view.phase ? "lg-phase-now" : ""} ${i + 1 < view.phase ? "lg-phase-past" : ""}`}
            {...tip(words.phases[i + 1] ?? "")}
          >
            <Sign name={sign} size={1.15} label={words.phases[i + 1]} />
          </li>
        ))}
      </ol>
      <p class="lg-leader" {...tip(words.leader(name(view.leader)))}>
        <Sign name="leader" size={1.2} label={words.leader(name(view.leader))} />
        <SeatMark seat={view.leader} size={1.3} />
      </p>
      {open.length > 0 && view.phase >= ACTION && view.phase <= NIGHT && (
        <p class="lg-sky" data-place={places.at("day", "weather")}>
          {words.sky} {open.map((code) => words.names.weather(code - 1)).join(", ")}
        </p>
      )}
    </section>
  );
}
