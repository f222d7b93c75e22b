import type { ListedTable } from "@banquise/engine";
import { Button, Icon } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { GAMES } from "../games.ts";
import { type LocalTable, seatInfo } from "../local/local-table.ts";
import { useLocalTables } from "../local/use-local-tables.ts";
import { Filter, Filters } from "../parts/filter.tsx";
import { NothingHere } from "../parts/nothing-here.tsx";
import { Page } from "../parts/page.tsx";
import { LocalRow, OnlineRow } from "../parts/table-row.tsx";
import { settings } from "../settings.ts";
import { refusalText, words } from "../strings/index.ts";
import { fits, type GameFilter, isNarrow, ownSeat, together, useGames } from "./my-games.ts";
import { outcomeOf } from "./outcome.ts";
import { playedWords } from "./played-words.ts";
import "../styles/played.css";

/** Everything that one plays and has played, here and online. */
export function MyGamesPage() {
  const text = playedWords.value;
  const chosen = {
    game: useSignal(""),
    opponent: useSignal(""),
    against: useSignal(""),
    result: useSignal(""),
  };
  const filter: GameFilter = {
    game: chosen.game.value,
    opponent: chosen.opponent.value,
    against: chosen.against.value,
    result: chosen.result.value,
  };
  const local = useLocalTables()?.filter((table) => fits(table, filter)) ?? [];
  const waiting = useGames("waiting", filter);
  const running = useGames("running", filter);
  const finished = useGames("finished", filter);
  const isTheirs = ({ actor, seats }: LocalTable) => actor !== null && seats[actor]?.kind === "bot";
  const going = local.filter(({ actor }) => actor !== null);
  const over = together(
    finished.pages,
    local.filter(({ actor }) => actor === null),
  );
  const isKnown = waiting.pages !== null && running.pages !== null && finished.pages !== null;
  const online = [waiting, running, finished].flatMap(({ pages }) => pages?.tables ?? []);
  const isEmpty = isKnown && online.length + local.length === 0;
  const problem = finished.pages?.problem ?? null;
  return (
    <Page title={text.title}>
      <search aria-label={text.filters}>
        <Filters>
          <Filter label={text.game} all={text.allGames} chosen={chosen.game}>
            {GAMES.map(({ id, blurb }) => [id, blurb[settings.language.value].name])}
          </Filter>
          <Filter label={text.against} all={text.allAgainst} chosen={chosen.against}>
            {Object.entries(text.withWhom)}
          </Filter>
          <Filter label={text.result} all={text.allResults} chosen={chosen.result}>
            {Object.entries(text.results)}
          </Filter>
          <label class="played-search">
            {text.opponent}
            <input
              class="input"
              type="search"
              maxLength={24}
              placeholder={text.opponentExample}
              value={chosen.opponent.value}
              onInput={({ currentTarget }) => {
                chosen.opponent.value = currentTarget.value;
              }}
            />
          </label>
        </Filters>
      </search>
      {!isKnown && <p class="soft">{words.value.loading}</p>}
      {problem && (
        <p class="error" role="alert">
          {refusalText(problem)}
        </p>
      )}
      <div class="played-none" role="status">
        {isEmpty && problem === null && isNarrow(filter) && <p>{text.noneFits}</p>}
        {isEmpty && problem === null && !isNarrow(filter) && (
          <NothingHere text={text.none}>
            <a class="button button-primary" href="/">
              {text.play}
            </a>
          </NothingHere>
        )}
      </div>
      <Going
        id="waiting"
        title={text.waiting}
        games={waiting}
        local={going.filter((table) => !isTheirs(table))}
      />
      <Going id="running" title={text.running} games={running} local={going.filter(isTheirs)} />
      {over.length > 0 && (
        <Part id="finished" title={text.finished} next={finished.pages?.next ?? null} more={finished.more}>
          {over.map((game) =>
            "online" in game ? (
              <OnlineRow key={game.online.id} table={game.online} said={endOf(game.online)} />
            ) : (
              <LocalRow key={game.local.id} table={game.local} said={localEndOf(game.local)} />
            ),
          )}
        </Part>
      )}
      {online.some(({ status }) => status === "over") && (
        <p class="played-archive">
          <a class="button button-plain" href="/api/account/games" download="banquise-games.ndjson">
            <Icon name="download" />
            {text.archive}
          </a>
          <small>{text.archiveAbout}</small>
        </p>
      )}
    </Page>
  );
}

const endOf = (table: ListedTable): string | null =>
  table.viewer === null ? null : outcomeOf(table, table.viewer);

function localEndOf(table: LocalTable): string | null {
  const own = ownSeat(table);
  const seats = table.seats.map(seatInfo);
  const ended = { game: table.game, results: table.places ?? null, seats, abandoned: false };
  return own === null ? null : outcomeOf(ended, own);
}

interface GoingProps {
  readonly id: string;
  readonly title: string;
  readonly games: ReturnType<typeof useGames>;
  readonly local: readonly LocalTable[];
}

/** Games that are not over. */
function Going({ id, title, games: { pages, more }, local }: GoingProps) {
  const tables = pages?.tables ?? [];
  if (tables.length + local.length === 0) return null;
  return (
    <Part id={id} title={title} next={pages?.next ?? null} more={more}>
      {tables.map((table) => (
        <OnlineRow key={table.id} table={table} />
      ))}
      {local.map((table) => (
        <LocalRow key={table.id} table={table} />
      ))}
    </Part>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly next: string | null;
  readonly more: () => Promise<void>;
  readonly children: ComponentChildren;
}

function Part({ id, title, next, more, children }: PartProps) {
  return (
    <section class="tables" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul class="rows">{children}</ul>
      {next !== null && <Button onClick={more}>{playedWords.value.more}</Button>}
    </section>
  );
}
