/** Tables of this browser that are like the challenge of the day, and count for nobody but whoever plays them. */
import { DAILY_BOT, DAILY_SEAT } from "@banquise/bots";
import { commitmentTo, parseConfig } from "@banquise/engine";
import { type GameMeta, loadRules } from "../games.ts";
import { localTables } from "../local/index.ts";
import { type LocalSeat, newLocalTable } from "../local/local-table.ts";
import { myName, openLocal } from "../new-game.ts";

/** As long as the secrets that servers make. */
const SECRET_LENGTH = 32;

export const dailySeats = ({ daily, seats }: GameMeta): number => daily ?? seats.min;

function sittingAt(game: GameMeta): LocalSeat[] {
  return Array.from({ length: dailySeats(game) }, (_, seat): LocalSeat => {
    return seat === DAILY_SEAT ? { kind: "person", name: myName() } : { kind: "bot", name: DAILY_BOT };
  });
}

/** A start that nobody has seen; the address of its table. */
export function practise(game: GameMeta): Promise<string | null> {
  const seats = sittingAt(game);
  return openLocal(game.id, { seats: seats.length, options: {} }, seats);
}

/** The table of a day's practice challenge: one a browser. */
export const practiceId = (game: string, day: string): string => `practice-${day}-${game}`;

/**
 * The practice challenge of a day: the same start for everybody, without a server. Whoever reads this can know it before,
 * so there is no table of results. The address of its table, which may have been begun before.
 */
export async function practiceOf(meta: GameMeta, day: string): Promise<string | null> {
  const id = practiceId(meta.id, day);
  const address = `/local/${id}`;
  if ((await localTables.find(id)) !== null) return address;
  const game = await loadRules(meta.id);
  if (game === null) return null;
  const config = parseConfig(game, dailySeats(meta), {});
  if ("problem" in config) return null;
  const given = { id, secret: commitmentTo(id).slice(0, SECRET_LENGTH) };
  await localTables.keep(newLocalTable(game, config, sittingAt(meta), null, Date.now(), given), null);
  return address;
}
