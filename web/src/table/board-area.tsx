import { settings } from "../settings.ts";
import type { TableModel } from "./model.ts";

/** The game's own board, handed what it may know. */
export function BoardArea({ model }: { readonly model: TableModel }) {
  const { session, board, boardSettings, gameWords, highlighted, name, choose, suggest, explain, openRule } =
    model;
  const { view, viewer, events } = session.moment.value;
  const { Board } = board;
  return (
    <Board
      game={session.game}
      text={gameWords.value.text}
      language={settings.language.value}
      view={view}
      viewer={viewer}
      legal={session.legal.value}
      events={events}
      highlighted={highlighted.value}
      suggestable={session.suggestable.value}
      suggestions={session.suggestions.value}
      settings={boardSettings.value}
      name={name}
      play={choose}
      suggest={suggest}
      explain={explain}
      openRule={openRule}
    />
  );
}
