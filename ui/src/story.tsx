/** How a game went, told page by page: a row of tabs, what each page is about with its rule, and a way on to the next one. */
import type { Language } from "@banquise/engine";
import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { Button } from "./button.tsx";
import { Cite } from "./cite.tsx";
import { Tabs, tabId } from "./tabs.tsx";
import "./story.css";

export interface StoryPage {
  readonly title: string;
  /** What is counted here, in a sentence. */
  readonly help?: string;
  readonly rule?: string;
  /** Drawn when the page is open. `goOn` opens the next page. */
  readonly tell: (goOn: () => void) => ComponentChildren;
  /** The page has its own way on. */
  readonly goesOn?: true;
}

interface StoryPagesProps {
  readonly language: Language;
  readonly pages: readonly StoryPage[];
  readonly openRule: (rule: string) => void;
  /** Where the story begins; the first page without it. */
  readonly first?: number;
  readonly onOpen?: (page: number) => void;
}

export function StoryPages({ language, pages, openRule, first = 0, onOpen }: StoryPagesProps) {
  const [open, setOpen] = useState(first);
  const id = useId();
  const page = pages[open];
  const next = pages[open + 1];
  const turn = (to: number): void => {
    setOpen(to);
    onOpen?.(to);
  };
  const goOn = (): void => turn(open + 1);
  return (
    <div class="story">
      <Tabs
        tabs={pages.map(({ title }, key) => ({ key, face: title }))}
        open={open}
        onOpen={turn}
        panel={id}
      />
      <div class="story-page" id={id} role="tabpanel" aria-labelledby={tabId(id, open)}>
        {page?.help !== undefined && (
          <p class="story-help">
            {page.help}{" "}
            {page.rule !== undefined && <Cite language={language} rule={page.rule} openRule={openRule} />}
          </p>
        )}
        {page?.tell(goOn)}
        {next !== undefined && page?.goesOn !== true && (
          <p class="story-on">
            <Button look="primary" onClick={goOn}>
              {next.title}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
