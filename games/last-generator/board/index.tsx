import type { BoardModule } from "@banquise/ui";
import type { ComponentProps } from "preact";
import type { State } from "../state.ts";
import type { PanelWords } from "../strings/en/panels.ts";
import type { StoryWords } from "../strings/en/story.ts";
import { Board as Table } from "./board.tsx";
import { inLanguage, inWords, PANEL_WORDS } from "./words.tsx";

type StoryProps = ComponentProps<BoardModule<State>["Story"]>;

const storyIn = async (words: Promise<{ readonly story: StoryWords }>, panels: () => Promise<PanelWords>) => {
  const [{ Story: Told }, { story }, more] = await Promise.all([import("./story.tsx"), words, panels()]);
  return (props: StoryProps) => <Told {...props} story={story} words={more} />;
};

export const Board = inWords(Table);
export const Story = inLanguage<StoryProps>({
  fr: () => storyIn(import("../strings/fr/story.ts"), PANEL_WORDS.fr),
  en: () => storyIn(import("../strings/en/story.ts"), PANEL_WORDS.en),
});

export const marked = ["place", "slot"];

export const glimpse = { room: [1180, 760], shows: ".lg-city" } as const;

export const voice = "metal";

export { gains } from "./gains.ts";
