/** A seat's screen: the dice that it took before everybody's eyes, and no more than that tells (BLU-13.8). */
import { at, type ScoreLine, type Seat } from "@banquise/engine";
import { SeatMark, tip } from "@banquise/ui";
import type { ComponentChildren } from "preact";
import { MATERIALS, type Material, PRIZE_RULES, PRIZES, SCORE_LINES, SCORE_RULES, TAKES } from "../data.ts";
import { places } from "../places.ts";
import { demandOf, LOST, lotOf, type State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { newSurvey, qualifies, surveyTaken } from "../survey.ts";
import { buildingOf, lookOf, pipsOf } from "./building.ts";
import { Die } from "./die.tsx";
import { MaterialSign } from "./die-face.tsx";
import { IsoBuilding } from "./iso-building.tsx";
import { PrizeSign } from "./signs.tsx";
import { WonCard } from "./won-card.tsx";
import "./screen.css";

interface ScreenProps {
  readonly words: BoardWords;
  readonly view: State;
  readonly seat: Seat;
  readonly name: string;
  readonly vp: number;
  /** The cards lie face down: only their number is shown. */
  readonly faceDown: boolean;
  /** Awards and prizes won in earlier rounds. */
  readonly won: readonly ScoreLine[];
  readonly acting: boolean;
}

const WHICH = [0, 1] as const;
/** The lines of the score that everybody can work out. */
const SEEN_LINES = ["recycled", "glass"] as const;
const TAKE_LIST = Array.from({ length: TAKES }, (_, take) => take);

export function Screen({ words, view, seat, name, vp, faceDown, won, acting }: ScreenProps) {
  const lot = lotOf(view.round, seat);
  const building = buildingOf(view, view.round, seat);
  // A building is seen when it is known: at the end, and by whoever watches a finished game with everything revealed.
  const revealed = building.plan !== 0;
  const open = newSurvey();
  surveyTaken(view, lot, open);
  const nameOf = (die: number): string => words.die(lookOf(die), pipsOf(die));
  return (
    <article
      class={`bp-screen ${acting ? "bp-screen-acting" : ""} ${revealed ? "bp-screen-revealed" : ""}`}
      data-seat={seat}
      data-place={places.at("screen", seat)}
      aria-label={words.screenOf(name)}
    >
      <header {...tip(name)}>
        <SeatMark seat={seat} size={1.45} />
        <h3>{name}</h3>
        {acting && <span class="bp-acting">{words.theirTurn}</span>}
        {!faceDown && (
          <b class="bp-vp" {...tip(words.vp(vp), "BLU-11.1")}>
            {words.vp(vp)}
          </b>
        )}
      </header>
      <ol class="bp-taken" aria-label={words.taken}>
        {TAKE_LIST.map((take) => {
          const die = at(view.taken, lot * TAKES + take);
          const lost = at(view.fates, lot * TAKES + take) === LOST;
          if (die === 0) return <li key={take} class="bp-slot" aria-hidden="true" />;
          return (
            <li
              key={take}
              class={`bp-slot ${lost ? "bp-slot-lost" : ""}`}
              data-flip={`taken.${lot}.${take}`}
              data-from={`pool.${die}.0`}
              {...tip(lost ? words.lostDie(nameOf(die)) : nameOf(die), SCORE_RULES[lookOf(die)])}
            >
              <Die
                look={lookOf(die)}
                value={pipsOf(die)}
                size="100%"
                label={lost ? words.lostDie(nameOf(die)) : nameOf(die)}
              />
            </li>
          );
        })}
      </ol>
      <dl class="bp-facts">
        {WHICH.map((which) => {
          const demand = demandOf(view, view.round, which);
          const material = MATERIALS[demand] as Material;
          return (
            <Fact
              key={which}
              label={words.demandRank(which, words.materials[material])}
              short={words.demandShort(which)}
              rule="BLU-7.1"
            >
              <MaterialSign look={material} size={1.15} />×{at(open.materials, demand)}
            </Fact>
          );
        })}
        {SEEN_LINES.map((material) => (
          <Fact
            key={material}
            label={words.lines[material]}
            short={words.lines[material]}
            rule={SCORE_RULES[material]}
          >
            <MaterialSign look={material} size={1.15} />
            {at(open.points, SCORE_LINES.indexOf(material))}
          </Fact>
        ))}
        {PRIZES.map((prize, i) =>
          qualifies(open, i) ? (
            <Fact
              key={prize}
              label={words.meets(words.prizes[prize].name)}
              short={words.prizes[prize].name}
              rule={PRIZE_RULES[i]}
            >
              <PrizeSign prize={i} size={1.25} />
            </Fact>
          ) : null,
        )}
      </dl>
      {won.length > 0 && (
        <div class="bp-won">
          {faceDown ? (
            <span
              class="bp-backs"
              role="img"
              aria-label={words.faceDown(won.length)}
              {...tip(words.faceDown(won.length), "BLU-13.3")}
            >
              {won.map((line) => (
                <i key={`${line.key}${line.data?.round}`} />
              ))}
            </span>
          ) : (
            won.map((line) => <WonCard key={`${line.key}${line.data?.round}`} words={words} line={line} />)
          )}
        </div>
      )}
      {revealed && (
        <div class="bp-screen-building">
          <IsoBuilding building={building} quarter={0} label={words.buildingOf(name)} />
        </div>
      )}
    </article>
  );
}

interface FactProps {
  /** Said aloud and shown as a tip. */
  readonly label: string;
  /** Shown where there is room. */
  readonly short: string;
  readonly rule: string | undefined;
  readonly children: ComponentChildren;
}

function Fact({ label, short, rule, children }: FactProps) {
  return (
    <div {...tip(label, rule)}>
      <dt>
        <span class="unseen">{label}</span>
        <span aria-hidden="true">{short}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
