import { DAILY_BOT } from "@banquise/bots";
import { Button, Icon, Tabs, tabId } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useLocation } from "../address.ts";
import { type GameMeta, metaOf } from "../games.ts";
import { isKnown } from "../learn/coaching.ts";
import { useLocalTables } from "../local/use-local-tables.ts";
import { NotFound } from "../pages/not-found.tsx";
import { GameCover } from "../parts/game-cover.tsx";
import { GuestName } from "../parts/guest-name.tsx";
import { Page } from "../parts/page.tsx";
import { usePromise } from "../parts/use-promise.ts";
import { introduce } from "../people/me.ts";
import { isRefused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { botNameOf, refusalText, words } from "../strings/index.ts";
import { type DailyGame, daily, type Today } from "./daily-api.ts";
import { tryText } from "./daily-list.tsx";
import { dayBefore, dayOf } from "./days.ts";
import { dailySeats, practiceId, practiceOf, practise } from "./practice.ts";
import { ResultTable } from "./result-table.tsx";
import { useToday } from "./use-today.ts";
import { dailyWords } from "./words.ts";
import "../styles/daily.css";

const PANEL = "daily-results";

/** `/daily/blueprints`: today's challenge of a game and the results of two days. */
export function ChallengePage({ game = "" }: { readonly game?: string }) {
  const text = dailyWords.value;
  const meta = metaOf(game);
  const today = useToday(game);
  if (!meta) return <NotFound />;
  const { name } = meta.blurb[settings.language.value];
  const challenge = isRefused(today) ? undefined : today?.games.find((each) => each.game === game);
  return (
    <Page title={text.titleOf(name)}>
      <div class="daily-head">
        <GameCover id={game} />
        <div>
          <p>
            {text.short} {text.rivals(dailySeats(meta) - 1, botNameOf(DAILY_BOT), meta.cooperative ?? false)}
          </p>
          {today === undefined && <p class="soft">{words.value.loading}</p>}
          {isRefused(today) && <Offline meta={meta} status={today.status ?? 0} why={refusalText(today)} />}
          {challenge && <Try meta={meta} challenge={challenge} />}
          <Practice meta={meta} />
          <p class="daily-ways">
            {!isKnown(game) && <a href={`/learn/${game}/first`}>{text.learn}</a>}
            <a href={`/rules/${game}`}>{words.value.home.rules}</a>
            <a href="/daily">{text.all}</a>
          </p>
        </div>
      </div>
      {today !== undefined && !isRefused(today) && challenge && (
        <Results meta={meta} today={today} challenge={challenge} />
      )}
    </Page>
  );
}

interface TryProps {
  readonly meta: GameMeta;
  readonly challenge: DailyGame;
}

/** One's own try: to begin, to go on with, or how it went. */
function Try({ meta, challenge: { mine, tries } }: TryProps) {
  const text = dailyWords.value;
  const { route } = useLocation();
  const busy = useSignal(false);
  const problem = useSignal("");
  const take = async (): Promise<void> => {
    busy.value = true;
    if (mine === null) await introduce();
    const answer = await daily.take(meta.id);
    busy.value = false;
    if (isRefused(answer)) problem.value = refusalText(answer);
    else route(`/table/${answer.table}`);
  };
  if (mine !== null && mine.state !== "begun") return <p class="daily-mine">{tryText(mine, tries)}</p>;
  return (
    <form
      class="form daily-try"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy.value) void take();
      }}
    >
      <p>{text.rules}</p>
      {mine === null && <GuestName label={text.name} />}
      <Button type="submit" look="primary" size="large" icon="play" aria-disabled={busy.value}>
        {mine === null ? text.take : text.goOn}
      </Button>
      <p class="error" role="alert">
        {problem.value}
      </p>
    </form>
  );
}

function Practice({ meta }: { readonly meta: GameMeta }) {
  const text = dailyWords.value;
  const { route } = useLocation();
  const start = async (): Promise<void> => {
    const address = await practise(meta);
    if (address !== null) route(address);
  };
  return (
    <p class="daily-practice">
      <Button onClick={start}>{text.practise}</Button>
      <small class="soft">{text.practiseAbout}</small>
    </p>
  );
}

interface OfflineProps {
  readonly meta: GameMeta;
  /** 0 when nobody answered. */
  readonly status: number;
  readonly why: string;
}

/** Without a server there is a challenge all the same, which counts for oneself. */
function Offline({ meta, status, why }: OfflineProps) {
  const text = dailyWords.value;
  const { route } = useLocation();
  const day = dayOf(Date.now());
  const table = useLocalTables()?.find(({ id }) => id === practiceId(meta.id, day));
  const start = async (): Promise<void> => {
    const address = await practiceOf(meta, day);
    if (address !== null) route(address);
  };
  const begun = table?.actor === null ? text.practiceOver : text.practiceAgain;
  return (
    <>
      <p>
        <Icon name="offline" /> {status === 0 ? text.offline : why}
      </p>
      <Button look="primary" size="large" icon="play" onClick={start}>
        {table === undefined ? text.practice : begun}
      </Button>
    </>
  );
}

interface ResultsProps extends TryProps {
  readonly today: Today;
}

function Results({ meta, today, challenge }: ResultsProps) {
  const text = dailyWords.value;
  const ago = useSignal(0);
  const day = ago.value === 0 ? today.day : dayBefore(today.day);
  // A try that has been verified since stands in the table.
  const results = usePromise(() => daily.results(day, meta.id), [day, meta.id, challenge.mine?.state]);
  return (
    <section class="daily-results" aria-labelledby="daily-table">
      <h2 id="daily-table">{text.table}</h2>
      <Tabs
        tabs={text.days.map((face, key) => ({ key, face }))}
        open={ago.value}
        onOpen={(key) => {
          ago.value = key;
        }}
        label={text.table}
        panel={PANEL}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, ago.value)}>
        {results === undefined ? (
          <p class="soft">{words.value.loading}</p>
        ) : isRefused(results) ? (
          <p>{results.status === 404 ? text.nobodyYesterday : refusalText(results)}</p>
        ) : (
          <ResultTable
            meta={meta}
            told={results}
            isToday={ago.value === 0}
            next={ago.value === 0 ? challenge.next : null}
          />
        )}
      </div>
    </section>
  );
}
