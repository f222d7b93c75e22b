/** All that is one tap away: dangers, the world beyond, the book of the city. */
import type { Language } from "@banquise/engine";
import { later, Tabs, tabId } from "@banquise/ui";
import { useId, useState } from "preact/hooks";
import type { State } from "../state.ts";
import { Dangers } from "./dangers.tsx";
import { Sign, type SignName } from "./signs.tsx";
import "./panels.css";
import type { PanelWords } from "../strings/en/panels.ts";

const Beyond = later(async () => (await import("./beyond.tsx")).Beyond);
const Book = later(async () => (await import("./book.tsx")).Book);

const PANELS = ["dangers", "beyond", "book"] as const;
const PANEL_SIGNS: readonly SignName[] = ["dead", "scout", "law"];

export interface PanelsProps {
  readonly language: Language;
  readonly view: State;
  readonly words: PanelWords;
  readonly openRule: (rule: string) => void;
}

export function Panels({ view, words, openRule }: PanelsProps) {
  const [open, setOpen] = useState<(typeof PANELS)[number]>("dangers");
  const id = useId();
  return (
    <section class="lg-panels" aria-label={words.panels}>
      <Tabs
        class="lg-tabs"
        label={words.panels}
        tabs={PANELS.map((panel, i) => ({
          key: panel,
          face: (
            <>
              <Sign name={PANEL_SIGNS[i] ?? "card"} size={1.2} />
              {words.panelNames[i]}
            </>
          ),
        }))}
        open={open}
        onOpen={setOpen}
        panel={id}
      />
      <div class="lg-panel" role="tabpanel" id={id} aria-labelledby={tabId(id, open)}>
        {open === "dangers" && <Dangers view={view} words={words} openRule={openRule} />}
        {open === "beyond" && <Beyond view={view} words={words} />}
        {open === "book" && <Book view={view} words={words} />}
      </div>
    </section>
  );
}
