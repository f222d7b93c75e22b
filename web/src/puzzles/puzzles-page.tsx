import type { Puzzle } from "@banquise/engine";
import { loadPuzzles } from "@banquise/games/puzzles";
import { Icon } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { GAMES, type GameMeta, loadWords } from "../games.ts";
import { progress } from "../learn/progress.ts";
import { Filter, Filters } from "../parts/filter.tsx";
import { GameCover } from "../parts/game-cover.tsx";
import { Page } from "../parts/page.tsx";
import { usePromise } from "../parts/use-promise.ts";
import { settings } from "../settings.ts";
import { words } from "../strings/index.ts";
import { levelOf, puzzleAddress, puzzleKey, puzzleOfTheDay } from "./pack.ts";
import { puzzleWords } from "./words.ts";
import "../styles/learn.css";
import "../styles/puzzles.css";

/** `/puzzles`: today's puzzles, and all others by theme and difficulty. */
export function PuzzlesPage() {
  const { title, about } = puzzleWords.value;
  const packs = usePromise(() => Promise.all(GAMES.map(({ id }) => loadPuzzles(id))), []);
  return (
    <Page title={title}>
      <p>{about}</p>
      {packs ? (
        <div class="learn">
          {GAMES.map((meta, index) => {
            const pack = packs[index] ?? [];
            return pack.length > 0 && <GamePuzzles key={meta.id} meta={meta} pack={pack} />;
          })}
        </div>
      ) : (
        <p class="waiting-place">{words.value.loading}</p>
      )}
    </Page>
  );
}

const isSolved = (game: string, puzzle: Puzzle): boolean =>
  progress.value[puzzleKey(game, puzzle)]?.done ?? false;

function GamePuzzles({ meta, pack }: { readonly meta: GameMeta; readonly pack: readonly Puzzle[] }) {
  const { id, blurb } = meta;
  const language = settings.language.value;
  const text = puzzleWords.value;
  const theme = useSignal("");
  const level = useSignal("");
  const outlook = usePromise(() => loadWords(id, language), [id, language])?.text.outlook ?? {};
  const today = puzzleOfTheDay(pack, Date.now());
  const solved = pack.filter((puzzle) => isSolved(id, puzzle)).length;
  const themes = [...new Set(pack.map((puzzle) => puzzle.theme))];
  const shown = pack.filter(
    (puzzle) =>
      (theme.value === "" || puzzle.theme === theme.value) &&
      (level.value === "" || String(levelOf(puzzle)) === level.value),
  );
  return (
    <section class="learn-game" aria-labelledby={`puzzles-${id}`}>
      <GameCover id={id} />
      <div>
        <h2 id={`puzzles-${id}`}>{blurb[language].name}</h2>
        <p class="soft">{text.solvedOf(solved, pack.length)}</p>
        {today && (
          <a class="button button-primary" href={puzzleAddress(id, today)}>
            <Icon name={isSolved(id, today) ? "check" : "hint"} />
            {text.today}
          </a>
        )}
        <Filters>
          <Filter label={text.theme} all={text.allThemes} chosen={theme}>
            {themes.map((key) => [key, outlook[key] ?? key])}
          </Filter>
          <Filter label={text.level} all={text.allLevels} chosen={level}>
            {text.levels.map((name, index) => [String(index), name])}
          </Filter>
        </Filters>
        {shown.length === 0 && <p>{text.none}</p>}
        <ul class="puzzle-list">
          {shown.map((puzzle) => (
            <PuzzleLink key={puzzle.id} game={id} puzzle={puzzle} number={pack.indexOf(puzzle) + 1} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface PuzzleLinkProps {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly number: number;
}

function PuzzleLink({ game, puzzle, number }: PuzzleLinkProps) {
  const text = puzzleWords.value;
  const level = levelOf(puzzle);
  const isDone = isSolved(game, puzzle);
  const about = [text.number(number), text.levels[level], ...(isDone ? [text.solved] : [])].join(", ");
  return (
    <li>
      <a
        class={`puzzle-link puzzle-level-${level}`}
        href={puzzleAddress(game, puzzle)}
        aria-label={about}
        title={about}
      >
        {isDone ? <Icon name="check" /> : number}
      </a>
    </li>
  );
}
