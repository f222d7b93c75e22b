import { GAMES } from "../games.ts";
import { Page } from "../parts/page.tsx";
import { isRefused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { refusalText, words } from "../strings/index.ts";
import { dailyAddress } from "./daily-api.ts";
import { DailyList } from "./daily-list.tsx";
import { useToday } from "./use-today.ts";
import { dailyWords } from "./words.ts";
import "../styles/daily.css";

/** `/daily`: today's challenges of all games. */
export function DailyPage() {
  const text = dailyWords.value;
  const today = useToday();
  return (
    <Page title={text.title}>
      {today === undefined && <p class="waiting-place">{words.value.loading}</p>}
      {today !== undefined && !isRefused(today) && (
        <>
          <DailyList today={today} pictures />
          <p class="soft">{text.rules}</p>
        </>
      )}
      {isRefused(today) && (
        <>
          <p>{today.status === 0 ? text.offline : refusalText(today)}</p>
          <ul class="daily-list">
            {GAMES.map(({ id, blurb }) => (
              <li key={id}>
                <a class="daily-chip daily-open" href={dailyAddress(id)}>
                  <span class="daily-game">{blurb[settings.language.value].name}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}
