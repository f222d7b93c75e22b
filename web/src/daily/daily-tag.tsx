import { dailyAddress } from "./daily-api.ts";
import { dailyWords } from "./words.ts";
import "../styles/daily.css";

/** Says at a table that it is the challenge of the day: what makes it unlike others stands on its page. */
export function DailyTag({ game }: { readonly game: string }) {
  const { title, rules } = dailyWords.value;
  return (
    <a class="bar-daily" href={dailyAddress(game)} title={rules}>
      {title}
    </a>
  );
}
