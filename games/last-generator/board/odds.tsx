/** How the cubes may fall, for those who ask: the chance of each number of cubes, and of a breakdown. */
import type { Language } from "@banquise/engine";
import { useState } from "preact/hooks";
import { pressureSpaces } from "../rules/markers.ts";
import type { State } from "../state.ts";
import { breakdownOdds, risingOdds } from "../tower.ts";
import "./odds.css";
import type { PanelWords } from "../strings/en/panels.ts";

interface OddsProps {
  readonly view: State;
  readonly words: PanelWords;
  readonly language: Language;
}

export function Odds({ view, words, language }: OddsProps) {
  const [cubes, setCubes] = useState(Math.max(1, view.heat));
  const spaces = pressureSpaces(view);
  const odds = risingOdds(view.lodged, view.drawer, cubes);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const most = Math.max(...odds);
  const shown = odds.map((chance, risen) => ({ chance, risen })).filter(({ chance }) => chance >= 0.001);
  return (
    <div class="lg-odds">
      <p>{words.oddsHelp}</p>
      <label class="lg-odds-cubes">
        <span>{words.oddsCubes(cubes)}</span>
        <input
          type="range"
          min={0}
          max={Math.max(view.cold, 1)}
          value={cubes}
          onInput={(event) => setCubes(Number(event.currentTarget.value))}
        />
      </label>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.oddsRisen}</th>
            <th scope="col">{words.oddsChance}</th>
            <th scope="col">{words.oddsPressure}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ chance, risen }) => {
            const breaks = view.pressure + risen > spaces;
            return (
              <tr key={risen} class={breaks ? "lg-odds-break" : ""}>
                <th scope="row">{risen}</th>
                <td>
                  <i style={{ width: `${(55 * chance) / most}%` }} />
                  {percent.format(chance)}
                </td>
                <td>{breaks ? words.oddsBreaks : words.of(view.pressure + risen, spaces)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="lg-odds-sum">
        {words.oddsSum(percent.format(breakdownOdds(view, cubes, spaces)), view.overheated === 1)}
      </p>
    </div>
  );
}
