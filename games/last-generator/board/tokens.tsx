/** The tokens of Hope and Discontent: which they are, and which are exhausted. */
import { tip } from "@banquise/ui";
import { HOPE, TRACK_SPACES } from "../data.ts";
import { isActiveToken, tokenAt, typeOfToken } from "../queries.ts";
import type { State } from "../state.ts";
import type { PanelWords } from "../strings/en/panels.ts";
import "./tokens.css";

const SHAPES = ["M12 4 20 19H4Z", "M5 5h14v14H5Z", "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z"];

interface TokensProps {
  readonly view: State;
  readonly track: number;
  readonly words: PanelWords;
  /** Shapes alone: what has no room for letters has none for empty spaces either. */
  readonly small?: boolean;
}

/** Tokens are told apart by shape and letter; an exhausted one is hollow. */
export function Tokens({ view, track, words, small = false }: TokensProps) {
  const codes = Array.from({ length: TRACK_SPACES }, (_, space) => tokenAt(view, track, space));
  return (
    <span
      class={`lg-tokens ${track === HOPE ? "lg-tokens-hope" : "lg-tokens-discontent"} ${small ? "lg-tokens-small" : ""}`}
    >
      {codes.map((code, space) => {
        if (code === 0) return small ? null : <i key={space} class="lg-token-space" />;
        const type = typeOfToken(code);
        const label = words.token(track, type, isActiveToken(code));
        return (
          <span
            key={space}
            class={`lg-token ${isActiveToken(code) ? "lg-token-active" : ""}`}
            role="img"
            aria-label={label}
            {...tip(label, "GEN-15.2")}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={SHAPES[type] ?? ""} />
              {!small && (
                <text x="12" y={type === 0 ? 17.5 : 16}>
                  {words.tokenLetter(track, type)}
                </text>
              )}
            </svg>
          </span>
        );
      })}
    </span>
  );
}
