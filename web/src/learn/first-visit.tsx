import { Button, Dialog } from "@banquise/ui";
import { useLocation } from "../address.ts";
import type { GameMeta } from "../games.ts";
import { playNow } from "../new-game.ts";
import { settings } from "../settings.ts";
import { becomeKnown } from "./coaching.ts";
import { playCoached } from "./play-coached.ts";
import { learnWords } from "./words.ts";

interface FirstVisitProps {
  readonly game: GameMeta;
  readonly onClose: () => void;
}

/** Somebody plays a game for the first time: with a coach, or not. */
export function FirstVisit({ game, onClose }: FirstVisitProps) {
  const text = learnWords.value;
  const language = settings.language.value;
  const { route } = useLocation();
  const go = async (open: Promise<string | null>): Promise<void> => {
    becomeKnown(game.id);
    const address = await open;
    if (address !== null) route(address);
  };
  return (
    <Dialog open title={text.firstTime(game.blurb[language].name)} language={language} onClose={onClose}>
      <p>{text.firstTimeAbout}</p>
      <div class="first-visit">
        <Button look="primary" size="large" icon="hint" onClick={() => void go(playCoached(game))}>
          {text.showMeHow}
        </Button>
        <Button size="large" icon="play" onClick={() => void go(playNow(game))}>
          {text.iKnowIt}
        </Button>
      </div>
    </Dialog>
  );
}
