import { LANGUAGES, type TableSummary } from "@banquise/engine";
import { useSignal } from "@preact/signals";
import { GAMES } from "../games.ts";
import { Filter, Filters } from "../parts/filter.tsx";
import { OnlineRow } from "../parts/table-row.tsx";
import { usePromise } from "../parts/use-promise.ts";
import { api } from "../sessions/api.ts";
import { isRefused } from "../sessions/refused.ts";
import { LANGUAGE_NAMES, settings } from "../settings.ts";
import { words } from "../strings/index.ts";
import { findingWords } from "./finding-words.ts";

/** Tables from which on it is worth while to look for some of them. */
const MANY = 4;
const SHOWN = 12;

const SEATS = [
  ...new Set(GAMES.flatMap(({ seats: { min, max } }) => [...range(Math.max(min, 2), max)])),
].sort();

function* range(from: number, to: number): Generator<number> {
  for (let count = from; count <= to; count++) yield count;
}

/** Where others wait for somebody to sit down. `tables`: all of them. */
export function OpenTables({ tables }: { readonly tables: readonly TableSummary[] }) {
  const { home } = words.value;
  const finding = findingWords.value;
  const chosen = { game: useSignal(""), seats: useSignal(""), clock: useSignal(""), language: useSignal("") };
  const [game, seats, clock, language] = [
    chosen.game.value,
    chosen.seats.value,
    chosen.clock.value,
    chosen.language.value,
  ];
  const isNarrow = [game, seats, clock, language].some((value) => value !== "");
  const found = usePromise(
    async () => (isNarrow ? api.tables("open", { game, seats, clock, language }) : null),
    [game, seats, clock, language],
  );
  if (tables.length === 0) return null;
  const fitting = found == null || isRefused(found) ? tables : found.tables;
  return (
    <section class="tables" aria-labelledby="open">
      <h2 id="open">{home.openTables}</h2>
      {tables.length >= MANY && (
        <search aria-label={finding.label}>
          <Filters>
            <Filter label={finding.game} all={finding.allGames} chosen={chosen.game}>
              {GAMES.map(({ id, blurb }) => [id, blurb[settings.language.value].name])}
            </Filter>
            <Filter label={finding.seats} all={finding.all} chosen={chosen.seats}>
              {SEATS.map((count) => [String(count), String(count)])}
            </Filter>
            <Filter label={finding.clock} all={finding.all} chosen={chosen.clock}>
              {Object.entries(finding.clocks)}
            </Filter>
            <Filter label={finding.language} all={finding.allLanguages} chosen={chosen.language}>
              {LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
            </Filter>
          </Filters>
        </search>
      )}
      <p role="status" class="soft">
        {isNarrow && fitting.length === 0 ? finding.none : ""}
      </p>
      <ul class="rows">
        {fitting.slice(0, SHOWN).map((table) => (
          <OnlineRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}
