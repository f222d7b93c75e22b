import type { ListedTable } from "@banquise/engine";
import { hasLessons } from "@banquise/games/lessons";
import { Button, Icon, later } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { useLocation } from "../address.ts";
import { GAMES, type GameMeta, loadRules } from "../games.ts";
import { isKnown } from "../learn/coaching.ts";
import type { LocalTable } from "../local/local-table.ts";
import { useLocalTables } from "../local/use-local-tables.ts";
import { playNow, quickSeats } from "../new-game.ts";
import { GameCover } from "../parts/game-cover.tsx";
import { Page } from "../parts/page.tsx";
import { LocalRow, OnlineRow } from "../parts/table-row.tsx";
import { me } from "../people/me.ts";
import { TODAY } from "../puzzles/pack.ts";
import { api } from "../sessions/api.ts";
import { isRefused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { refusalText, words } from "../strings/index.ts";
import "../styles/home.css";

const LiveTable = later(async () => {
  // Nobody waits for it: what can be pressed comes first.
  await idle();
  return (await import("../live/live-table.tsx")).LiveTable;
});
const DailyStrip = later(async () => (await import("../daily/daily-list.tsx")).DailyStrip);
const Invitations = later(async () => (await import("../talk/invitations.tsx")).Invitations);
const OpenTables = later(async () => (await import("./open-tables.tsx")).OpenTables);
const FirstVisit = later(async () => (await import("../learn/first-visit.tsx")).FirstVisit);

const SHOWN = 6;
/** In the lists at the top. */
const SHOWN_FIRST = 3;
/** Milliseconds between two looks at what tables there are. */
const LOOK_AGAIN = 20_000;
/** A table is live when something has happened there within this time. */
const LIVELY = 5 * 60_000;
const DAY = 24 * 60 * 60_000;
/** Milliseconds after which what can wait comes all the same. */
const LATEST = 2_000;
const WEIGHTS = [1, 2, 3, 4, 5];

export function Home() {
  const { title, tagline, home } = words.value;
  const local = useLocalTables();
  const lists = useOnlineTables();
  const open = tablesOf(lists.open);
  return (
    <Page title={title} bare>
      {/* What there is to go on with is known at once, or nothing is shown yet: no card changes under a finger. */}
      {local && (
        <>
          <div class="home-top">
            <div class="home-hello">
              <h1 class="home-title">{tagline}</h1>
              {me.value !== null && <Invitations />}
              <WaitingForMe local={local} online={tablesOf(lists.mine)} />
              {open.length <= SHOWN_FIRST && <OpenTables tables={open} />}
              <p class="home-today">
                {open.length > SHOWN_FIRST && (
                  <a class="button button-plain" href="#open">
                    <Icon name="people" />
                    {home.openTables} ({open.length})
                  </a>
                )}
                <a class="button button-plain" href={`/puzzles/${gameOfTheDay().id}/${TODAY}`}>
                  <Icon name="question" />
                  {home.puzzle(gameOfTheDay().blurb[settings.language.value].name)}
                </a>
                <a class="button button-plain" href="/daily">
                  <Icon name="trophy" />
                  {home.challenge}
                </a>
              </p>
            </div>
            {/* Its room is kept: nothing jumps when it comes. */}
            <div class="home-live">
              {lists.watch !== undefined && <LiveTable table={liveIn(lists.watch)} />}
            </div>
          </div>
          <div class="games">
            {GAMES.map((game) => (
              <GameCard key={game.id} game={game} tables={local} />
            ))}
          </div>
          {open.length > SHOWN_FIRST && <OpenTables tables={open} />}
          <DailyStrip />
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
  mine: useListed("mine"),
  open: useListed("open"),
  watch: useListed("watch"),
});

/** Asked again now and then while somebody looks at the page: tables open, begin and end. */
function useListed(scope: "mine" | "open" | "watch"): Listed {
  const [listed, setListed] = useState<Listed>(undefined);
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const answer = await api.tables(scope);
      if (wanted) setListed(answer);
    };
    void ask();
    const timer = setInterval(() => !document.hidden && void ask(), LOOK_AGAIN);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [scope]);
  return listed;
}

/** The table to show live: one at which something has happened lately. */
const liveIn = (listed: Listed): ListedTable | null =>
  tablesOf(listed).find(({ actor, updatedAt }) => actor !== null && Date.now() - updatedAt < LIVELY) ?? null;

/** The game whose puzzle the home page offers: each has its day. */
const gameOfTheDay = (): GameMeta => GAMES[Math.floor(Date.now() / DAY) % GAMES.length] as GameMeta;

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: LATEST });
    else setTimeout(resolve, LATEST);
  });

/** None while they are awaited, and none when the server cannot be reached. */
const tablesOf = (listed: Listed): readonly ListedTable[] =>
  listed === undefined || isRefused(listed) ? [] : listed.tables;

const isOffline = (listed: Listed): boolean =>
  listed !== undefined && isRefused(listed) && listed.status === 0;

interface MineProps {
  readonly local: readonly LocalTable[];
  readonly online: readonly ListedTable[];
}

/** Games that are not over, those that wait for one's own move first. */
function WaitingForMe({ local, online }: MineProps) {
  const here = local.filter(({ actor }) => actor !== null);
  const going = online.filter(({ status }) => status !== "over");
  const urgent = going.filter(({ actor, viewer }) => actor !== null && actor === viewer);
  const there = [...urgent, ...going.filter((table) => !urgent.includes(table))];
  if (here.length + there.length === 0) return null;
  return (
    <section class="tables" aria-labelledby="mine">
      <h2 id="mine">{words.value.home.mine}</h2>
      <ul class="rows">
        {there.slice(0, SHOWN_FIRST).map((table) => (
          <OnlineRow key={table.id} table={table} />
        ))}
        {here.slice(0, Math.max(1, SHOWN_FIRST - there.length)).map((table) => (
          <LocalRow key={table.id} table={table} />
        ))}
      </ul>
      {here.length + there.length > SHOWN_FIRST && (
        <p>
          <a href="/my-games">{words.value.home.all}</a>
        </p>
      )}
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

function Watchable({ tables }: { readonly tables: readonly ListedTable[] }) {
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
