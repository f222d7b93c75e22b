import type { Step } from "@banquise/engine";
import { Button } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { words } from "../strings/index.ts";
import { LogStep } from "./log.tsx";
import type { TableModel } from "./model.ts";

const KEY = "banquise.seen.";
/** A reload or a glance elsewhere is no absence. */
const SHORT = 60_000;

/** The version that this browser last showed of a table, and when. */
function lastLook(id: string): { readonly version: number; readonly time: number } | null {
  const [version, time] = (localStorage.getItem(KEY + id) ?? "").split(" ").map(Number);
  return version === undefined || time === undefined ? null : { version, time };
}

/** What others did at an online table since this browser last looked. */
export function AwayNote({ model }: { readonly model: TableModel }) {
  const { table } = words.value;
  const { session } = model;
  const missed = useSignal<readonly Step[]>([]);
  useEffect(() => {
    if (session.kind !== "remote") return;
    const { id, moment } = session;
    const look = (): void => {
      const { log, viewer } = moment.peek();
      const last = lastLook(id);
      if (last === null || Date.now() - last.time < SHORT) return;
      missed.value = log.filter((step) => step.version > last.version && step.seat !== viewer);
    };
    const remember = (): void => {
      if (document.hidden) return;
      try {
        localStorage.setItem(KEY + id, `${moment.peek().version} ${Date.now()}`);
      } catch {
        // A full or forbidden storage costs this note, not the game, which is on the server.
      }
    };
    const onVisibility = (): void => {
      if (document.hidden) return;
      look();
      remember();
    };
    look();
    const stop = moment.subscribe(remember);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", onVisibility);
    };
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
