import type { TableSummary } from "@banquise/engine";
import { hasLessons } from "@banquise/games/lessons";
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
import { me } from "../people/me.ts";
import { api } from "../sessions/api.ts";
import { isRefused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { refusalText, words } from "../strings/index.ts";
import "../styles/home.css";

const DailyStrip = later(async () => (await import("../daily/daily-list.tsx")).DailyStrip);
const Invitations = later(async () => (await import("../talk/invitations.tsx")).Invitations);
const OpenTables = later(async () => (await import("./open-tables.tsx")).OpenTables);
const FirstVisit = later(async () => (await import("../learn/first-visit.tsx")).FirstVisit);

const SHOWN = 6;
const WEIGHTS = [1, 2, 3, 4, 5];

export function Home() {
  const { title, tagline, home } = words.value;
  const local = useLocalTables();
  const lists = useOnlineTables();
  return (
    <Page title={title} bare>
      <h1 class="home-title">{tagline}</h1>
      {/* What there is to go on with is known at once, or nothing is shown yet: no card changes under a finger. */}
      {local && (
        <>
          {me.value !== null && <Invitations />}
          <WaitingForMe local={local} online={tablesOf(lists.mine)} />
          <div class="games">
            {GAMES.map((game) => (
              <GameCard key={game.id} game={game} tables={local} />
            ))}
          </div>
          <DailyStrip />
          <OpenTables tables={tablesOf(lists.open)} />
          <Watchable tables={tablesOf(lists.watch)} />
          <Finished local={local} online={tablesOf(lists.mine)} />
          {isOffline(lists.mine) && (
            <p class="soft">
              <Icon name="offline" /> {words.value.offlineNote}
            </p>
          )}
          <p class="home-promise">{home.promise}</p>
        </>
      )}
    </Page>
  );
}

type Listed = Awaited<ReturnType<typeof api.tables>> | undefined;

const useOnlineTables = () => ({
  mine: usePromise(() => api.tables("mine"), []),
  open: usePromise(() => api.tables("open"), []),
  watch: usePromise(() => api.tables("watch"), []),
});

/** None while they are awaited, and none when the server cannot be reached. */
const tablesOf = (listed: Listed): readonly TableSummary[] =>
  listed === undefined || isRefused(listed) ? [] : listed.tables;

const isOffline = (listed: Listed): boolean =>
  listed !== undefined && isRefused(listed) && listed.status === 0;

interface MineProps {
  readonly local: readonly LocalTable[];
  readonly online: readonly TableSummary[];
}

/** Games that are not over, those that wait for one's own move first. */
function WaitingForMe({ local, online }: MineProps) {
  const here = local.filter(({ actor }) => actor !== null);
  const there = online.filter(({ status }) => status !== "over");
  const urgent = there.filter(({ actor, viewer }) => actor !== null && actor === viewer);
  const others = there.filter((table) => !urgent.includes(table));
  if (here.length + there.length === 0) return null;
  return (
    <section class="tables" aria-labelledby="mine">
      <h2 id="mine">{words.value.home.mine}</h2>
      <ul class="rows">
        {[...urgent, ...others].slice(0, SHOWN).map((table) => (
          <OnlineRow key={table.id} table={table} />
        ))}
        {here.slice(0, SHOWN).map((table) => (
          <LocalRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function Finished({ local, online }: MineProps) {
  const here = local.filter(({ actor }) => actor === null);
  const there = online.filter(({ status }) => status === "over");
  if (here.length + there.length === 0) return null;
  return (
    <section class="tables" aria-labelledby="finished">
      <h2 id="finished">{words.value.home.finished}</h2>
      <ul class="rows">
        {there.slice(0, SHOWN).map((table) => (
          <OnlineRow key={table.id} table={table} />
        ))}
        {here.slice(0, SHOWN).map((table) => (
          <LocalRow key={table.id} table={table} />
        ))}
      </ul>
      <p>
        <a href="/my-games">{words.value.home.all}</a>
      </p>
    </section>
  );
}

function Watchable({ tables }: { readonly tables: readonly TableSummary[] }) {
  if (tables.length === 0) return null;
  return (
    <section class="tables" aria-labelledby="watch">
      <h2 id="watch">{words.value.home.watch}</h2>
      <ul class="rows">
        {tables.slice(0, SHOWN).map((table) => (
          <OnlineRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

interface GameCardProps {
  readonly game: GameMeta;
  readonly tables: readonly LocalTable[];
}

function GameCard({ game, tables }: GameCardProps) {
  const { home } = words.value;
  const blurb = game.blurb[settings.language.value];
  const { route } = useLocation();
  const starting = useSignal(false);
  const asking = useSignal(false);
  const problem = useSignal("");
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
  const meet = async (): Promise<void> => {
    starting.value = true;
    const { playWithPeople } = await import("../find-table.ts");
    const found = await playWithPeople(game);
    starting.value = false;
    if (typeof found === "string") route(found);
    else problem.value = refusalText(found);
  };
  /** The rules are on their way before the finger is. */
  const warm = (): void => void loadRules(game.id);
  const unfinished = tables.find((table) => table.game === game.id && table.actor !== null);
  return (
    <article class="game" aria-labelledby={`game-${game.id}`}>
      <GameCover id={game.id} />
      <div class="game-text">
        <h2 id={`game-${game.id}`}>{blurb.name}</h2>
        <p class="game-tagline">{blurb.tagline}</p>
        <GameFacts game={game} />
        <div class="game-actions">
          {unfinished && (
            <a class="button button-primary" href={`/local/${unfinished.id}`}>
              <Icon name="play" />
              {home.resume}
            </a>
          )}
          <Button
            look={unfinished ? "plain" : "primary"}
            icon={unfinished ? "plus" : "play"}
            title={home.playAbout(quickSeats(game) - 1, game.cooperative ?? false)}
            disabled={starting.value}
            onClick={start}
            onPointerEnter={warm}
            onFocus={warm}
          >
            {home.play}
          </Button>
          {hasLessons(game.id) && (
            <a class="button button-plain" href={`/learn/${game.id}/first`}>
              <Icon name="hint" />
              {home.learn}
            </a>
          )}
          <p class="game-more">
            <button type="button" class="game-people" disabled={starting.value} onClick={meet}>
              {home.people}
            </button>
            <a href={`/new?game=${game.id}&where=online`}>{home.open}</a>
            <a href={`/rules/${game.id}`}>{home.rules}</a>
          </p>
        </div>
        <p class="error" role="alert">
          {problem.value}
        </p>
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

/** For how many, how long, and how much there is to learn. */
function GameFacts({ game }: { readonly game: GameMeta }) {
  const { home, seatCount, minutes } = words.value;
  const { min, max } = game.seats;
  return (
    <p class="game-facts">
      <span>
        <Icon name="people" label={home.players(seatCount(min, max))} /> {seatCount(min, max)}
      </span>
      <span>
        <Icon name="clock" /> {minutes(game.blurb[settings.language.value].minutes)}
      </span>
      <span class="game-weight" title={home.weight[game.weight - 1]}>
        <span class="unseen">{home.weight[game.weight - 1]}</span>
        {WEIGHTS.map((weight) => (
          <i key={weight} class={weight <= game.weight ? "game-weight-on" : ""} />
        ))}
      </span>
    </p>
  );
}
