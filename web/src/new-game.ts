/** Opens tables: at once against bots, or as the form asks. */
import { newSecret, parseConfig, type TableConfig } from "@banquise/engine";
import { type AnyGame, type AnyState, type GameMeta, loadRules } from "./games.ts";
import { localTables } from "./local/index.ts";
import { type LocalRecord, type LocalSeat, newLocalTable } from "./local/local-table.ts";
import { settings } from "./settings.ts";
import { words } from "./strings/index.ts";

/** Who a newcomer meets first, and how many sit at that table when the game allows it. */
const FIRST_RIVAL = "greedy";
const QUICK_SEATS = 3;

export const quickSeats = ({ seats }: GameMeta): number =>
  Math.min(Math.max(QUICK_SEATS, seats.min), seats.max);

/** A local table for one person with bots; its address, or null when the game cannot be loaded. */
export function playNow(
  game: GameMeta,
  rival = FIRST_RIVAL,
  count = quickSeats(game),
): Promise<string | null> {
  const seats = Array.from({ length: count }, (_, seat): LocalSeat => {
    return seat === 0 ? { kind: "person", name: myName() } : { kind: "bot", name: rival };
  });
  return openLocal(game.id, { seats: seats.length, options: {} }, seats);
}

export async function openLocal(
  id: string,
  { seats: count, options }: TableConfig,
  seats: readonly LocalSeat[],
): Promise<string | null> {
  const game = await loadRules(id);
  if (game === null) return null;
  const config = parseConfig(game, count, options);
  if ("problem" in config) return null;
  return settled(newLocalTable(game, config, seats));
}

/** A local table that goes on from a state of another game, by new chance; its address. */
export function playOn(
  game: AnyGame,
  config: TableConfig,
  state: AnyState,
  seats: readonly LocalSeat[],
): Promise<string> {
  return settled(newLocalTable(game, config, seats, state));
}

/** The address of a new table. If there is no room to keep it, it can be played all the same, and says so itself. */
async function settled(record: LocalRecord): Promise<string> {
  await localTables.keep(record, null);
  return `/local/${record.table.id}`;
}

/** How this person is called at a table. */
export const myName = (): string => settings.name.value || words.value.settings.namePlaceholder;

/** A person's own share of the chance of an online table. */
export const newNonce = (): string => newSecret();
