/** The table screen, shared by all games and all ways to play: only the board in the middle is the game's own. */

import type { Seat } from "@banquise/engine";
import { type BoardModule, later, useTips } from "@banquise/ui";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { type AnyState, type GameWords, loadWords, metaOf } from "../games.ts";
import { Message } from "../parts/message.tsx";
import { useTitle } from "../parts/page.tsx";
import { usePromise } from "../parts/use-promise.ts";
import type { TableSession } from "../sessions/session.ts";
import { settings } from "../settings.ts";
import { seatNames, words } from "../strings/index.ts";
import { Bar } from "./bar.tsx";
import { BoardArea } from "./board-area.tsx";
import { boardOf } from "./board-of.ts";
import type { Exits } from "./exits.ts";
import { useShortcuts } from "./keyboard.ts";
import { TableModel } from "./model.ts";
import { Panel } from "./panel.tsx";
import { usePressFirst } from "./press-first.ts";
import { PromptBar } from "./prompt-bar.tsx";
import { Seats } from "./seats.tsx";
import { TalkLayer } from "./talk-parts.ts";
import { ToastNote } from "./toast.tsx";
import { UnkeptNote } from "./unkept.tsx";
import { useEnd } from "./use-end.ts";
import { wide } from "./wide.ts";
import { useYourTurn } from "./your-turn.ts";
import "../styles/table.css";
import "../styles/table-narrow.css";
import "../styles/table-short.css";

/** What a table does without until somebody asks for it. */
const Advice = later(async () => (await import("./advice.tsx")).Advice);
const AffairsNote = later(async () => (await import("./affairs.tsx")).AffairsNote);
const AwayNote = later(async () => (await import("./away.tsx")).AwayNote);
const ConfirmBar = later(async () => (await import("./confirm-bar.tsx")).ConfirmBar);
const Curtain = later(async () => (await import("./curtain.tsx")).Curtain);
const EndDialog = later(async () => (await import("./end.tsx")).EndDialog);
const HelpDialog = later(async () => (await import("./help.tsx")).HelpDialog);
const MenuDialog = later(async () => (await import("./menu.tsx")).MenuDialog);
const Since = later(async () => (await import("./since.tsx")).Since);
const RuleDialog = later(async () => (await import("./rule-dialog.tsx")).RuleDialog);

interface TableScreenProps {
  readonly session: TableSession;
  readonly exits: Exits;
  /** What stands under the board: the controls of a replay. */
  readonly children?: ComponentChildren;
  /** What a replay tells about the game as a whole. */
  readonly review?: (model: TableModel) => ComponentChildren;
  /** What this table is, beside the name of its game. */
  readonly tag?: ComponentChildren;
  /** Somebody who has something to say about the board. */
  readonly coach?: ((model: TableModel) => ComponentChildren) | null;
}

export function TableScreen({ session, exits, review, tag, coach, children }: TableScreenProps) {
  const { id } = session.game;
  const language = settings.language.value;
  const gameWords = usePromise(() => loadWords(id, language), [id, language]);
  const board = usePromise(() => boardOf(id), [id]);
  useTitle(titleOf(session, metaOf(id)?.blurb[language].name ?? id));
  useYourTurn(session);
  if (board === null || gameWords === null) return <Message text={words.value.table.unloadable} />;
  if (!gameWords || !board) return <p class="waiting-place">{words.value.loading}</p>;
  return (
    <LoadedScreen
      session={session}
      exits={exits}
      gameWords={gameWords}
      board={board}
      review={review}
      tag={tag}
      coach={coach}
    >
      {children}
    </LoadedScreen>
  );
}

/** A tab in the background tells when it is one's turn. */
function titleOf(session: TableSession, game: string): string {
  const { home, pageTitle } = words.value;
  const { actor, viewer, status } = session.moment.value;
  if (session.kind === "replay") return pageTitle(`${words.value.table.replay}, ${game}`);
  if (status === "over") return pageTitle(`${home.over}, ${game}`);
  const mine = actor !== null && actor === viewer && !session.affairs?.standIn(viewer);
  const hidden = session.curtain.value !== null;
  if (mine && !hidden) return pageTitle(`${home.yourTurn}, ${game}`);
  return pageTitle(actor === null ? game : `${home.theirTurn(seatName(session, actor))}, ${game}`);
}

const seatName = ({ seats }: TableSession, seat: Seat): string => seatNames(seats.value)[seat] ?? "";

interface LoadedProps extends TableScreenProps {
  readonly gameWords: GameWords;
  readonly board: BoardModule<AnyState>;
}

function LoadedScreen(props: LoadedProps) {
  const { session, exits, gameWords, board, review, tag, coach, children } = props;
  const model = useMemo(() => new TableModel(session, gameWords, board), [session]);
  useEffect(() => () => model.close(), [model]);
  model.gameWords.value = gameWords;
  const table = useRef<HTMLDivElement>(null);
  useTips(table, model.tips);
  useShortcuts(model);
  useEnd(model);
  const pressFirst = usePressFirst();
  const hidden = session.curtain.value !== null;
  const advised = model.advice.value !== null;
  return (
    <div ref={table} class={`table table-${session.kind}`}>
      <Bar model={model} tag={tag} />
      {hidden ? (
        <Curtain model={model} />
      ) : (
        <>
          <PromptBar model={model} />
          {!wide.value && session.kind !== "replay" && <Since model={model} />}
          <main class="table-board" {...pressFirst}>
            <h2 class="unseen">{words.value.table.board}</h2>
            <BoardArea model={model} table={table} />
            <UnkeptNote model={model} />
            {session.affairs && <AffairsNote model={model} affairs={session.affairs} />}
            {model.pending.value !== null && <ConfirmBar model={model} />}
            {!wide.value && advised && <Advice model={model} />}
            <ToastNote model={model} />
            {coach?.(model)}
            {session.kind === "remote" && <AwayNote model={model} />}
          </main>
          {children}
          <aside class="side" aria-label={words.value.table.panel}>
            <Seats model={model} />
            {wide.value && session.kind !== "replay" && <Since model={model} />}
            {wide.value && advised && <Advice model={model} />}
            <Panel model={model} review={review} />
          </aside>
          {session.moment.value.status === "over" && <EndDialog model={model} exits={exits} />}
        </>
      )}
      {model.rule.value !== null && <RuleDialog model={model} />}
      {model.dialog.value === "help" && <HelpDialog model={model} />}
      {model.dialog.value === "menu" && <MenuDialog model={model} exits={exits} />}
      {session.talk && <TalkLayer talk={session.talk} />}
      <p class="unseen" role="status" aria-live="polite">
        {model.said.value}
      </p>
    </div>
  );
}
