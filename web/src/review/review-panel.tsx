import { Button, SeatMark } from "@banquise/ui";
import { batch } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { useLocation } from "../address.ts";
import type { LocalSeat } from "../local/local-table.ts";
import { playOn } from "../new-game.ts";
import type { ReplaySession } from "../sessions/replay.ts";
import { settings } from "../settings.ts";
import { percent, words } from "../strings/index.ts";
import { certainFacts, useBecause } from "../table/certain-text.ts";
import type { TableModel } from "../table/model.ts";
import { reasonText } from "../table/reason-text.ts";
import { Curve } from "./curve.tsx";
import type { Judgement, Review } from "./review.ts";
import { reviewWords } from "./words.ts";
import "../styles/review.css";

/** Who takes the seats of other people when one plays on. */
const RIVAL = "level4";

interface ReviewPanelProps {
  readonly model: TableModel;
  readonly session: ReplaySession;
  readonly review: Review;
}

/** What can be learned from a game: its curve, where it turned, and a way to try it differently. */
export function ReviewPanel({ model, session, review }: ReviewPanelProps) {
  const text = reviewWords.value;
  const done = review.judgements.value.length;
  const all = review.decisions.length;
  const running = review.running.value;
  const finished = review.finished.value;
  const { own, others } = review.turns.value;
  const jump = (at: number): void => session.show(at, session.perspective.peek());
  /** Shows where a decision was made, with the better move and what it concerns. */
  const look = ({ decision, best }: Judgement): void => {
    jump(decision.at);
    const places = session.game.places.ofMove(decision.view, best);
    batch(() => {
      model.touched.value = { move: best, places };
      model.hint.value = best;
    });
  };
  return (
    <div class="review">
      {done === 0 && !running && <p>{text.about}</p>}
      {!finished && (
        <div class="review-run">
          {running ? (
            <Button onClick={() => review.stop()}>{text.stop}</Button>
          ) : (
            <Button look="primary" icon="eye" onClick={() => void review.run()}>
              {text.begin}
            </Button>
          )}
          {done > 0 && <progress aria-label={text.progress(done, all)} value={done} max={all} />}
          {running && <output>{text.progress(done, all)}</output>}
        </div>
      )}
      {done > 0 && (
        <Curve model={model} review={review} at={session.at.value} length={session.length} jump={jump} />
      )}
      {finished && <h3>{text.turning}</h3>}
      {finished && own.length + others.length === 0 && <p>{text.none}</p>}
      {[own, others].map(
        (turns, index) =>
          turns.length > 0 && (
            <section key={index}>
              {own.length > 0 && <h4>{index === 0 ? text.own : text.others}</h4>}
              <ol class="turns">
                {turns.map((turn) => (
                  <Turn key={turn.decision.at} model={model} review={review} turn={turn} look={look} />
                ))}
              </ol>
            </section>
          ),
      )}
      <PlayOn model={model} session={session} />
    </div>
  );
}

interface TurnProps {
  readonly model: TableModel;
  readonly review: Review;
  readonly turn: Judgement;
  readonly look: (turn: Judgement) => void;
}

function Turn({ model, review, turn, look }: TurnProps) {
  const { points, table } = words.value;
  const text = reviewWords.value;
  const { at, seat, move, view } = turn.decision;
  const { moves } = model.session.game;
  const inWords = (code: number): string => model.gameWords.value.text.move(moves.decode(code), view);
  const because = useBecause(model);
  const certain = useMemo(
    () => certainFacts(model, because, view, seat, turn.best),
    [model, because, turn, settings.language.value],
  );
  const loss = review.inPoints ? points(Math.round(turn.loss)) : percent(turn.loss, settings.language.value);
  return (
    <li>
      <button type="button" onClick={() => look(turn)}>
        <SeatMark seat={seat} size={1.25} />
        <span class="turn-words">
          <span>{text.played(model.name(seat), inWords(move))}</span>
          <span class="soft">{text.better(inWords(turn.best))}</span>
          {certain !== null && <span class="soft">{certain}</span>}
          {turn.reasons.length > 0 && <span class="soft">{reasonText(model, turn.reasons)}</span>}
        </span>
        <span class="turn-loss">{text.lost(loss)}</span>
        <span class="unseen">{table.step(at)}</span>
      </button>
    </li>
  );
}

/** The game as it stands at the step shown, to be played differently. */
function PlayOn({ model, session }: { readonly model: TableModel; readonly session: ReplaySession }) {
  const { settings: me } = words.value;
  const text = reviewWords.value;
  const { route } = useLocation();
  const { actor, viewer } = session.moment.value;
  if (actor === null) return null;
  const own = viewer ?? actor;
  const go = async (): Promise<void> => {
    const seats = session.seats.value.map(({ kind, name }, seat): LocalSeat => {
      if (seat === own) return { kind: "person", name: settings.name.value || me.namePlaceholder };
      return { kind: "bot", name: kind === "bot" && name !== null ? name : RIVAL };
    });
    route(await playOn(session.game, session.config, session.stateAt(session.at.peek()), seats));
  };
  return (
    <div class="play-on">
      <Button icon="play" onClick={go}>
        {text.playOn}
      </Button>
      <p class="soft">{text.playOnAbout(model.name(own))}</p>
    </div>
  );
}
