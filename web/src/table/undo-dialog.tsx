import type { Seat } from "@banquise/engine";
import { Button, Dialog } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { settings } from "../settings.ts";
import { affairsWords } from "../strings/affairs.ts";
import { words } from "../strings/index.ts";
import type { TableModel } from "./model.ts";
import { standingMoves } from "./turns.ts";

interface UndoDialogProps {
  readonly model: TableModel;
  readonly seat: Seat;
  /** Nobody else has to agree. */
  readonly isAlone: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The version to go back to. */
  readonly onChoose: (to: number) => void;
}

/** Which of one's decisions to go back to: the last one, or any before it. */
export function UndoDialog({ model, seat, isAlone, open, onClose, onChoose }: UndoDialogProps) {
  const { cancel, table } = words.value;
  const text = affairsWords.value;
  const chosen = useSignal<number | null>(null);
  const { log } = model.session.moment.value;
  const moves = standingMoves(log, seat);
  const version = moves.find((step) => step.version === chosen.value)?.version ?? moves[0]?.version;
  const hasOlder = (log[0]?.version ?? 0) > 0;
  return (
    <Dialog
      open={open}
      title={text.undoTitle}
      language={settings.language.value}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            look="primary"
            disabled={version === undefined}
            onClick={() => version !== undefined && onChoose(version - 1)}
          >
            {isAlone ? text.undoYesAlone : text.undoYes}
          </Button>
        </>
      }
    >
      <p>{isAlone ? text.undoAboutAlone : text.undoAbout}</p>
      {moves.length === 0 && <p>{text.undoNothing}</p>}
      <fieldset class="undo-moves">
        <legend class="unseen">{text.undoTitle}</legend>
        {moves.map((step) => (
          <label key={step.version} class="undo-move">
            <input
              type="radio"
              name="undo"
              checked={step.version === version}
              onChange={() => {
                chosen.value = step.version;
              }}
            />
            <span>{model.story(step) || words.value.table.step(step.version)}</span>
          </label>
        ))}
      </fieldset>
      {hasOlder && (
        <Button look="quiet" size="small" onClick={() => void model.session.older()}>
          {table.olderSteps}
        </Button>
      )}
    </Dialog>
  );
}
