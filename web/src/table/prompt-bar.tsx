import type { GameEvent } from "@banquise/engine";
import { Button, SeatMark } from "@banquise/ui";
import { botNameOf, words } from "../strings/index.ts";
import type { TableModel } from "./model.ts";

/** Whose decision it is, and what is asked, in one sentence. */
export function PromptBar({ model }: { readonly model: TableModel }) {
  const { table, end, home } = words.value;
  const { session, gameWords, name } = model;
  const { actor, viewer, view } = session.moment.value;
  const watched = session.kind === "replay";
  const { walking, events } = model.shown.value;
  const telling = model.telling.value;
  if (walking && telling === null) return <Telling model={model} events={events} />;
  const standIn = session.affairs?.standIn(actor) ?? null;
  const paused = session.affairs?.paused.value ?? false;
  const mine =
    actor !== null && actor === viewer && !watched && telling === null && standIn === null && !paused;
  const sending = session.sending.value !== null;
  const thought = session.thought.value;
  // A bot on the server thinks where nobody sees how far it is.
  const elsewhere =
    session.kind === "remote" &&
    actor !== null &&
    (standIn !== null || session.seats.value[actor]?.kind === "bot");
  return (
    <section class={`prompt ${mine ? "prompt-mine" : ""}`} aria-label={table.asked}>
      {telling !== null && <p>{telling.title}</p>}
      {actor !== null && telling === null && (
        <span class="prompt-seat">
          <SeatMark seat={actor} size={1.75} />
          {thought !== null && <Ring share={thought} />}
          {elsewhere && <Ring share={null} />}
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
      <div>
        {actor !== null && !mine && telling === null && (
          <p>
            {watched || paused
              ? home.theirTurn(name(actor))
              : table.thinking(standIn === null ? name(actor) : botNameOf(standIn))}
          </p>
        )}
        {mine && (
          <p>
            <strong>{table.yourTurn}</strong>
            <span>{sending ? table.sending : gameWords.value.text.prompt(view)}</span>
          </p>
        )}
        <Suggestions model={model} />
      </div>
      {model.hurriable.value && telling === null && (
        <Button look="quiet" class="prompt-hurry" icon="last" label={table.hurry} onClick={model.hurry} />
      )}
    </section>
  );
}

/** What a scene is about, while it is shown. */
function Telling({ model, events }: { readonly model: TableModel; readonly events: readonly GameEvent[] }) {
  const { text } = model.gameWords.value;
  const said = events.flatMap((event) => text.event(event, model.name) ?? []);
  return (
    <section class="prompt" aria-label={words.value.table.asked}>
      <p>{said.at(-1)}</p>
    </section>
  );
}

/** Of a ring that only says that somebody is thinking. */
const TURNING_SHARE = 0.3;

/** How far a bot's thoughts have come; null when nobody can tell. */
function Ring({ share }: { readonly share: number | null }) {
  return (
    <svg
      class={`prompt-ring ${share === null ? "prompt-ring-turning" : ""}`}
      viewBox="0 0 36 36"
      aria-hidden="true"
    >
      <circle
        cx={18}
        cy={18}
        r={16}
        pathLength={1}
        stroke-dasharray={`${Math.min(1, share ?? TURNING_SHARE)} 1`}
      />
    </svg>
  );
}

/** What others point at, in words: they may know better, the decision stays where it is. */
function Suggestions({ model }: { readonly model: TableModel }) {
  const suggestions = model.session.suggestions.value;
  if (suggestions.length === 0) return null;
  return (
    <ul class="prompt-suggestions">
      {suggestions.map((suggested) => (
        <li key={suggested.seat}>
          <SeatMark seat={suggested.seat} size={1.1} />
          {model.suggestionText(suggested)}
        </li>
      ))}
    </ul>
  );
}
