import type { BoardModule } from "@banquise/ui";
import type { ComponentProps } from "preact";
import type { State } from "../state.ts";
import type { StoryWords } from "../strings/en/story.ts";
import { Board as Table } from "./board.tsx";
import { inLanguage, inWords } from "./words.tsx";

type StoryProps = ComponentProps<BoardModule<State>["Story"]>;

const storyIn = async (words: Promise<{ readonly story: StoryWords }>) => {
  const [{ Story: Told }, { story }] = await Promise.all([import("./story.tsx"), words]);
  return (props: StoryProps) => <Told {...props} story={story} />;
};

export const Board = inWords(Table);
export const Story = inWords(
  inLanguage<StoryProps>({
    fr: () => storyIn(import("../strings/fr/story.ts")),
    en: () => storyIn(import("../strings/en/story.ts")),
  }),
);
