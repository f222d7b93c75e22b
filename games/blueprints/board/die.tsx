/** A die lying on the desk, seen from above with a little of its front. */
import { Drawing } from "@banquise/ui";
import type { Material } from "../data.ts";
import { DieFace } from "./die-face.tsx";
import "./die.css";

interface DieProps {
  readonly look: Material;
  /** 0 shows the material's sign: a die that was not rolled. */
  readonly value: number;
  /** Any CSS length; the die is as wide as that. */
  readonly size?: string;
  /** Said aloud; without it the die is decoration. */
  readonly label?: string;
}

export function Die({ look, value, size = "1em", label }: DieProps) {
  return (
    <Drawing class={`die die-${look}`} viewBox="0 0 44 48" size={size} label={label}>
      <rect class="die-shadow" x="3" y="9" width="40" height="38" rx="8" />
      <rect class="die-front" x="2" y="6" width="40" height="40" rx="7" />
      <g transform="translate(2 1)">
        <DieFace look={look} value={value} />
      </g>
    </Drawing>
  );
}
