import type { BoardModule } from "@banquise/ui";
import type { AnyState } from "../games.ts";
import { settings } from "../settings.ts";
import type { TableModel } from "./model.ts";

interface BoardAreaProps {
  readonly model: TableModel;
  readonly Board: BoardModule<AnyState>["Board"];
}

/** The game's own board, handed what it may know. */
export function BoardArea({ model, Board }: BoardAreaProps) {
  const { session, gameWords, highlighted, name, choose, suggest, explain, openRule } = model;
  const { view, viewer, events } = session.moment.value;
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
      name={name}
      play={choose}
      suggest={suggest}
      explain={explain}
      openRule={openRule}
    />
  );
}
