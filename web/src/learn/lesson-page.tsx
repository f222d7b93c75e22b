import type { LessonEntry } from "@banquise/engine/lessons";
import { LessonRun } from "@banquise/engine/lessons";
import { lessonsOf } from "@banquise/games/lessons";
import { useEffect } from "preact/hooks";
import { useLocation } from "../address.ts";
import { type AnyState, loadRules, loadWords, metaOf } from "../games.ts";
import { Message } from "../parts/message.tsx";
import { useTitle } from "../parts/page.tsx";
import { usePromise } from "../parts/use-promise.ts";
import { botPace, scenePace, settings } from "../settings.ts";
import { words } from "../strings/index.ts";
import { boardOf } from "../table/board-of.ts";
import { LessonEnd } from "./lesson-end.tsx";
import { LessonScreen } from "./lesson-screen.tsx";
import { LessonSession } from "./lesson-session.ts";
import { playCoached } from "./play-coached.ts";
import { keepProgress, lessonKey, progress } from "./progress.ts";
import { learnWords } from "./words.ts";

interface Opened {
  readonly session: LessonSession;
  readonly entry: LessonEntry<AnyState>;
  readonly first: boolean;
  readonly next: LessonEntry<AnyState> | null;
}

/** `/learn/igloo-igloo/first` */
export function LessonPage({ game = "", lesson = "" }: { readonly game?: string; readonly lesson?: string }) {
  const language = settings.language.value;
  const meta = metaOf(game);
  const opened = usePromise(() => open(game, lesson), [game, lesson]);
  const gameWords = usePromise(() => loadWords(game, language), [game, language]);
  const board = usePromise(() => boardOf(game), [game]);
  const { route } = useLocation();
  useEffect(() => () => opened?.session.close(), [opened]);
  const { pageTitle, loading, table } = words.value;
  const name = meta?.blurb[language].name ?? "";
  const title = opened ? learnWords.value.lessonOf(opened.entry.title[language], name) : name;
  useTitle(pageTitle(title));
  if (opened === null || meta === null)
    return (
      <Message text={learnWords.value.notFound} way={{ address: "/learn", label: words.value.nav.learn }} />
    );
  if (gameWords === null || board === null) return <Message text={table.unloadable} />;
  if (!opened || !gameWords || !board) return <p class="waiting-place">{loading}</p>;
  const { session, next } = opened;
  const coached = async (): Promise<void> => {
    const address = await playCoached(meta);
    if (address !== null) route(address);
  };
  return (
    <LessonScreen
      key={session.id}
      session={session}
      title={opened.entry.title[language]}
      gameWords={gameWords}
      board={board}
      home={{ address: "/learn", label: learnWords.value.allLessons }}
      end={
        <LessonEnd
          first={opened.first}
          together={meta.cooperative ?? false}
          coached={() => void coached()}
          next={next && { title: next.title[language], address: `/learn/${game}/${next.id}` }}
        />
      }
    />
  );
}

/** A lesson goes on where it was left; null when there is none of that name. */
async function open(game: string, lesson: string): Promise<Opened | null> {
  const [entries, rules] = await Promise.all([lessonsOf(game), loadRules(game)]);
  const index = entries.findIndex(({ id }) => id === lesson);
  const entry = entries[index];
  if (entry === undefined || rules === null) return null;
  const key = lessonKey(game, lesson);
  const run = new LessonRun(rules, await entry.load(), progress.peek()[key]?.at ?? 0);
  const session = new LessonSession(key, run, {
    pace: (scenes) => botPace().turn + scenes * scenePace(),
    reached: (at, over) => keepProgress(key, at, over),
  });
  return { session, entry, first: index === 0, next: entries[index + 1] ?? null };
}
