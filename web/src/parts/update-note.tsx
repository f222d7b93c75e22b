import { Button } from "@banquise/ui";
import { waitingWorker } from "../offline.ts";
import { words } from "../strings/index.ts";

/** A new version never interrupts a game: it is offered. */
export function UpdateNote() {
  const worker = waitingWorker.value;
  if (worker === null) return null;
  const { ready, reload } = words.value.update;
  return (
    <div class="note" role="status">
      {ready}
      <Button look="primary" size="small" onClick={() => worker.postMessage("takeOver")}>
        {reload}
      </Button>
    </div>
  );
}
