import { PlaceMarks, useGains, useLitPlaces } from "@banquise/ui";
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { NONE } from "../sessions/session.ts";
import { settings } from "../settings.ts";
import { words } from "../strings/index.ts";
import type { TableModel } from "./model.ts";

interface BoardAreaProps {
  readonly model: TableModel;
  /** The whole table: points fly from the board to the seats. */
  readonly table: RefObject<HTMLElement | null>;
}

/** The game's own board, handed what it may know. While scenes are shown there is nothing to choose: a tap skips them. */
export function BoardArea({ model, table }: BoardAreaProps) {
  const {
    session,
    board,
    boardSettings,
    gameWords,
    highlighted,
    name,
    choose,
    suggest,
    explain,
    openRule,
    tell,
  } = model;
  const { viewer } = session.moment.value;
  const { view, events, walking } = model.shown.value;
  const lit = model.lit.value;
  const place = useRef<HTMLDivElement>(null);
  useLitPlaces(place, lit);
  useGains(table, model.gains.value);
  const { Board } = board;
  return (
    <div class="board-around" onClickCapture={model.hurriable.value ? model.hurry : undefined}>
      <div ref={place} class="board-place">
        <Board
          game={model.game.value}
          text={gameWords.value.text}
          language={settings.language.value}
          view={view}
          viewer={viewer}
          legal={walking ? NONE : session.legal.value}
          events={events}
          highlighted={highlighted.value}
          lit={lit}
          suggestable={walking ? NONE : session.suggestable.value}
          suggestions={session.suggestions.value}
          settings={boardSettings.value}
          name={name}
          play={choose}
          suggest={suggest}
          explain={explain}
          openRule={openRule}
          tell={tell}
        />
      </div>
      {!walking && <PlaceMarks root={place} marks={model.recent.marks.value} />}
      {walking && (
        <button type="button" class="skip-scenes" onClick={model.scenes.skip}>
          <span>{words.value.table.skip}</span>
        </button>
      )}
    </div>
  );
}
