import { Button, Icon } from "@banquise/ui";
import { useEffect, useRef } from "preact/hooks";
import { learnWords } from "./words.ts";

interface LessonEndProps {
  /** After the first lesson one can play, after a chapter one knows more of it. */
  readonly first: boolean;
  /** Whether all win together: then nobody is there to play against. */
  readonly together: boolean;
  /** Opens a game with a coach at one's side. */
  readonly coached: () => void;
  /** The lesson that comes next, if there is one. */
  readonly next: { readonly title: string; readonly address: string } | null;
}

/** The lesson is over: what now? */
export function LessonEnd({ first, together, coached, next }: LessonEndProps) {
  const text = learnWords.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // Whoever can play should play; whoever came for a chapter goes on reading.
  const goOn = !first && next !== null;
  const onward = next && (
    <a class={`button button-large ${goOn ? "button-primary" : "button-plain"}`} href={next.address}>
      {text.nextLesson(next.title)}
      <Icon name="next" />
    </a>
  );
  return (
    <section class="lesson-card lesson-over">
      <h2 ref={heading} tabIndex={-1}>
        {first ? text.overTitle : next ? text.chapterOver : text.allOver}
      </h2>
      <p>{goOn ? text.chapterOverAbout : together ? text.overAloneAbout : text.overAbout}</p>
      <div class="lesson-actions">
        {goOn && onward}
        <Button look={goOn ? "plain" : "primary"} size="large" icon="play" onClick={coached}>
          {text.coached}
        </Button>
        {!goOn && onward}
        <a class="button button-quiet" href="/learn">
          <Icon name="rules" />
          {text.allLessons}
        </a>
      </div>
    </section>
  );
}
