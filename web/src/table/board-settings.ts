/** What a board lets its viewer switch, kept with the settings of this browser. */
import type { BoardModule, BoardSettings } from "@banquise/ui";
import { settings } from "../settings.ts";

const keyOf = (game: string, name: string): string => `${game}.${name}`;

export function boardSettings(game: string, board: Pick<BoardModule<never>, "settings">): BoardSettings {
  const kept = settings.boards.value;
  return Object.fromEntries(
    Object.entries(board.settings ?? {}).map(([name, setting]) => [
      name,
      kept[keyOf(game, name)] ?? setting.default,
    ]),
  );
}

export function switchBoardSetting(game: string, name: string, on: boolean): void {
  settings.boards.value = { ...settings.boards.peek(), [keyOf(game, name)]: on };
}
