import { Button, Icon } from "@banquise/ui";
import { useEffect, useRef } from "preact/hooks";
import { learnWords } from "./words.ts";

interface LessonEndProps {
  /** Opens a game with a coach at one's side. */
  readonly coached: () => void;
  /** The lesson that comes next, if there is one. */
  readonly next: { readonly title: string; readonly address: string } | null;
}

/** The lesson is over: what now? */
export function LessonEnd({ coached, next }: LessonEndProps) {
  const text = learnWords.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="lesson-card lesson-over">
      <h2 ref={heading} tabIndex={-1}>
        {text.overTitle}
      </h2>
      <p>{text.overAbout}</p>
      <div class="lesson-actions">
        <Button look="primary" size="large" icon="play" onClick={coached}>
          {text.coached}
        </Button>
        {next && (
          <a class="button button-plain" href={next.address}>
            {text.nextLesson(next.title)}
          </a>
        )}
        <a class="button button-quiet" href="/learn">
          <Icon name="rules" />
          {text.allLessons}
        </a>
      </div>
    </section>
  );
}
