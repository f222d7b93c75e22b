/** The browser's own dialog: it traps focus, closes with Esc and gives the focus back. */
import type { Language } from "@banquise/engine";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Button } from "./button.tsx";
import "./dialog.css";
import { WORDS } from "./words.ts";

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly language: Language;
  readonly onClose: () => void;
  /** Buttons at the foot. */
  readonly actions?: ComponentChildren;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

export function Dialog({ open, title, language, onClose, actions, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc, which arrives as `cancel`.
    <dialog
      ref={dialog}
      class={`dialog ${wide ? "dialog-wide" : ""}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {open && (
        <div class="dialog-sheet">
          <header class="dialog-head">
            <h2 id={heading}>{title}</h2>
            <Button look="quiet" icon="close" label={WORDS[language].close} onClick={onClose} />
          </header>
          <div class="dialog-body">{children}</div>
          {actions && <footer class="dialog-foot">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
