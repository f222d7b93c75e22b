import type { ScoreLine } from "@banquise/engine";
import { SeatMark } from "@banquise/ui";
import { words } from "../strings/index.ts";
import type { TableModel } from "./model.ts";
import { Promised } from "./promised.tsx";

/** Points as they stand, line by line, as far as the viewer may know. */
export function ScoreSheet({ model }: { readonly model: TableModel }) {
  const { table, end } = words.value;
  const { names } = model;
  const { view } = model.shown.value;
  const game = model.game.value;
  const { seats } = game.result(view);
  return (
    <div class="sheet">
      {(game.cooperative ? seats.slice(0, 1) : seats).map(({ total, lines }, seat) => (
        <section key={seat} class="sheet-seat" data-seat={seat}>
          <h3>
            {game.cooperative ? (
              end.team
            ) : (
              <>
                <SeatMark seat={seat} size={1.3} /> <bdi>{names.value[seat]}</bdi>
              </>
            )}
            {!model.pointsFaceDown(seat) && <Total {...model.pointsOf(seat, total)} />}
          </h3>
          {model.pointsFaceDown(seat) ? (
            <p class="soft">{table.faceDownAbout}</p>
          ) : (
            <>
              <Lines model={model} lines={lines} />
              <UnderWay model={model} lines={game.sheet(view, seat)} counted={lines} />
            </>
          )}
        </section>
      ))}
    </div>
  );
}

function Total({ banked, promised }: ReturnType<TableModel["pointsOf"]>) {
  return (
    <span class="sheet-total">
      {words.value.points(banked)} {promised !== 0 && <Promised points={promised} />}
    </span>
  );
}

interface LinesProps {
  readonly model: TableModel;
  readonly lines: readonly ScoreLine[];
}

function Lines({ model, lines }: LinesProps) {
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={index}>
          <span>{model.gameWords.value.text.score(line)}</span>
          <button type="button" class="cite" onClick={() => model.openRule(line.rule)}>
            {line.rule}
          </button>
          <span class="sheet-points">{line.points}</span>
        </li>
      ))}
    </ul>
  );
}

/** What is being built and not yet counted in the total; nothing when the sheet says the same as the total. */
function UnderWay({ model, lines, counted }: LinesProps & { readonly counted: readonly ScoreLine[] }) {
  if (lines.length === 0 || JSON.stringify(lines) === JSON.stringify(counted)) return null;
  const sum = lines.reduce((total, { points }) => total + points, 0);
  return (
    <div class="sheet-now">
      <h4>
        {words.value.table.underWay} <span class="sheet-total">{sum}</span>
      </h4>
      <Lines model={model} lines={lines} />
    </div>
  );
}
