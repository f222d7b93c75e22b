/** A seat's screen: the dice that it took before everybody's eyes, and no more than that tells (BLU-13.8). */
import { at, type Seat } from "@banquise/engine";
import { Die, MaterialSign, SeatMark } from "@banquise/ui";
import { MATERIALS, type Material, PRIZES, type Prize, TAKES } from "../data.ts";
import { newSurvey, qualifies, surveyTaken } from "../scoring.ts";
import { demandOf, ENDED, LOST, lotOf, type State } from "../state.ts";
import { buildingOf, lookOf, pipsOf } from "./building.ts";
import { IsoBuilding } from "./iso-building.tsx";
import { PrizeSign } from "./signs.tsx";
import type { Words } from "./words.ts";

interface ScreenProps {
  readonly words: Words;
  readonly view: State;
  readonly seat: Seat;
  readonly name: string;
  readonly vp: number;
  readonly acting: boolean;
}

const WHICH = [0, 1] as const;
const TAKE_LIST = Array.from({ length: TAKES }, (_, take) => take);

export function Screen({ words, view, seat, name, vp, acting }: ScreenProps) {
  const lot = lotOf(view.round, seat);
  const open = newSurvey();
  surveyTaken(view, lot, open);
  const nameOf = (die: number): string => words.die(words.materials[lookOf(die)], pipsOf(die));
  return (
    <article
      class={`bp-screen ${acting ? "bp-screen-acting" : ""}`}
      data-seat={seat}
      aria-label={words.screenOf(name)}
    >
      <header>
        <SeatMark seat={seat} size={1.45} />
        <h3>{name}</h3>
        {acting && <span class="bp-acting">{words.theirTurn}</span>}
        <b class="bp-vp">{words.vp(vp)}</b>
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
      <ul class="bp-facts">
        {WHICH.map((which) => {
          const demand = demandOf(view, view.round, which);
          const material = MATERIALS[demand] as Material;
          const count = at(open.materials, demand);
          const label = words.demandCount(words.materials[material], count);
          return (
            <li key={which} title={label}>
              <span class="unseen">{label}</span>
              <span aria-hidden="true" class="bp-fact-demand">
                {which + 1}
                <MaterialSign look={material} size={1.1} />×{count}
              </span>
            </li>
          );
        })}
        <Points words={words} material="recycled" points={at(open.points, 2)} />
        <Points words={words} material="glass" points={at(open.points, 4)} />
        {PRIZES.map((prize, i) =>
          qualifies(open, i) ? (
            <li key={prize} class="bp-fact-prize" title={words.meets(words.prizes[prize as Prize].name)}>
              <span class="unseen">{words.meets(words.prizes[prize as Prize].name)}</span>
              <PrizeSign prize={i} size={1.2} />
            </li>
          ) : null,
        )}
      </ul>
      {view.phase === ENDED && (
        <div class="bp-screen-building">
          <IsoBuilding
            building={buildingOf(view, view.round, seat)}
            quarter={0}
            label={words.buildingOf(name)}
          />
        </div>
      )}
    </article>
  );
}

interface PointsProps {
  readonly words: Words;
  readonly material: "recycled" | "glass";
  readonly points: number;
}

function Points({ words, material, points }: PointsProps) {
  const label = `${words.lines[material]}, ${words.points(points)}`;
  return (
    <li title={label}>
      <span class="unseen">{label}</span>
      <span aria-hidden="true" class="bp-fact-points">
        <MaterialSign look={material} size={1.1} />
        {points}
      </span>
    </li>
  );
}
