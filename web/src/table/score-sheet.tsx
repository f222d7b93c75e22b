import { SeatMark } from "@banquise/ui";
import { words } from "../strings/index.ts";
import type { TableModel } from "./model.ts";

/** Points as they stand, line by line, as far as the viewer may know. */
export function ScoreSheet({ model }: { readonly model: TableModel }) {
  const { points } = words.value;
  const { session, gameWords, names } = model;
  const { view } = session.moment.value;
  const { game } = session;
  const { seats } = game.result(view);
  return (
    <div class="sheet">
      {seats.map(({ total }, seat) => (
        <section key={seat} class="sheet-seat" data-seat={seat}>
          <h3>
            <SeatMark seat={seat} size={1.3} /> {names.value[seat]}
            <span class="sheet-total">{points(total)}</span>
          </h3>
          <ul>
            {game.sheet(view, seat).map((line, index) => (
              <li key={index}>
                <span>{gameWords.value.text.score(line)}</span>
                <button type="button" class="cite" onClick={() => model.openRule(line.rule)}>
                  {line.rule}
                </button>
                <span class="sheet-points">{line.points}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
