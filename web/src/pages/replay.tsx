import type { SeatInfo, Viewer } from "@banquise/engine";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { useLocation } from "../address.ts";
import { askAnalysis } from "../bot-client.ts";
import { useLocalTables } from "../local/use-local-tables.ts";
import { NothingHere } from "../parts/nothing-here.tsx";
import { Page } from "../parts/page.tsx";
import { replayWords } from "../parts/replay-words.ts";
import { LocalRow } from "../parts/table-row.tsx";
import { usePromise } from "../parts/use-promise.ts";
import { Review } from "../review/review.ts";
import { ReviewPanel } from "../review/review-panel.tsx";
import { isSlowDevice, thinkAtServer, thinkHere } from "../review/thinking.ts";
import { type Opened, openFile, openSource } from "../sessions/open-replay.ts";
import { ReplaySession } from "../sessions/replay.ts";
import { words } from "../strings/index.ts";
import type { Exits } from "../table/exits.ts";
import { ReplayControls } from "../table/replay-controls.tsx";
import { TableScreen } from "../table/screen.tsx";
import "../styles/replay.css";

/** `/replay?table=ID&at=12&as=0&all=1`: an online game, a local one, or a file. */
export function Replay() {
  const { query } = useLocation();
  const file = useSignal<Opened | null>(null);
  const { table, local } = query;
  const source = usePromise(() => openSource(table ?? null, local ?? null), [table, local]);
  const opened = source ?? file.value;
  if (opened && "table" in opened) return <Watching opened={opened} fromFile={!source} />;
  return <Chooser file={file} problem={opened && "problem" in opened ? opened.problem : ""} />;
}

interface WatchingProps {
  readonly opened: Extract<Opened, { table: unknown }>;
  readonly fromFile: boolean;
}

function Watching({ opened, fromFile }: WatchingProps) {
  const { query } = useLocation();
  const session = useMemo(() => {
    const { id, table, seats } = opened;
    const at = query.at === undefined ? 0 : Number(query.at) || 0;
    const session = new ReplaySession(id, table, seats, at, sideOf(query.as, seats));
    session.revealed.value = query.all === "1";
    return session;
  }, [opened]);
  const leaving = useMemo(() => new AbortController(), [session]);
  const review = useMemo(() => {
    const here = thinkHere(session.game, askAnalysis);
    const { table } = query;
    const asksServer = table !== undefined && isSlowDevice();
    return new Review(session, asksServer ? thinkAtServer(table, here, leaving.signal) : here);
  }, [session]);
  useEffect(
    () => () => {
      review.stop();
      leaving.abort();
    },
    [review],
  );
  useEffect(() => {
    if (fromFile) return;
    // The address always names what is shown, without filling the history with every step.
    return session.moment.subscribe(() => {
      const address = new URL(location.href);
      address.searchParams.set("at", String(session.at.peek()));
      const as = session.perspective.peek();
      address.searchParams.set("as", as === null ? NOBODY : String(as));
      if (session.revealed.peek()) address.searchParams.set("all", "1");
      else address.searchParams.delete("all");
      history.replaceState(history.state, "", address);
    });
  }, [session, fromFile]);
  const { file } = opened;
  const exits: Exits = {
    replay: null,
    rematch: null,
    rematchAsked: false,
    download: file && (async () => file()),
    coach: null,
    link: query.table ? `/replay?table=${query.table}` : null,
  };
  return (
    <TableScreen
      session={session}
      exits={exits}
      review={(model) => <ReviewPanel model={model} session={session} review={review} />}
    >
      <ReplayControls session={session} verdict={opened.verdict} />
    </TableScreen>
  );
}

/** In an address: as a spectator, who sees least. */
const NOBODY = "nobody";

/** Unless the address says otherwise, a game is watched from the side of the first person who played it. */
function sideOf(as: string | undefined, seats: readonly SeatInfo[]): Viewer {
  const seat = Number(as);
  if (as === NOBODY) return null;
  if (as !== undefined && Number.isInteger(seat) && seat >= 0 && seat < seats.length) return seat;
  return Math.max(
    0,
    seats.findIndex(({ kind }) => kind === "person"),
  );
}

interface ChooserProps {
  readonly file: { value: Opened | null };
  readonly problem: string;
}

function Chooser({ file, problem }: ChooserProps) {
  const replay = replayWords.value;
  const tables = useLocalTables()?.filter((table) => table.actor === null);
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen) file.value = await openFile(chosen);
  };
  return (
    <Page title={replay.title}>
      <p>{replay.about}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first. */}
      <div
        class="drop card"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void open(event.dataTransfer?.files[0]);
        }}
      >
        <label class="button button-primary drop-button">
          {replay.choose}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void open(event.currentTarget.files?.[0])}
          />
        </label>
        <span class="soft">{replay.drop}</span>
      </div>
      <p class="error" role="alert">
        {problem}
      </p>
      <h2>{replay.recent}</h2>
      {tables?.length === 0 && (
        <NothingHere text={replay.none}>
          <a class="button button-primary" href="/">
            {replay.begin}
          </a>
          <a class="button button-plain" href="/my-games">
            {words.value.home.all}
          </a>
        </NothingHere>
      )}
      <ul class="rows">
        {tables?.map((table) => (
          <LocalRow key={table.id} table={table} href={`/replay?local=${table.id}`} />
        ))}
      </ul>
    </Page>
  );
}
