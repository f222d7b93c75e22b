/** A table to look at in passing: one that people play at now, or else one where bots do. */
import type { ListedTable } from "@banquise/engine";
import type { BoardModule } from "@banquise/ui";
import { Button, Icon, SeatMark } from "@banquise/ui";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useLocation } from "../address.ts";
import { type AnyState, GAMES, type GameWords, loadWords, metaOf } from "../games.ts";
import { BoardCut } from "../parts/board-cut.tsx";
import { usePromise } from "../parts/use-promise.ts";
import { LocalSession } from "../sessions/local.ts";
import { RemoteTable } from "../sessions/remote-table.ts";
import type { TableSession } from "../sessions/session.ts";
import { settings } from "../settings.ts";
import { isolated, seatNames } from "../strings/index.ts";
import { boardOf } from "../table/board-of.ts";
import { openDemo, SHOWN_SIDE, takeOver } from "./demo.ts";
import { useEyes } from "./use-eyes.ts";
import { liveWords } from "./words.ts";
import "../styles/live.css";

const HOUR = 3_600_000;
/** Milliseconds for which the end of a game of bots is shown. */
const END = 6_000;

/** Null: nobody plays in public. */
export function LiveTable({ table }: { readonly table: ListedTable | null }) {
  return table === null ? <Demo /> : <Remote key={table.id} id={table.id} />;
}

function Remote({ id }: { readonly id: string }) {
  const remote = useMemo(() => new RemoteTable(id), [id]);
  useEffect(() => () => remote.close(), [remote]);
  const session = remote.session.value;
  return session && <Looked session={session} />;
}

/** Each game has its hour. */
const gameOfTheHour = (): string => GAMES[Math.floor(Date.now() / HOUR) % GAMES.length]?.id ?? "";

function Demo() {
  const place = useRef<HTMLDivElement>(null);
  const seen = useEyes(place);
  const [round, setRound] = useState(0);
  const session = usePromise(() => openDemo(gameOfTheHour(), seen), [round]);
  useEffect(() => () => session?.close(), [session]);
  const isOver = session?.moment.value.status === "over";
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => setRound(round + 1), END);
    return () => clearTimeout(timer);
  }, [isOver, round]);
  return (
    <div ref={place} class="live-place">
      {session && <Looked session={session} />}
    </div>
  );
}

function Looked({ session }: { readonly session: TableSession }) {
  const language = settings.language.value;
  const { id } = session.game;
  const loaded = usePromise(() => Promise.all([loadWords(id, language), boardOf(id)]), [id, language]);
  const [gameWords, board] = loaded ?? [];
  if (!gameWords || !board) return null;
  return <Card session={session} gameWords={gameWords} board={board} />;
}

interface CardProps {
  readonly session: TableSession;
  readonly gameWords: GameWords;
  readonly board: BoardModule<AnyState>;
}

function Card({ session, gameWords, board }: CardProps) {
  const text = liveWords.value;
  const { route } = useLocation();
  const { game, moment, seats } = session;
  const { view: seen, events, actor, version } = moment.value;
  const names = seatNames(seats.value);
  const name = metaOf(game.id)?.blurb[settings.language.value].name ?? game.id;
  const { glimpse } = board;
  const demo = session instanceof LocalSession ? session : null;
  const side = demo ? SHOWN_SIDE : null;
  const view = demo ? demo.table.view(SHOWN_SIDE) : seen;
  const totals = game.cooperative ? [] : game.result(view).seats;
  return (
    <article class="live" aria-labelledby="live" data-version={version}>
      <div class="live-picture">
        {glimpse && (
          <BoardCut
            game={game}
            gameWords={gameWords}
            board={board}
            view={view}
            viewer={side}
            events={events}
            name={(seat) => names[seat] ?? ""}
            room={glimpse.room}
            shows={glimpse.shows}
            label={text.of(name, names.map(isolated).join(", "))}
            fits
          />
        )}
      </div>
      <div class="live-words">
        <h2 id="live">
          <span class={`live-tag ${demo ? "" : "live-tag-now"}`}>{demo ? text.bots : text.now}</span> {name}
        </h2>
        <ul class="live-seats">
          {names.map((each, seat) => (
            <li key={seat} class={seat === actor ? "live-turn" : ""}>
              <SeatMark seat={seat} size={1.3} />
              <bdi>{each}</bdi>
              {seats.value[seat]?.kind === "bot" && <Icon name="bot" />}
              {totals[seat] && (
                <b>{board.pointsFaceDown?.(view, side, seat, {}) ? "" : totals[seat].total}</b>
              )}
            </li>
          ))}
        </ul>
        {demo ? (
          <Button icon="person" title={text.takeSeatAbout} onClick={async () => route(await takeOver(demo))}>
            {text.takeSeat}
          </Button>
        ) : (
          <a class="button button-plain" href={`/table/${session.id}`}>
            <Icon name="eye" />
            {text.watch}
          </a>
        )}
      </div>
    </article>
  );
}
