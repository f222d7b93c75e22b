import { Button, Dialog, Icon, type IconName } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import type { TableAffairs } from "../sessions/affairs.ts";
import type { Refused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { affairsWords } from "../strings/affairs.ts";
import { refusalText, words } from "../strings/index.ts";
import type { TableModel } from "./model.ts";
import { UndoDialog } from "./undo-dialog.tsx";

interface AffairsMenuProps {
  readonly model: TableModel;
  readonly affairs: TableAffairs;
  readonly onDone: () => void;
}

/** What somebody who plays at an online table can do besides playing. */
export function AffairsMenu({ model, affairs, onDone }: AffairsMenuProps) {
  const { cancel } = words.value;
  const text = affairsWords.value;
  const sure = useSignal<"resign" | "end" | "undo" | null>(null);
  const { viewer, status } = model.session.moment.value;
  if (viewer === null || status !== "playing" || !affairs.people.includes(viewer)) return null;
  const isAlone = affairs.people.length === 1;
  // A challenge is played by oneself, to its end.
  const isDaily = Boolean(model.session.daily);
  const run = (command: () => Promise<Refused | null>) => async () => {
    onDone();
    const refused = await command();
    if (refused !== null)
      model.show({ title: words.value.table.whyNot, text: refusalText(refused), rule: null });
  };
  const close = (): void => {
    sure.value = null;
  };
  const ends = sure.value === "end";
  return (
    <>
      {affairs.control?.kind === "live" && !affairs.paused.value && (
        <Item icon="pause" text={text.pause} onClick={run(affairs.pause)} />
      )}
      {!affairs.paused.value && affairs.proposal.value === null && !isDaily && (
        <Item icon="undo" text={isAlone ? text.undoAlone : text.undo} onClick={() => (sure.value = "undo")} />
      )}
      {!isDaily && <Item icon="bot" text={text.handOver} onClick={run(() => affairs.handOver())} />}
      {isAlone && !isDaily && <Item icon="flag" text={text.endAlone} onClick={() => (sure.value = "end")} />}
      {!isAlone && <Item icon="flag" text={text.abandon} onClick={run(affairs.abandon)} />}
      <Item icon="close" text={text.resign} onClick={() => (sure.value = "resign")} />
      <UndoDialog
        model={model}
        seat={viewer}
        isAlone={isAlone}
        open={sure.value === "undo"}
        onClose={close}
        onChoose={(to) => run(() => affairs.askUndo(to))()}
      />
      <Dialog
        open={sure.value === "resign" || ends}
        title={ends ? text.endTitle : text.resignTitle}
        language={settings.language.value}
        onClose={close}
        actions={
          <>
            <Button look="quiet" onClick={close}>
              {cancel}
            </Button>
            <Button look="primary" onClick={run(ends ? affairs.abandon : affairs.resign)}>
              {ends ? text.endYes : text.resignYes}
            </Button>
          </>
        }
      >
        <p>{ends ? text.endAbout : text.resignAbout}</p>
      </Dialog>
    </>
  );
}

interface ItemProps {
  readonly icon: IconName;
  readonly text: string;
  readonly onClick: () => void;
}

function Item({ icon, text, onClick }: ItemProps) {
  return (
    <button type="button" class="menu-item" onClick={onClick}>
      <Icon name={icon} />
      {text}
    </button>
  );
}
