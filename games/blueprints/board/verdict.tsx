/** How a round ended: the ranking with its awards, and the four prizes. */
import type { Seat } from "@banquise/engine";
import { SeatMark } from "@banquise/ui";
import { AWARD_VP, AWARDS, METALS, type Metal, PRIZE_RULES, PRIZE_VP, PRIZES, type Prize } from "../data.ts";
import type { State } from "../state.ts";
import { buildingOf } from "./building.ts";
import { IsoBuilding } from "./iso-building.tsx";
import { Medal, PrizeSign } from "./signs.tsx";
import { placingsOf, prizeVerdicts } from "./telling.ts";
import "./verdict.css";
import type { BoardWords } from "../strings/board-words.ts";

interface VerdictProps {
  readonly words: BoardWords;
  readonly view: State;
  readonly round: number;
  readonly name: (seat: Seat) => string;
  readonly openRule: (rule: string) => void;
}

export function Verdict({ words, view, round, name, openRule }: VerdictProps) {
  return (
    <div class="bp-verdict">
      <ol class="bp-ranking" aria-label={words.ranking}>
        {placingsOf(view, round).map(({ seat, points, decider }, rank) => {
          const metal = AWARDS[view.seats]?.[rank];
          return (
            <li key={seat} data-seat={seat}>
              <span class="bp-rank">{words.ordinal(rank + 1)}</span>
              <div class="bp-ranking-building">
                <IsoBuilding
                  building={buildingOf(view, round, seat)}
                  quarter={0}
                  label={words.buildingOf(name(seat))}
                />
              </div>
              <span class="bp-ranking-name">
                <span>
                  <SeatMark seat={seat} size={1.3} /> {name(seat)}
                </span>
                {decider !== "points" && (
                  <button type="button" class="bp-why" onClick={() => openRule("BLU-7.1")}>
                    {words.deciders[decider]}
                  </button>
                )}
              </span>
              <b class="bp-ranking-points">{words.points(points)}</b>
              <span>
                {metal !== undefined && (
                  <Medal
                    metal={metal}
                    vp={AWARD_VP[metal] ?? 0}
                    label={`${words.awards[METALS[metal] as Metal]}, ${words.vp(AWARD_VP[metal] ?? 0)}`}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <ul class="bp-verdict-prizes" aria-label={words.prizesWon}>
        {prizeVerdicts(view, round).map(({ prize, winner, beaten }) => (
          <li key={prize} class={winner < 0 ? "bp-unclaimed" : "bp-stamped"}>
            <button type="button" onClick={() => openRule(PRIZE_RULES[prize] ?? "BLU-8.1")}>
              <PrizeSign prize={prize} size={1.7} />
              <span>
                <b>{words.prizes[PRIZES[prize] as Prize].name}</b>
                <small>{words.prizes[PRIZES[prize] as Prize].asks}</small>
              </span>
            </button>
            <span class="bp-prize-winner">
              {winner < 0 ? (
                words.nobody
              ) : (
                <>
                  <span>
                    <SeatMark seat={winner} size={1.2} /> {name(winner)}
                  </span>
                  <b>+{PRIZE_VP}</b>
                </>
              )}
              {beaten.length > 0 && (
                <small class="bp-beaten">{words.beats(beaten.map(name).join(", "))}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
