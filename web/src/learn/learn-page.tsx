import type { LessonEntry } from "@banquise/engine/lessons";
import { lessonsOf } from "@banquise/games/lessons";
import { Icon } from "@banquise/ui";
import { dailyWords } from "../daily/words.ts";
import { type AnyState, GAMES, type GameMeta } from "../games.ts";
import { GameCover } from "../parts/game-cover.tsx";
import { Page } from "../parts/page.tsx";
import { usePromise } from "../parts/use-promise.ts";
import { settings } from "../settings.ts";
import { words } from "../strings/index.ts";
import { lessonKey, progress } from "./progress.ts";
import { learnWords } from "./words.ts";
import "../styles/learn.css";

/** `/learn`: all lessons of all games. */
export function LearnPage() {
  const { title, about, puzzles } = learnWords.value;
  const lists = usePromise(() => Promise.all(GAMES.map(({ id }) => lessonsOf(id))), []);
  return (
    <Page title={title}>
      <p>{about}</p>
      <p class="learn-ways">
        <a class="button button-plain" href="/puzzles">
          <Icon name="hint" />
          {puzzles}
        </a>
        <a class="button button-plain" href="/daily">
          <Icon name="trophy" />
          {dailyWords.value.title}
        </a>
      </p>
      {lists ? (
        <div class="learn">
          {GAMES.map((meta, index) => (
            <GameLessons key={meta.id} meta={meta} lessons={lists[index] ?? []} />
          ))}
        </div>
      ) : (
        <p class="waiting-place">{words.value.loading}</p>
      )}
    </Page>
  );
}

interface GameLessonsProps {
  readonly meta: GameMeta;
  readonly lessons: readonly LessonEntry<AnyState>[];
}

function GameLessons({ meta, lessons }: GameLessonsProps) {
  const { id, blurb } = meta;
  const language = settings.language.value;
  const { noneYet, chapters, taken } = learnWords.value;
  const [first, ...others] = lessons;
  const isLeft = (lesson: LessonEntry<AnyState>): boolean => !isDone(id, lesson);
  const upNext = lessons.find(isLeft);
  const row = (lesson: LessonEntry<AnyState>) => (
    <LessonRow key={lesson.id} game={id} lesson={lesson} upNext={lesson === upNext} />
  );
  return (
    <section class="learn-game" aria-labelledby={`learn-${id}`}>
      <GameCover id={id} />
      <div>
        <h2 id={`learn-${id}`}>{blurb[language].name}</h2>
        <p class="soft">{blurb[language].tagline}</p>
        {lessons.length === 0 && <p>{noneYet}</p>}
        {first && <ul class="learn-lessons">{row(first)}</ul>}
        {others.length > 0 && (
          <details class="learn-chapters" open={upNext !== undefined && upNext !== first}>
            <summary>
              {chapters}
              <small>{taken(others.length - others.filter(isLeft).length, others.length)}</small>
            </summary>
            <ol class="learn-lessons">{others.map(row)}</ol>
          </details>
        )}
        <a class="button button-quiet" href={`/rules/${id}`}>
          <Icon name="rules" />
          {words.value.home.rules}
        </a>
      </div>
    </section>
  );
}

const isDone = (game: string, { id }: LessonEntry<AnyState>): boolean =>
  progress.value[lessonKey(game, id)]?.done ?? false;

interface LessonRowProps {
  readonly game: string;
  readonly lesson: LessonEntry<AnyState>;
  /** The one to take now. */
  readonly upNext: boolean;
}

function LessonRow({ game, lesson, upNext }: LessonRowProps) {
  const language = settings.language.value;
  const text = learnWords.value;
  const { at = 0, done = false } = progress.value[lessonKey(game, lesson.id)] ?? {};
  const action = at > 0 ? text.goOn : done ? text.again : text.start;
  return (
    <li>
      <div>
        <h3>
          {lesson.title[language]}
          <small>{text.minutes(lesson.minutes)}</small>
          {done && (
            <small class="learn-done">
              <Icon name="check" /> {text.done}
            </small>
          )}
        </h3>
        <p>{lesson.about[language]}</p>
      </div>
      <a
        class={`button ${upNext ? "button-primary" : "button-plain"}`}
        href={`/learn/${game}/${lesson.id}`}
        aria-label={`${action}, ${lesson.title[language]}`}
      >
        <Icon name="play" />
        {action}
      </a>
    </li>
  );
}
