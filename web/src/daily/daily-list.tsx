import { Icon } from "@banquise/ui";
import { GAMES, metaOf } from "../games.ts";
import { GameCover } from "../parts/game-cover.tsx";
import { isRefused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { type DailyGame, type DailyTry, dailyAddress, type Today } from "./daily-api.ts";
import { useToday } from "./use-today.ts";
import { dailyWords } from "./words.ts";
import "../styles/daily.css";

const MINUTE = 60_000;

/** On the home page: today's challenges in short, once the server has told them. */
export function DailyStrip() {
  const today = useToday();
  if (today === undefined || isRefused(today)) return null;
  return (
    <section class="tables" aria-labelledby="daily">
      <h2 id="daily">
        <a href="/daily">{dailyWords.value.title}</a>
      </h2>
      <DailyList today={today} />
    </section>
  );
}

interface DailyListProps {
  readonly today: Today;
  /** With the boxes of the games. */
  readonly pictures?: boolean;
}

/** Today's challenge of each game, and how far one is with it. */
export function DailyList({ today, pictures = false }: DailyListProps) {
  const text = dailyWords.value;
  const { streak, ends, games } = today;
  const left = text.left(Math.floor((ends - Date.now()) / MINUTE));
  return (
    <>
      <p class="daily-about">
        {text.short} <span class="soft">{left}</span>
        {streak > 1 && (
          <strong class="daily-streak">
            <Icon name="check" /> {text.streak(streak)}
          </strong>
        )}
      </p>
      <ul class="daily-list">
        {GAMES.map(({ id }) => {
          const game = games.find((each) => each.game === id);
          return game && <DailyChip key={id} game={game} picture={pictures} />;
        })}
      </ul>
    </>
  );
}

interface DailyChipProps {
  readonly game: DailyGame;
  readonly picture: boolean;
}

function DailyChip({ game: { game, mine, tries }, picture }: DailyChipProps) {
  const meta = metaOf(game);
  const text = dailyWords.value;
  return (
    meta && (
      <li>
        <a class={`daily-chip ${mine === null ? "daily-open" : ""}`} href={dailyAddress(game)}>
          {picture && <GameCover id={game} />}
          <span class="daily-game">{meta.blurb[settings.language.value].name}</span>
          <span class="daily-state">
            {mine === null ? text.toPlay : tryText(mine, tries)}
            {mine === null && tries > 0 && ` · ${text.tries(tries)}`}
          </span>
          <Icon name={mine === null ? "play" : mine.place === null ? "clock" : "check"} />
        </a>
      </li>
    )
  );
}

/** How far a try is, in a few words. */
export function tryText({ state, place }: DailyTry, tries: number): string {
  const text = dailyWords.value;
  if (place !== null) return text.placeOf(place, tries);
  if (state === "notOwn" || state === "late") return text[state];
  return state === "verifying" ? text.verifying : text.begun;
}
