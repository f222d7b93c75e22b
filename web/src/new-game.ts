/** Opens tables: at once against bots, or as the form asks. */
import { newSecret, parseConfig, type TableConfig } from "@banquise/engine";
import { type AnyGame, type AnyState, type GameMeta, loadRules } from "./games.ts";
import { newLocalTable, type SavedSeat, saveTable } from "./sessions/local-store.ts";
import { settings } from "./settings.ts";
import { words } from "./strings/index.ts";

/** Who a newcomer meets first, and how many sit at that table when the game allows it. */
const FIRST_RIVAL = "greedy";
const QUICK_SEATS = 3;

export const quickSeats = ({ seats }: GameMeta): number =>
  Math.min(Math.max(QUICK_SEATS, seats.min), seats.max);

/** A local table for one person against bots; its address, or null when the game cannot be loaded. */
export function playNow(game: GameMeta): Promise<string | null> {
  const seats = Array.from({ length: quickSeats(game) }, (_, seat): SavedSeat => {
    return seat === 0 ? { kind: "person", name: myName() } : { kind: "bot", name: FIRST_RIVAL };
  });
  return openLocal(game.id, { seats: seats.length, options: {} }, seats);
}

export async function openLocal(
  id: string,
  { seats: count, options }: TableConfig,
  seats: readonly SavedSeat[],
): Promise<string | null> {
  const game = await loadRules(id);
  if (game === null) return null;
  const config = parseConfig(game, count, options);
  if ("problem" in config) return null;
  const table = newLocalTable(game, config, seats);
  saveTable(table);
  return `/local/${table.id}`;
}

/** A local table that goes on from a state of another game, by new chance; its address. */
export function playOn(
  game: AnyGame,
  config: TableConfig,
  state: AnyState,
  seats: readonly SavedSeat[],
): string {
  const table = { ...newLocalTable(game, config, seats), start: game.layout.toJson(state) };
  saveTable(table);
  return `/local/${table.id}`;
}

/** How this person is called at a table. */
export const myName = (): string => settings.name.value || words.value.settings.namePlaceholder;

/** A person's own share of the chance of an online table. */
export const newNonce = (): string => newSecret();
