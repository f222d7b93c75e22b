/** The game in pictures: what one needs to know before the rules. */
import type { RuleId } from "@banquise/engine";
import { boardOfGuide, GUIDE_PARTS, guideOf } from "@banquise/games/guides";
import type { BoardModule } from "@banquise/ui";
import { type AnyState, type GameWords, loadRules } from "../games.ts";
import { usePromise } from "../parts/use-promise.ts";
import { settings } from "../settings.ts";
import { BoardPicture } from "./board-picture.tsx";
import { rulesWords } from "./words.ts";

interface GuideProps {
  readonly id: string;
  readonly gameWords: GameWords;
}

/** Nothing where there is no guide, or no board to draw it with. */
export function Guide({ id, gameWords }: GuideProps) {
  const loaded = usePromise(() => Promise.all([guideOf(id), loadRules(id), boardOf(id)]), [id]);
  const [guide, game, board] = loaded ?? [];
  if (!guide || !game || !board) return null;
  const language = settings.language.value;
  const text = rulesWords.value;
  return (
    <section class="guide" aria-label={text.inPictures}>
      {GUIDE_PARTS.map((part) => {
        const { says, rules, pictures } = guide.parts[part];
        return (
          <section key={part} class="guide-part" id={part} aria-labelledby={`${part}-title`}>
            <div class="guide-words">
              <h2 id={`${part}-title`}>{text.parts[part]}</h2>
              {says[language].map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <Cited rules={rules} />
            </div>
            <div class="guide-pictures">
              {pictures.map((picture, index) => (
                <figure key={`${language}.${index}`}>
                  <BoardPicture game={game} gameWords={gameWords} board={board} picture={picture} />
                  <figcaption>{picture.caption[language]}</figcaption>
                </figure>
              ))}
            </div>
          </section>
        );
      })}
    </section>
  );
}

const boardOf = async (id: string) => (await boardOfGuide(id)) as BoardModule<AnyState> | null;

function Cited({ rules }: { readonly rules: readonly RuleId[] }) {
  return (
    <p class="guide-rules">
      {rulesWords.value.more}{" "}
      {rules.map((rule) => (
        <a key={rule} href={`#${rule}`}>
          {rule}
        </a>
      ))}
    </p>
  );
}
