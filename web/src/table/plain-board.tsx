/** The board of a game that has no picture yet: what is asked, what may be played, and the table in words. */
import type { Move } from "@banquise/engine";
import { type BoardModule, type BoardProps, MoveList, SeatMark } from "@banquise/ui";
import type { ComponentProps } from "preact";
import type { AnyState } from "../games.ts";
import { words } from "../strings/index.ts";
import "../styles/plain-board.css";

function Board(props: BoardProps<AnyState>) {
  const { game, text, language, view, viewer, legal, highlighted, suggestable, name, play, suggest } = props;
  const { table } = words.value;
  const suggesting = suggestable.length > 0;
  const asked = legal.length > 0;
  const describe = (move: Move): string => text.move(game.moves.decode(move), view);
  return (
    <div class="plain-board">
      <section>
        {asked && <h3>{text.prompt(view)}</h3>}
        {suggesting && <h3>{table.suggestable}</h3>}
        <MoveList
          language={language}
          title={suggesting ? table.suggestable : table.playable}
          legal={suggesting ? suggestable : legal}
          describe={describe}
          play={suggesting ? suggest : play}
          highlighted={highlighted}
        />
      </section>
      <section>
        <h3>{table.inWords}</h3>
        <ul>
          {text.describe(view, viewer, name).map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Story({ game, text, view, name }: ComponentProps<BoardModule<AnyState>["Story"]>) {
  const { points } = words.value;
  return (
    <div class="plain-story">
      {game.result(view).seats.map(({ total, lines }, seat) => (
        <section key={seat}>
          <h4>
            <SeatMark seat={seat} size={1.3} /> {name(seat)}, {points(total)}
          </h4>
          <ul>
            {lines.map((line, index) => (
              <li key={index}>
                {text.score(line)} <b>{line.points}</b>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export const plainBoard: BoardModule<AnyState> = { Board, Story };
