import type { Step } from "@banquise/engine";
import { Button, Icon, SeatMark } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { botNameOf, words } from "../strings/index.ts";
import { aboutStep } from "./about-step.ts";
import { decidedWords } from "./decided-words.ts";
import type { LogLine, TableModel } from "./model.ts";
import { undoneSteps } from "./turns.ts";

/** Steps that are drawn at once; more come when one scrolls there. */
const PAGE = 40;

/** How long a finger lights what a line speaks of. */
const TOUCH_TIME = 4_000;

/** What happened, the latest first, each line with the rule that made it happen. */
export function Log({ model }: { readonly model: TableModel }) {
  // What is being told comes here afterwards.
  const log = model.session.moment.value.log.filter((step) => step.version < model.untoldFrom);
  const shown = useSignal(PAGE);
  const undone = undoneSteps(log);
  const hasMore = shown.value < log.length || (log[0]?.version ?? 0) > 0;
  const showMore = async (): Promise<void> => {
    if (shown.peek() + PAGE > log.length) await model.session.older();
    shown.value += PAGE;
  };
  return (
    <>
      <ol class="log" reversed>
        {log
          .slice(-shown.value)
          .toReversed()
          .map((step) => (
            <LogStep key={step.version} model={model} step={step} undone={undone.has(step.version)} />
          ))}
      </ol>
      {hasMore && <More onReach={showMore} />}
    </>
  );
}

/** The end of what is drawn: reached by scrolling, or pressed. */
function More({ onReach }: { readonly onReach: () => Promise<void> }) {
  const end = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const reach = async (): Promise<void> => {
    if (asked.current) return;
    asked.current = true;
    await onReach();
    asked.current = false;
  };
  // Observed anew after each page: one that is too short to fill the panel brings the next.
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) void reach();
    });
    observer.observe(element);
    return () => observer.disconnect();
  });
  return (
    <div ref={end} class="log-more">
      <Button look="quiet" size="small" onClick={reach}>
        {words.value.table.olderSteps}
      </Button>
    </div>
  );
}

interface LogStepProps {
  readonly model: TableModel;
  readonly step: Step;
  readonly undone?: boolean;
}

export function LogStep({ model, step, undone = false }: LogStepProps) {
  const lines = model.lines(step);
  const about = aboutStep(step, model.name);
  if (lines.length === 0 && about === null) return null;
  return (
    <li class={`log-step ${undone ? "log-undone" : ""}`}>
      {step.seat === null ? <span class="log-nobody" /> : <SeatMark seat={step.seat} size={1.5} />}
      <div>
        {about !== null && <p>{about}</p>}
        {step.by?.startsWith("bot:") && (
          <span class="log-by">
            <Icon name="bot" label={decidedWords.value.byBot(botNameOf(step.by.slice("bot:".length)))} />
          </span>
        )}
        {lines.map((line, index) => (
          <Line key={index} model={model} line={line} />
        ))}
      </div>
    </li>
  );
}

/** A line lights the places that it speaks of, under the pointer, the focus or a finger. */
function Line({ model, line }: { readonly model: TableModel; readonly line: LogLine }) {
  const { text, rule, places } = line;
  const light = (): void => model.light(places);
  const darken = (): void => model.light([]);
  const cite = (
    <button type="button" class="cite" onFocus={light} onBlur={darken} onClick={() => model.openRule(rule)}>
      {rule}
    </button>
  );
  if (places.length === 0)
    return (
      <p>
        {text} {cite}
      </p>
    );
  return (
    <p
      class="log-placed"
      onPointerEnter={light}
      onPointerLeave={(event) => {
        // A finger is gone at once: what it lit stays for a while.
        if (event.pointerType === "touch") setTimeout(darken, TOUCH_TIME);
        else darken();
      }}
    >
      {text} {cite}
    </p>
  );
}
