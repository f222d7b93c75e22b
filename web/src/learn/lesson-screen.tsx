/** The screen of a lesson: the real board, and beside it what is said, what is asked and the way on. */
import { Button, Dialog, Icon, later, MoveList, useTips } from "@banquise/ui";
import { effect, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { GameWords } from "../games.ts";
import { Brand } from "../parts/brand.tsx";
import { settings } from "../settings.ts";
import { words } from "../strings/index.ts";
import { BoardArea } from "../table/board-area.tsx";
import { ConfirmBar } from "../table/confirm-bar.tsx";
import { TableModel } from "../table/model.ts";
import { Seats } from "../table/seats.tsx";
import { ToastNote } from "../table/toast.tsx";
import { LessonCard } from "./lesson-card.tsx";
import { useLessonKeys } from "./lesson-keys.ts";
import type { LessonSession } from "./lesson-session.ts";
import { useRevealed } from "./revealed.ts";
import { learnWords } from "./words.ts";
import "../styles/table.css";
import "../styles/lesson.css";

const RuleDialog = later(async () => (await import("../table/rule-dialog.tsx")).RuleDialog);

interface LessonScreenProps {
  readonly session: LessonSession;
  readonly title: string;
  readonly gameWords: GameWords;
  readonly board: TableModel["board"];
  /** Where the way back leads. */
  readonly home: { readonly address: string; readonly label: string };
  /** What stands in the place of the words when all is done. */
  readonly end: ComponentChildren;
}

export function LessonScreen({ session, title, gameWords, board, home, end }: LessonScreenProps) {
  const model = useMemo(() => new TableModel(session, gameWords, board), [session]);
  // What the lesson speaks of is lit until it speaks of something else.
  const stopLighting = useMemo(() => effect(() => model.light(session.lesson.value.lit)), [model]);
  useEffect(
    () => () => {
      stopLighting();
      model.close();
    },
    [model],
  );
  model.gameWords.value = gameWords;
  const place = useRef<HTMLElement>(null);
  const table = useRef<HTMLDivElement>(null);
  useTips(table, model.tips);
  useRevealed(place, model.lit.value);
  const listOpen = useSignal(false);
  useLessonKeys(session, listOpen);
  const text = learnWords.value;
  return (
    <div ref={table} class="lesson">
      <header class="bar">
        <a class="bar-home" href={home.address} aria-label={home.label} title={home.label}>
          <Brand />
        </a>
        <h1 class="bar-title">{title}</h1>
        {session.steps > 1 && <Progress session={session} />}
        <div class="bar-tools">
          <Button
            look="quiet"
            icon="log"
            label={text.moves}
            disabled={session.legal.value.length === 0}
            onClick={() => {
              listOpen.value = true;
            }}
          />
        </div>
      </header>
      <main ref={place} class="table-board">
        <h2 class="unseen">{words.value.table.board}</h2>
        <BoardArea key={session.lesson.value.stage} model={model} table={table} />
        <ConfirmBar model={model} />
        <ToastNote model={model} />
      </main>
      <aside class="lesson-side" aria-label={title}>
        <LessonCard session={session} model={model} end={end} />
        <Seats model={model} />
      </aside>
      {model.rule.value !== null && <RuleDialog model={model} />}
      <Dialog
        open={listOpen.value && session.legal.value.length > 0}
        title={text.moves}
        language={settings.language.value}
        onClose={() => {
          listOpen.value = false;
        }}
      >
        <MoveList
          language={settings.language.value}
          title={text.moves}
          legal={session.legal.value}
          describe={(move) => model.moveText(move)}
          play={(move) => {
            listOpen.value = false;
            model.choose(move);
          }}
        />
      </Dialog>
      <p class="unseen" role="status">
        {model.said.value}
      </p>
    </div>
  );
}

function Progress({ session }: { readonly session: LessonSession }) {
  const { at, over } = session.lesson.value;
  const { steps } = session;
  const done = over ? steps : at + 1;
  return (
    <p class="lesson-progress">
      <progress value={done} max={steps} aria-label={learnWords.value.progress(done, steps)} />
      <span aria-hidden="true">{over ? <Icon name="check" /> : `${done}/${steps}`}</span>
    </p>
  );
}
