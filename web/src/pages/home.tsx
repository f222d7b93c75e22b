import type { TableSummary } from "@banquise/engine";
import { Button, Icon, later } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useLocation } from "../address.ts";
import { GAMES, type GameMeta, loadRules } from "../games.ts";
import { isKnown } from "../learn/coaching.ts";
import type { LocalTable } from "../local/local-table.ts";
import { useLocalTables } from "../local/use-local-tables.ts";
import { playNow, quickSeats } from "../new-game.ts";
import { GameCover } from "../parts/game-cover.tsx";
import { Page } from "../parts/page.tsx";
import { LocalRow, OnlineRow } from "../parts/table-row.tsx";
import { usePromise } from "../parts/use-promise.ts";
import { api } from "../sessions/api.ts";
import { isRefused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { words } from "../strings/index.ts";
import "../styles/home.css";

const FirstVisit = later(async () => (await import("../learn/first-visit.tsx")).FirstVisit);

const SHOWN = 6;

export function Home() {
  const { title, tagline, home } = words.value;
  const tables = useLocalTables();
  return (
    <Page title={title} bare>
      <h1 class="home-title">{tagline}</h1>
      {/* What there is to go on with is known at once, or nothing is shown yet: no card changes under a finger. */}
      {tables && (
        <>
          <div class="games">
            {GAMES.map((game) => (
              <GameCard key={game.id} game={game} tables={tables} />
            ))}
          </div>
          <MyTables local={tables} />
          <p class="home-promise">{home.promise}</p>
        </>
      )}
    </Page>
  );
}

interface GameCardProps {
  readonly game: GameMeta;
  readonly tables: readonly LocalTable[];
}

function GameCard({ game, tables }: GameCardProps) {
  const { home, seatCount, minutes } = words.value;
  const blurb = game.blurb[settings.language.value];
  const { route } = useLocation();
  const starting = useSignal(false);
  const asking = useSignal(false);
  const start = async (): Promise<void> => {
    // Whoever has never played it may want a coach.
    if (!isKnown(game.id) && !tables.some((table) => table.game === game.id)) {
      asking.value = true;
      return;
    }
    starting.value = true;
    const address = await playNow(game);
    if (address !== null) route(address);
    starting.value = false;
  };
  /** The rules are on their way before the finger is. */
  const warm = (): void => void loadRules(game.id);
  const { min, max } = game.seats;
  const unfinished = tables.find((table) => table.game === game.id && table.actor !== null);
  return (
    <article class="game" aria-labelledby={`game-${game.id}`}>
      <GameCover id={game.id} />
      <div class="game-text">
        <h2 id={`game-${game.id}`}>{blurb.name}</h2>
        <p class="game-tagline">{blurb.tagline}</p>
        <p class="game-about">{blurb.about}</p>
        <p class="game-facts">
          <span>
            <Icon name="people" /> {home.players(seatCount(min, max))}
          </span>
          <span>
            <Icon name="clock" /> {minutes(blurb.minutes)}
          </span>
        </p>
        <div class="game-actions">
          {unfinished && (
            <a class="button button-primary button-large" href={`/local/${unfinished.id}`}>
              <Icon name="play" />
              {home.resume}
            </a>
          )}
          <Button
            look={unfinished ? "plain" : "primary"}
            size="large"
            icon={unfinished ? "plus" : "play"}
            disabled={starting.value}
            onClick={start}
            onPointerEnter={warm}
            onFocus={warm}
          >
            {home.play}
          </Button>
          <span class="game-hint">{home.playAbout(quickSeats(game) - 1, game.cooperative ?? false)}</span>
          <a class="button button-plain" href={`/new?game=${game.id}&where=online`}>
            <Icon name="share" />
            {home.open}
          </a>
          <a class="button button-quiet" href={`/rules/${game.id}`}>
            <Icon name="rules" />
            {home.rules}
          </a>
        </div>
        <p class="game-credits">{blurb.credits}</p>
        {asking.value && (
          <FirstVisit
            game={game}
            onClose={() => {
              asking.value = false;
            }}
          />
        )}
      </div>
    </article>
  );
}

function MyTables({ local }: { readonly local: readonly LocalTable[] }) {
  const { home, offlineNote } = words.value;
  const mine = usePromise(() => api.tables("mine"), []);
  const open = usePromise(() => api.tables("open"), []);
  const watch = usePromise(() => api.tables("watch"), []);
  const online = tablesOf(mine);
  return (
    <>
      <section class="tables" aria-labelledby="mine">
        <h2 id="mine">{home.mine}</h2>
        {local.length + online.length === 0 && <p class="soft">{home.noMine}</p>}
        <ul class="rows">
          {online.slice(0, SHOWN).map((table) => (
            <OnlineRow key={table.id} table={table} />
          ))}
          {local.slice(0, SHOWN).map((table) => (
            <LocalRow key={table.id} table={table} />
          ))}
        </ul>
        {mine !== undefined && isRefused(mine) && mine.status === 0 && (
          <p class="soft">
            <Icon name="offline" /> {offlineNote}
          </p>
        )}
      </section>
      <TableList id="open" title={home.openTables} tables={tablesOf(open)} />
      <TableList id="watch" title={home.watch} tables={tablesOf(watch)} />
    </>
  );
}

interface TableListProps {
  readonly id: string;
  readonly title: string;
  readonly tables: readonly TableSummary[];
}

type Listed = Awaited<ReturnType<typeof api.tables>> | undefined;

/** None while they are awaited, and none when the server cannot be reached. */
const tablesOf = (listed: Listed): readonly TableSummary[] =>
  listed === undefined || isRefused(listed) ? [] : listed.tables;

function TableList({ id, title, tables }: TableListProps) {
  if (tables.length === 0) return null;
  return (
    <section class="tables" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul class="rows">
        {tables.slice(0, SHOWN).map((table) => (
          <OnlineRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}
