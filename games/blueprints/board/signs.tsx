/** The signs of this game: prizes and award medals. */
import { Drawing } from "@banquise/ui";
import "./signs.css";
import { METALS, type Metal, PRIZES, type Prize } from "../data.ts";

const PRIZE_PATHS: Readonly<Record<Prize, string>> = {
  skyscraper: "M8 21V7l4-4 4 4v14M5 21h14M11 10h2M11 13.5h2M11 17h2",
  structuralIntegrity: "M4 21V12h4v9M10 21V12h4v9M16 21V12h4v9M3 8.500h18L12 3ZM2.5 21h19",
  geometer: "M12 3v2.500M12 5.5 6 21M12 5.5 18 21M8 16c2.5 1.800 5.5 1.800 8 0",
  materials: "M3 14h8v7H3ZM13 14h8v7h-8ZM8 5h8v7H8Z",
};

export function PrizeSign({ prize, size = 1.4 }: { readonly prize: number; readonly size?: number }) {
  return (
    <Drawing class="icon bp-prize-sign" viewBox="0 0 24 24" size={`${size}em`}>
      <path d={PRIZE_PATHS[PRIZES[prize] as Prize]} />
    </Drawing>
  );
}

/** A medal with the points it brings. */
export function Medal({
  metal,
  vp,
  label,
}: {
  readonly metal: number;
  readonly vp: number;
  readonly label?: string;
}) {
  return (
    <Drawing class={`bp-medal bp-${METALS[metal] as Metal}`} viewBox="0 0 24 28" size="1.5em" label={label}>
      <path class="bp-ribbon" d="M7 15 4 27l5-2.5 3 2.5 3-2.5 5 2.5-3-12Z" />
      <circle cx="12" cy="10.5" r="9.5" />
      <text x="12" y="15">
        {vp}
      </text>
    </Drawing>
  );
}
