import { puzzleState } from "@banquise/bots/puzzles";
import type { Puzzle } from "@banquise/engine";
import { LessonRun, type Wording } from "@banquise/engine/lessons";
import { loadPuzzles } from "@banquise/games/puzzles";
import { Button, Icon } from "@banquise/ui";
import { useEffect, useRef } from "preact/hooks";
import { useLocation } from "../address.ts";
import { type AnyGame, loadRules, loadWords, metaOf } from "../games.ts";
import { LessonScreen } from "../learn/lesson-screen.tsx";
import { LessonSession } from "../learn/lesson-session.ts";
import { keepProgress } from "../learn/progress.ts";
import { myName, playOn } from "../new-game.ts";
import { Message } from "../parts/message.tsx";
import { useTitle } from "../parts/page.tsx";
import { usePromise } from "../parts/use-promise.ts";
import { settings } from "../settings.ts";
import { words } from "../strings/index.ts";
import { boardOf } from "../table/board-of.ts";
import { puzzleAddress, puzzleKey, puzzleOfTheDay, TODAY } from "./pack.ts";
import { puzzleLesson } from "./puzzle-lesson.ts";
import { puzzleWords } from "./words.ts";

interface Opened {
  readonly session: LessonSession;
  readonly puzzle: Puzzle;
  readonly number: number;
  readonly next: Puzzle | null;
}

/** Who goes on against whoever solved it. */
const RIVAL = "level3";

/** `/puzzles/nunatak/11-4-73` */
export function PuzzlePage({ game = "", puzzle = "" }: { readonly game?: string; readonly puzzle?: string }) {
  const language = settings.language.value;
  const meta = metaOf(game);
  const opened = usePromise(() => open(game, puzzle), [game, puzzle]);
  const gameWords = usePromise(() => loadWords(game, language), [game, language]);
  const board = usePromise(() => boardOf(game), [game]);
  useEffect(() => () => void (typeof opened === "object" && opened?.session.close()), [opened]);
  const { pageTitle, loading, table } = words.value;
  const text = puzzleWords.value;
  const name = meta?.blurb[language].name ?? "";
  const isOpen = typeof opened === "object" && opened !== null;
  useTitle(pageTitle(isOpen ? text.puzzleOf(name, opened.number) : text.title));
  const all = { address: "/puzzles", label: text.all };
  if (opened === "olderRules") return <Message text={text.olderRules} way={all} />;
  if (opened === null || meta === null) return <Message text={text.notFound} way={all} />;
  if (gameWords === null || board === null) return <Message text={table.unloadable} />;
  if (!isOpen || !gameWords || !board) return <p class="waiting-place">{loading}</p>;
  return (
    <LessonScreen
      key={opened.session.id}
      session={opened.session}
      title={text.puzzleOf(name, opened.number)}
      gameWords={gameWords}
      board={board}
      home={all}
      end={<PuzzleEnd {...opened} />}
    />
  );
}

/** It is solved: what now? */
function PuzzleEnd({ session, puzzle, next }: Opened) {
  const text = puzzleWords.value;
  const { route } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { game, config } = session;
  const goOn = async (): Promise<void> => {
    const seats = Array.from({ length: config.seats }, (_, seat) =>
      seat === puzzle.seat
        ? ({ kind: "person", name: myName() } as const)
        : ({ kind: "bot", name: RIVAL } as const),
    );
    route(await playOn(game, config, puzzleState(game, puzzle), seats));
  };
  return (
    <section class="lesson-card lesson-over">
      <h2 ref={heading} tabIndex={-1}>
        {text.overTitle}
      </h2>
      <p>{text.from(puzzle.from.move)}</p>
      <div class="lesson-actions">
        {next && (
          <a class="button button-primary" href={puzzleAddress(game.id, next)}>
            <Icon name="next" />
            {text.next}
          </a>
        )}
        <Button icon="play" onClick={() => void goOn()}>
          {text.playOn}
        </Button>
        <a class="button button-quiet" href="/puzzles">
          {text.all}
        </a>
      </div>
    </section>
  );
}

/** Null when there is no puzzle of that name. */
async function open(game: string, id: string): Promise<Opened | "olderRules" | null> {
  const [pack, rules] = await Promise.all([loadPuzzles(game), loadRules(game)]);
  const wanted = id === TODAY ? puzzleOfTheDay(pack, Date.now())?.id : id;
  const index = pack.findIndex((puzzle) => puzzle.id === wanted);
  const puzzle = pack[index];
  if (puzzle === undefined || rules === null) return null;
  if (puzzle.rules !== rules.version) return "olderRules";
  const key = puzzleKey(game, puzzle);
  const lesson = puzzleLesson(rules, puzzle, await themeOf(rules, puzzle));
  const session = new LessonSession(key, new LessonRun(rules, lesson), {
    pace: () => 0,
    reached: (_, over) => {
      if (over) keepProgress(key, 0, true);
    },
  });
  return { session, puzzle, number: index + 1, next: pack[(index + 1) % pack.length] ?? null };
}

async function themeOf({ id }: AnyGame, { theme }: Puzzle): Promise<Wording> {
  const [en, fr] = await Promise.all([loadWords(id, "en"), loadWords(id, "fr")]);
  return { en: en?.text.outlook[theme] ?? theme, fr: fr?.text.outlook[theme] ?? theme };
}
