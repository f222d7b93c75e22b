import type { TableConfig } from "@banquise/engine";
import type { LoadedGame } from "@banquise/games";
import { numberIn } from "../format.ts";
import type { CliContext } from "../io.ts";

/** In one line, under what conditions games were played. */
export async function settingOf(
  { game, text: gameText }: LoadedGame,
  config: TableConfig,
  games: number,
  seed: number,
  { language, text }: CliContext,
): Promise<string> {
  const { options: labels } = await gameText[language]();
  const options = Object.entries(config.options).map(([name, value]) => {
    const words = labels[name];
    return `${words?.label ?? name} (${words?.values[value] ?? value})`;
  });
  const figures = text.setting(numberIn(language, games), config.seats, seed, game.version);
  return [figures, ...options].join(" · ");
}
