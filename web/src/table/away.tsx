import type { Step } from "@banquise/engine";
import { Button } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { words } from "../strings/index.ts";
import { LogStep } from "./log.tsx";
import type { TableModel } from "./model.ts";

const KEY = "banquise.seen.";

/** What others did at an online table since this browser last looked. */
export function AwayNote({ model }: { readonly model: TableModel }) {
  const { table } = words.value;
  const { session } = model;
  const missed = useSignal<readonly Step[]>([]);
  useEffect(() => {
    if (session.kind !== "remote") return;
    const { log, viewer, version } = session.moment.peek();
    const seen = Number(localStorage.getItem(KEY + session.id) ?? version);
    missed.value = log.filter((step) => step.version > seen && step.seat !== viewer);
    return session.moment.subscribe((moment) => {
      if (!document.hidden) localStorage.setItem(KEY + session.id, String(moment.version));
    });
  }, [session, missed]);
  if (missed.value.length === 0) return null;
  return (
    <section class="away" aria-labelledby="away">
      <h2 id="away">{table.away}</h2>
      <ol class="log">
        {missed.value.map((step) => (
          <LogStep key={step.version} model={model} step={step} />
        ))}
      </ol>
      <Button
        look="primary"
        onClick={() => {
          missed.value = [];
        }}
      >
        {table.awayClose}
      </Button>
    </section>
  );
}
