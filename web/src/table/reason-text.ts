/** Why a move is good, in a sentence. */
import type { Analysis, Reason } from "@banquise/bots";
import { settings } from "../settings.ts";
import { words } from "../strings/index.ts";
import type { TableModel } from "./model.ts";

/** More names than these in a sentence are none. */
const MOST_NAMED = 3;

export function reasonText(model: TableModel, reasons: readonly Reason[]): string {
  const { table } = words.value;
  const { outlook } = model.gameWords.value.text;
  const { calibrated = false } = model.session.game.evaluate;
  const named = ({ line, by }: Reason): string => {
    const points = Math.round(by);
    const amount = calibrated && points !== 0 ? ` (${points > 0 ? `+${points}` : `−${-points}`})` : "";
    return `${outlook[line] ?? line}${amount}`;
  };
  const better = reasons.filter(({ by }) => by > 0).map(named);
  const worse = reasons.filter(({ by }) => by < 0).map(named);
  return better.length === 0 ? table.noReason : table.reasons(listed(better), listed(worse));
}

/** When several moves are as good as each other; null when one is best. */
export function equalText(model: TableModel, { favourites }: Analysis): string | null {
  const { table } = words.value;
  if (favourites.length < 2) return null;
  const names = favourites.map((move) => model.moveText(move));
  return names.length > MOST_NAMED ? table.manyEqual(names.length) : table.equal(listed(names));
}

const listed = (items: readonly string[]): string =>
  new Intl.ListFormat(settings.language.value).format(items);
