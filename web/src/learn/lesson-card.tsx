import type { Choose, CountLine } from "@banquise/engine/lessons";
import { Button, Icon } from "@banquise/ui";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { AnyState } from "../games.ts";
import { settings } from "../settings.ts";
import { words } from "../strings/index.ts";
import type { TableModel } from "../table/model.ts";
import type { LessonSession } from "./lesson-session.ts";
import { learnWords } from "./words.ts";

interface CardProps {
  readonly session: LessonSession;
  readonly model: TableModel;
  readonly end: ComponentChildren;
}

/** What is said, what can be answered, and the way on: always at the same place. */
export function LessonCard({ session, model, end }: CardProps) {
  const { phase, says, step, lines, told, over, at } = session.lesson.value;
  const language = settings.language.value;
  const text = learnWords.value;
  const focus = useKeptFocus(`${at} ${phase}`);
  if (over) return <>{end}</>;
  return (
    <section
      ref={focus}
      class={`lesson-card lesson-${phase}`}
      aria-label={text.progress(at + 1, session.steps)}
    >
      <div class="lesson-words" role="status" aria-live="polite">
        {phase === "done" && (
          <b class="lesson-mark">
            <Icon name="check" /> {text.wellDone}
          </b>
        )}
        {phase === "wrong" && (
          <b class="lesson-mark">
            <Icon name="turnLeft" /> {text.notQuite}
          </b>
        )}
        {step !== null && "choose" in step && phase === "wrong" && <p>{says?.[language]}</p>}
        <p>{(step !== null && "choose" in step && phase === "wrong" ? step.choose : says)?.[language]}</p>
      </div>
      {lines.length > 0 && <Lines lines={lines} told={told} />}
      {step !== null && "choose" in step && phase !== "done" && <Answers session={session} step={step} />}
      <Actions session={session} model={model} />
    </section>
  );
}

/** Where the buttons change under the keyboard, it stays in the card. */
function useKeptFocus(beat: string) {
  const card = useRef<HTMLElement>(null);
  const had = useRef(false);
  if (typeof document !== "undefined" && card.current?.contains(document.activeElement)) had.current = true;
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (had.current && lost)
      card.current?.querySelector<HTMLElement>(".lesson-actions .button-primary")?.focus();
    had.current = false;
  }, [beat]);
  return card;
}

function Lines({ lines, told }: { readonly lines: readonly CountLine[]; readonly told: boolean }) {
  const language = settings.language.value;
  const text = learnWords.value;
  const sum = lines.reduce((total, { points }) => total + points, 0);
  return (
    <ul class="lesson-lines" role="status">
      {lines.map(({ says, points }, index) => (
        <li key={index}>
          <span>{says[language]}</span>
          <b>{text.points(points)}</b>
        </li>
      ))}
      {told && lines.length > 1 && (
        <li class="lesson-sum">
          <span>{text.sum}</span>
          <b>{sum}</b>
        </li>
      )}
    </ul>
  );
}

function Answers({ session, step }: { readonly session: LessonSession; readonly step: Choose<AnyState> }) {
  const { given } = session.lesson.value;
  return (
    <div class="lesson-answers">
      {step.answers.map(({ says }, index) => (
        <Button key={index} disabled={given.has(index)} onClick={() => session.choose(index)}>
          {says[settings.language.value]}
        </Button>
      ))}
    </div>
  );
}

function Actions({ session, model }: Pick<CardProps, "session" | "model">) {
  const { phase, step, at, rules } = session.lesson.value;
  const text = learnWords.value;
  const [rule] = rules;
  const asksMove = step !== null && ("do" in step || "try" in step);
  const show = (): void => {
    const move = session.wayOn();
    if (move === null) return;
    model.hint.value = move;
    model.light(session.game.places.ofMove(session.moment.peek().view, move));
    if (step !== null && "try" in step) session.tried(move);
  };
  return (
    <div class="lesson-actions">
      <Button
        look="quiet"
        icon="previous"
        label={text.previous}
        disabled={at === 0}
        onClick={() => session.goTo(at - 1)}
      />
      {rule !== undefined && (
        <Button
          look="quiet"
          icon="rules"
          label={words.value.table.seeRule}
          onClick={() => model.openRule(rule)}
        />
      )}
      {asksMove && phase === "asked" && (
        <Button look="quiet" icon="hint" onClick={show}>
          {text.showMe}
        </Button>
      )}
      {phase === "wrong" && asksMove && (
        <Button look="primary" icon="turnLeft" onClick={() => session.retry()}>
          {text.retry}
        </Button>
      )}
      {(phase === "said" || phase === "done") && (
        <Button look="primary" onClick={() => session.next()}>
          {text.next}
          <Icon name="next" />
        </Button>
      )}
    </div>
  );
}
