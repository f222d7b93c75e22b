/** All that a program must know to play a game without our code: what every number of a view means, every move, every rule. */
import { type Field, fieldsOf, type Game, LANGUAGES, plainDescription, viewSchema } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import type { AnyGame } from "../games.ts";

export type GameGuide = Awaited<ReturnType<typeof gameGuide>>;

export async function gameGuide(game: AnyGame) {
  const loaded = await loadGame(game.id);
  const description = loaded ? await loaded.description() : plainDescription(game.layout);
  const fields = fieldsOf(game.layout as Game<never>["layout"], description as never);
  return {
    id: game.id,
    version: game.version,
    prefix: game.prefix,
    seats: game.seats,
    cooperative: game.cooperative,
    longest: game.longest,
    options: game.options,
    moves: game.moves.types,
    actions: game.moves.size,
    view: {
      schema: viewSchema(fields) as unknown as Record<string, unknown>,
      fields: Object.fromEntries(fields.map(fieldGuide)),
    },
    tables: description.tables,
    rules: Object.fromEntries(
      await Promise.all(LANGUAGES.map(async (language) => [language, await rules(language)])),
    ),
  };

  /** Every rule by its id, in one language. */
  async function rules(language: (typeof LANGUAGES)[number]): Promise<Record<string, string>> {
    const book = (await loaded?.rules[language]()) ?? [];
    return Object.assign({}, ...book.map((section) => section.rules));
  }
}

function fieldGuide({ name, kind, about, from, to, items, axes, length }: Field) {
  const bounds = kind === "count" ? { from, to } : { items };
  return [name, { kind, about, ...bounds, axes, length, blank: 0 }] as const;
}
