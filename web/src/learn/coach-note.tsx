import { coachOf } from "@banquise/games/lessons";
import { Button, Icon } from "@banquise/ui";
import { useEffect, useMemo } from "preact/hooks";
import { askAnalysis } from "../bot-client.ts";
import { usePromise } from "../parts/use-promise.ts";
import { settings } from "../settings.ts";
import { certainText, useBecause } from "../table/certain-text.ts";
import type { TableModel } from "../table/model.ts";
import { reasonText } from "../table/reason-text.ts";
import { Coach, type CoachNote as Note } from "./coach.ts";
import { markExplained, wasExplained } from "./coaching.ts";
import { learnWords } from "./words.ts";
import "../styles/coach.css";

interface CoachNoteProps {
  readonly model: TableModel;
  /** Sends the coach away. */
  readonly off: () => void;
}

/** What the coach has to say, over the board. */
export function CoachNote({ model, off }: CoachNoteProps) {
  const { game } = model.session;
  const intros = usePromise(() => coachOf(game.id), [game.id]);
  const coach = useMemo(
    () =>
      intros
        ? new Coach(model.session, {
            ask: askAnalysis,
            intros,
            wasExplained: (type) => wasExplained(game.id, type),
            markExplained: (types) => markExplained(game.id, types),
          })
        : null,
    [model, intros],
  );
  useEffect(() => {
    if (!coach) return;
    model.guard = coach.allows;
    return () => {
      model.guard = null;
      coach.close();
    };
  }, [coach]);
  const note = coach?.note.value ?? null;
  return (
    <div class="toast-place coach-place" role="status">
      {coach && note && model.toast.value === null && (
        <section class="coach" aria-label={learnWords.value.coach}>
          {note.kind === "intro" ? (
            <Intro note={note} close={coach.dismiss} off={off} />
          ) : (
            <Doubt model={model} note={note} close={coach.dismiss} />
          )}
        </section>
      )}
    </div>
  );
}

interface IntroProps {
  readonly note: Extract<Note, { kind: "intro" }>;
  readonly close: () => void;
  readonly off: () => void;
}

function Intro({ note, close, off }: IntroProps) {
  const text = learnWords.value;
  return (
    <>
      <p>
        <Icon name="hint" /> {note.says[settings.language.value]}
      </p>
      <div class="coach-actions">
        <Button look="quiet" size="small" onClick={off}>
          {text.coachOff}
        </Button>
        <Button look="primary" size="small" icon="check" onClick={close}>
          {text.understood}
        </Button>
      </div>
    </>
  );
}

interface DoubtProps {
  readonly model: TableModel;
  readonly note: Extract<Note, { kind: "doubt" }>;
  readonly close: () => void;
}

function Doubt({ model, note, close }: DoubtProps) {
  const text = learnWords.value;
  const because = useBecause(model);
  const { view, viewer } = model.session.moment.value;
  const certain = viewer === null ? null : certainText(model, because, view, viewer, note.best);
  const show = (): void => {
    model.hint.value = note.best;
    close();
  };
  const play = (): void => {
    close();
    model.make(note.move);
  };
  return (
    <>
      <p>
        <Icon name="hint" /> <strong>{text.lookAgain}</strong> {text.anotherMove}{" "}
        {reasonText(model, note.reasons)}
      </p>
      {certain !== null && <p>{certain}</p>}
      <div class="coach-actions">
        <Button look="quiet" size="small" onClick={play}>
          {text.playAnyway}
        </Button>
        <Button size="small" icon="eye" onClick={show}>
          {text.showMe}
        </Button>
        <Button look="primary" size="small" onClick={close}>
          {text.think}
        </Button>
      </div>
    </>
  );
}
