import { commitmentTo } from "@banquise/engine";
import { Icon } from "@banquise/ui";
import type { GameMeta } from "../games.ts";
import { NothingHere } from "../parts/nothing-here.tsx";
import { words } from "../strings/index.ts";
import { replayAddress } from "../table/exits.ts";
import type { DailyResult, DailyResults } from "./daily-api.ts";
import { dailySeats } from "./practice.ts";
import { dailyWords } from "./words.ts";

interface ResultTableProps {
  readonly meta: GameMeta;
  readonly told: DailyResults;
  readonly isToday: boolean;
  /** The commitment of the day after, while it matters. */
  readonly next: string | null;
}

/** The results of a day, and how anybody can check that its start was not chosen. */
export function ResultTable({ meta, told, isToday, next }: ResultTableProps) {
  const text = dailyWords.value;
  const { results, mine, tries, secret } = told;
  const isShown = results.some(({ isYou }) => isYou);
  const place = mine?.place ?? null;
  return (
    <>
      {results.length === 0 ? (
        <NothingHere text={isToday ? text.nobody : text.nobodyYesterday} />
      ) : (
        <Table meta={meta} results={results} isPast={secret !== null} />
      )}
      {place !== null && !isShown && <p>{text.mine(place, tries, words.value.points(mine?.total ?? 0))}</p>}
      {results.some(({ verified }) => !verified) && <p class="soft">{text.unverifiedAbout}</p>}
      <Fair told={told} next={next} />
    </>
  );
}

interface TableProps {
  readonly meta: GameMeta;
  readonly results: readonly DailyResult[];
  readonly isPast: boolean;
}

function Table({ meta, results, isPast }: TableProps) {
  const text = dailyWords.value;
  const { columns } = text;
  const isAlone = dailySeats(meta) === 1;
  return (
    <table class="daily-table">
      <thead>
        <tr>
          <th scope="col">{columns.place}</th>
          <th scope="col">{columns.name}</th>
          {!isAlone && <th scope="col">{columns.rank}</th>}
          <th scope="col">{columns.points}</th>
          <th scope="col">{columns.verified}</th>
          {isPast && <th scope="col">{columns.game}</th>}
        </tr>
      </thead>
      <tbody>
        {results.map((result, index) => (
          <tr key={index} class={result.isYou ? "daily-you" : ""}>
            <td>{text.place(result.place)}</td>
            <th scope="row">
              <bdi>{result.name}</bdi> {result.isYou && <small>({words.value.you})</small>}
            </th>
            {!isAlone && <td>{rankText(meta, result)}</td>}
            <td>{result.total}</td>
            <td>
              {result.verified ? (
                <Icon name="check" label={text.verified} />
              ) : (
                <span title={text.unverifiedAbout}>{text.unverified}</span>
              )}
            </td>
            {isPast && (
              <td>
                {result.table !== null && (
                  <a
                    class="daily-watch"
                    href={replayAddress("table", result.table, 0)}
                    title={text.watch(result.name)}
                    aria-label={text.watch(result.name)}
                  >
                    <Icon name="eye" />
                  </a>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How somebody did among those at their table. */
function rankText({ cooperative = false }: GameMeta, { rank }: DailyResult): string {
  const text = dailyWords.value;
  if (!cooperative) return words.value.end.rank(rank);
  return rank === 1 ? text.won : text.lost;
}

function Fair({ told, next }: Pick<ResultTableProps, "told" | "next">) {
  const text = dailyWords.value;
  const { secret, commitment } = told;
  return (
    <details class="daily-fair" open={secret !== null}>
      <summary>{text.fair}</summary>
      <p>{secret === null ? text.fairToday : text.fairPast}</p>
      <dl>
        {secret !== null && (
          <>
            <dt>{text.secret}</dt>
            <dd>
              <code>{secret}</code>
              <p>{commitmentTo(secret) === commitment ? text.matches : text.differs}</p>
            </dd>
          </>
        )}
        <dt>{text.seal}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {next !== null && (
          <>
            <dt>{text.sealTomorrow}</dt>
            <dd>
              <code>{next}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}
