/** All that is one tap away: dangers, the world beyond, the book of the city. */
import type { Language } from "@banquise/engine";
import { useId, useState } from "preact/hooks";
import type { State } from "../state.ts";
import { Dangers } from "./dangers.tsx";
import { later } from "./later.tsx";
import { Sign, type SignName } from "./signs.tsx";
import "./panels.css";
import type { Words } from "./words.tsx";

const Beyond = later(async () => (await import("./beyond.tsx")).Beyond);
const Book = later(async () => (await import("./book.tsx")).Book);

const PANELS = ["dangers", "beyond", "book"] as const;
const PANEL_SIGNS: readonly SignName[] = ["dead", "scout", "law"];

interface PanelsProps {
  readonly view: State;
  readonly words: Words;
  readonly language: Language;
  readonly openRule: (rule: string) => void;
}

export function Panels({ view, words, language, openRule }: PanelsProps) {
  const [open, setOpen] = useState<(typeof PANELS)[number]>("dangers");
  const id = useId();
  return (
    <section class="lg-panels" aria-label={words.panels}>
      <div class="lg-tabs" role="tablist" aria-label={words.panels}>
        {PANELS.map((panel, i) => (
          <button
            key={panel}
            type="button"
            role="tab"
            id={`${id}-${panel}`}
            aria-selected={open === panel}
            aria-controls={`${id}-open`}
            tabIndex={open === panel ? 0 : -1}
            onClick={() => setOpen(panel)}
            onKeyDown={({ key, currentTarget }) => {
              const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? PANELS.length - 1 : 0;
              if (step === 0) return;
              const next = (i + step) % PANELS.length;
              setOpen(PANELS[next] ?? "dangers");
              (currentTarget.parentElement?.children[next] as HTMLElement | undefined)?.focus();
            }}
          >
            <Sign name={PANEL_SIGNS[i] ?? "card"} size={1.2} />
            {words.panelNames[i]}
          </button>
        ))}
      </div>
      <div class="lg-panel" role="tabpanel" id={`${id}-open`} aria-labelledby={`${id}-${open}`}>
        {open === "dangers" && <Dangers view={view} words={words} language={language} openRule={openRule} />}
        {open === "beyond" && <Beyond view={view} words={words} language={language} />}
        {open === "book" && <Book view={view} words={words} language={language} />}
      </div>
    </section>
  );
}
