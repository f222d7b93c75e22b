/** What the whole table plays for: round, materials in demand, awards, prizes, and what is left in the bag. */
import { at } from "@banquise/engine";
import { Icon, tip } from "@banquise/ui";
import {
  AWARD_VP,
  AWARDS,
  MATERIALS,
  type Material,
  METALS,
  type Metal,
  PRIZE_RULES,
  PRIZES,
  type Prize,
  ROUNDS,
} from "../data.ts";
import { places } from "../places.ts";
import { demandOf, isFinished, type State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import type { Survey } from "../survey.ts";
import { Die } from "./die.tsx";
import { MaterialSign } from "./die-face.tsx";
import { PRIZE_STEPS, progressOf, withinReach } from "./preview.ts";
import { Medal, PrizeSign } from "./signs.tsx";
import "./scoreboard.css";

interface ScoreboardProps {
  readonly words: BoardWords;
  readonly view: State;
  /** The viewer's building, and how many dice are still to come; null for a spectator. */
  readonly own: { readonly survey: Survey; readonly left: number } | null;
  readonly openRule: (rule: string) => void;
  readonly retell: (round: number) => void;
}

const WHICH = [0, 1] as const;

export function Scoreboard({ words, view, own, openRule, retell }: ScoreboardProps) {
  const rounds = Array.from({ length: ROUNDS }, (_, i) => i + 1);
  return (
    <section class="bp-scoreboard" aria-label={words.roundOf(view.round, ROUNDS)}>
      <div data-place={places.at("table", "round")}>
        <h3 class="bp-label">{words.round(view.round)}</h3>
        <div>
          {rounds.map((round) =>
            isFinished(view, round) ? (
              <button
                type="button"
                key={round}
                class="bp-round bp-round-done"
                aria-label={words.retell(round)}
                {...tip(words.retell(round))}
                onClick={() => retell(round)}
              >
                {round}
                <Icon name="play" size={0.6} />
              </button>
            ) : (
              <span
                key={round}
                class={`bp-round ${round === view.round ? "bp-round-now" : ""}`}
                aria-hidden="true"
                {...tip(words.roundOf(round, ROUNDS), "BLU-9.3")}
              >
                {round}
              </span>
            ),
          )}
        </div>
      </div>
      <div>
        <h3 class="bp-label">{words.inDemand}</h3>
        <div>
          {WHICH.map((which) => {
            const material = MATERIALS[demandOf(view, view.round, which)] as Material;
            const label = words.demandRank(which, words.materials[material]);
            return (
              <button
                type="button"
                key={which}
                class="bp-demand-die"
                data-place={places.at("demand", which)}
                {...tip(label, "BLU-7.1")}
                onClick={() => openRule("BLU-7.1")}
              >
                <span class="unseen">{label}</span>
                <Die look={material} value={0} size="2.1em" />
                <b aria-hidden="true">{which + 1}</b>
              </button>
            );
          })}
        </div>
      </div>
      <div class="bp-prizes">
        <h3 class="bp-label">{words.prizesTitle}</h3>
        <div>
          <span class="bp-awards">
            {(AWARDS[view.seats] ?? []).map((metal) => (
              <span
                key={metal}
                data-place={places.at("award", metal)}
                {...tip(
                  `${words.awards[METALS[metal] as Metal]}, ${words.vp(AWARD_VP[metal] ?? 0)}`,
                  "BLU-7.3",
                )}
              >
                <Medal
                  metal={metal}
                  vp={AWARD_VP[metal] ?? 0}
                  label={`${words.awards[METALS[metal] as Metal]}, ${words.vp(AWARD_VP[metal] ?? 0)}`}
                />
              </span>
            ))}
          </span>
          {PRIZES.map((kind, prize) => (
            <PrizeCard key={kind} words={words} kind={kind} prize={prize} own={own} openRule={openRule} />
          ))}
        </div>
      </div>
      <div class="bp-bag" data-flip="bag" data-place={places.at("table", "bag")}>
        <h3 class="bp-label">{words.bag}</h3>
        <ul>
          {MATERIALS.map((material, i) => {
            const count = at(view.bag, i);
            const label = words.bagCount(words.materials[material], count);
            return (
              <li key={material} {...tip(label, "BLU-13.2")}>
                <MaterialSign look={material} size={1.35} />
                <span class="unseen">{label}</span>
                <b aria-hidden="true">{count}</b>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

interface PrizeCardProps extends Pick<ScoreboardProps, "words" | "own" | "openRule"> {
  readonly kind: Prize;
  readonly prize: number;
}

function PrizeCard({ words, kind, prize, own, openRule }: PrizeCardProps) {
  const { name, asks } = words.prizes[kind];
  const need = PRIZE_STEPS[prize] ?? 0;
  const have = own ? progressOf(own.survey, prize) : 0;
  const state = !own
    ? ""
    : have >= need
      ? "bp-prize-met"
      : withinReach(own.survey, prize, own.left)
        ? ""
        : "bp-prize-gone";
  return (
    <button
      type="button"
      class={`bp-prize ${state}`}
      data-place={places.at("prize", prize)}
      {...tip(`${name}, ${asks}`, PRIZE_RULES[prize])}
      onClick={() => openRule(PRIZE_RULES[prize] ?? "BLU-8.1")}
    >
      <PrizeSign prize={prize} />
      <span class="bp-prize-text">
        <b>{name}</b>
        <small>{asks}</small>
      </span>
      {own && <span class="unseen">{words.stepsMade(have, need)}</span>}
      {own && (
        <span class="bp-steps">
          {Array.from({ length: need }, (_, step) => (
            <i key={step} class={step < have ? "bp-step-made" : ""} />
          ))}
        </span>
      )}
    </button>
  );
}
