import { Icon, SeatMark } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { words } from "../strings/index.ts";
import type { TableModel } from "./model.ts";
import type { ToldTurn } from "./recent.ts";
import { wide } from "./wide.ts";
import "../styles/since.css";

/** What the others did since one's own last turn, a line for each turn: open on a wide screen, under a tap on a phone. */
export function Since({ model }: { readonly model: TableModel }) {
  const { table } = words.value;
  const open = useSignal(false);
  const turns = model.recent.since.value;
  const latest = turns.at(-1);
  if (wide.value)
    return (
      <section class="since" aria-labelledby="since">
        <h2 id="since">{table.since}</h2>
        {latest === undefined ? (
          <p class="soft">{table.sinceNothing}</p>
        ) : (
          <Turns model={model} turns={turns} />
        )}
      </section>
    );
  const toggle = (): void => {
    open.value = !open.value;
  };
  return (
    <section class="since">
      <button
        type="button"
        class="since-latest"
        aria-expanded={open.value}
        disabled={latest === undefined}
        onClick={toggle}
      >
        <span class="unseen">{table.since} </span>
        {latest === undefined ? (
          <span class="since-words">{table.sinceNothing}</span>
        ) : (
          <>
            {turns.map(({ seat }, index) => seat !== null && <SeatMark key={index} seat={seat} size={1.5} />)}
            <span class="since-words">{latest.words}</span>
            <Icon name={open.value ? "close" : "more"} />
          </>
        )}
      </button>
      {open.value && latest !== undefined && (
        <div class="since-sheet">
          <h2>{table.since}</h2>
          <Turns model={model} turns={turns} />
        </div>
      )}
    </section>
  );
}

interface TurnsProps {
  readonly model: TableModel;
  readonly turns: readonly ToldTurn[];
}

/** Each line lights the places it speaks of. */
function Turns({ model, turns }: TurnsProps) {
  const darken = (): void => model.light([]);
  return (
    <ol class="since-turns">
      {turns.map(({ seat, words: said, places }, index) => {
        const light = (): void => model.light(places);
        return (
          <li key={index}>
            <button
              type="button"
              onPointerEnter={light}
              onPointerLeave={darken}
              onFocus={light}
              onBlur={darken}
              onClick={light}
            >
              {seat === null ? <span class="log-nobody" /> : <SeatMark seat={seat} size={1.5} />}
              <span>{said}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
