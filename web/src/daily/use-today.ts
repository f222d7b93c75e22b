import { useEffect, useState } from "preact/hooks";
import { isRefused, type Refused } from "../sessions/refused.ts";
import { daily, type Today } from "./daily-api.ts";

/** Milliseconds between two looks at whether a try has been verified. */
const LOOK_AGAIN = 1_500;

/** Today's challenges; undefined while they are awaited. Asked again while a try of `game` is being verified. */
export function useToday(game: string | null = null): Today | Refused | undefined {
  const [today, setToday] = useState<Today | Refused>();
  useEffect(() => {
    let timer = 0;
    let wanted = true;
    const ask = async (): Promise<void> => {
      const answer = await daily.today();
      if (!wanted) return;
      setToday(answer);
      if (isWaiting(answer, game)) timer = window.setTimeout(ask, LOOK_AGAIN);
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [game]);
  return today;
}

const isWaiting = (answer: Today | Refused, game: string | null): boolean =>
  !isRefused(answer) && answer.games.some((each) => each.game === game && each.mine?.state === "verifying");
