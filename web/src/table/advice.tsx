import { type Analysis, type MoveEstimate, reasonsFor } from "@banquise/bots";
import type { Seat } from "@banquise/engine";
import { Button } from "@banquise/ui";
import { useMemo } from "preact/hooks";
import type { AnyView } from "../games.ts";
import { settings } from "../settings.ts";
import { percent, words } from "../strings/index.ts";
import { certainText, useBecause, useTouched } from "./certain-text.ts";
import type { TableModel } from "./model.ts";
import { equalText, reasonText } from "./reason-text.ts";
import "../styles/advice.css";

/** The best moves are enough: what comes after them was hardly looked at. */
const MOST = 4;

/** A hint: what looks best, what else was thought of, and what each would bring, from what the player may know. */
export function Advice({ model }: { readonly model: TableModel }) {
  const advice = model.advice.value;
  const { viewer, view } = model.session.moment.value;
  if (advice === null || viewer === null) return null;
  return <Advised model={model} advice={advice} view={view} seat={viewer} />;
}

interface AdvisedProps {
  readonly model: TableModel;
  readonly advice: Analysis;
  readonly view: AnyView;
  readonly seat: Seat;
}

function Advised({ model, advice, view, seat }: AdvisedProps) {
  const { table, close } = words.value;
  const looked = model.pointed.value ?? advice.best;
  const because = useBecause(model);
  useTouched(model, view, seat, looked);
  const certain = useMemo(
    () => certainText(model, because, view, seat, looked),
    [model, because, view, seat, looked, settings.language.value],
  );
  return (
    <section class="advice" aria-label={table.hint}>
      <header>
        <h3>{table.hint}</h3>
        <p class="advice-about soft">{table.hintAbout(advice.iterations)}</p>
        <Button look="quiet" size="small" icon="close" label={close} onClick={model.closeAdvice} />
      </header>
      {certain !== null && <p class="advice-certain">{certain}</p>}
      <p class="advice-reason">
        {equalText(model, advice) ??
          reasonText(model, reasonsFor(model.session.game, view, advice, advice.best))}
      </p>
      <ol>
        {advice.moves.slice(0, MOST).map((estimate) => (
          <Choice key={estimate.move} model={model} estimate={estimate} />
        ))}
      </ol>
    </section>
  );
}

function Choice({ model, estimate }: { readonly model: TableModel; readonly estimate: MoveEstimate }) {
  const { table } = words.value;
  const { move, chances, points } = estimate;
  const { session, advice } = model;
  const seat = session.moment.value.viewer ?? 0;
  const chance = chances[seat] ?? 0;
  // Alone, nobody wins or loses against anybody: points say more.
  const alone = session.seats.value.length === 1 && !session.game.cooperative;
  const expected = Math.round(points[seat] ?? 0);
  const point = (): void => {
    model.pointed.value = move;
  };
  return (
    <li class={advice.value?.best === move ? "advice-best" : ""}>
      <button type="button" class="advice-choice" onClick={point} onFocus={point} onMouseEnter={point}>
        <span class="advice-move">{model.moveText(move)}</span>
        <span class="advice-worth">
          {alone ? table.expected(expected) : percent(chance, settings.language.value)}
        </span>
        {!alone && <span class="advice-bar" style={{ inlineSize: `${100 * chance}%` }} />}
      </button>
    </li>
  );
}
