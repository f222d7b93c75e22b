import type { GameEvent, Step } from "@banquise/engine";
import { SeatMark } from "@banquise/ui";
import { words } from "../strings/index.ts";
import type { TableModel } from "./model.ts";

/** What happened, the latest first, each line with the rule that made it happen. */
export function Log({ model }: { readonly model: TableModel }) {
  const { log } = model.session.moment.value;
  const undone = undoneSteps(log);
  return (
    <ol class="log" reversed>
      {log.toReversed().map((step) => (
        <LogStep key={step.version} model={model} step={step} undone={undone.has(step.version)} />
      ))}
    </ol>
  );
}

interface LogStepProps {
  readonly model: TableModel;
  readonly step: Step;
  readonly undone?: boolean;
}

export function LogStep({ model, step, undone = false }: LogStepProps) {
  const { table } = words.value;
  const lines = model.lines(step);
  if (lines.length === 0 && step.kind !== "undo") return null;
  return (
    <li class={`log-step ${undone ? "log-undone" : ""}`}>
      {step.seat === null ? <span class="log-nobody" /> : <SeatMark seat={step.seat} size={1.3} />}
      <div>
        {step.kind === "undo" && <p>{table.undone(model.name(step.seat ?? 0))}</p>}
        {lines.map(({ text, rule }, index) => (
          <p key={index}>
            {text}{" "}
            <button type="button" class="cite" onClick={() => model.openRule(rule)}>
              {rule}
            </button>
          </p>
        ))}
      </div>
    </li>
  );
}

/** All that happened and was not taken back. */
export function standingEvents(log: readonly Step[]): readonly GameEvent[] {
  const undone = undoneSteps(log);
  return log.flatMap(({ version, events }) => (undone.has(version) ? [] : events));
}

/** Versions of the steps that were taken back. */
function undoneSteps(log: readonly Step[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { back, version } of log) {
    if (back === undefined) continue;
    for (const step of log)
      if (step.kind === "move" && step.version > back && step.version < version) undone.add(step.version);
  }
  return undone;
}
