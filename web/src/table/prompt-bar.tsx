import { Button, SeatMark } from "@banquise/ui";
import { words } from "../strings/index.ts";
import type { TableModel } from "./model.ts";

/** Whose decision it is, and what is asked, in one sentence. */
export function PromptBar({ model }: { readonly model: TableModel }) {
  const { table, end, home } = words.value;
  const { session, gameWords, name } = model;
  const { actor, viewer, view } = session.moment.value;
  const watched = session.kind === "replay";
  const mine = actor !== null && actor === viewer && !watched;
  const sending = session.sending.value !== null;
  const thought = session.thought.value;
  return (
    <section class={`prompt ${mine ? "prompt-mine" : ""}`} aria-label={table.asked}>
      {actor !== null && (
        <span class="prompt-seat">
          <SeatMark seat={actor} size={1.75} />
          {thought !== null && <Ring share={thought} />}
        </span>
      )}
      {actor === null && <p>{table.over}</p>}
      {actor === null && (
        <Button
          look="primary"
          icon="trophy"
          onClick={() => {
            model.dialog.value = "end";
          }}
        >
          {end.again}
        </Button>
      )}
      {actor !== null && !mine && (
        <p>{watched ? home.theirTurn(name(actor)) : table.thinking(name(actor))}</p>
      )}
      {mine && (
        <p>
          <strong>{table.yourTurn}</strong>
          <span>{sending ? table.sending : gameWords.value.text.prompt(view)}</span>
        </p>
      )}
    </section>
  );
}

/** How far a bot's thoughts have come. */
function Ring({ share }: { readonly share: number }) {
  return (
    <svg class="prompt-ring" viewBox="0 0 36 36" aria-hidden="true">
      <circle cx={18} cy={18} r={16} pathLength={1} stroke-dasharray={`${Math.min(1, share)} 1`} />
    </svg>
  );
}
