/** What a zone would allow the ship that is about to sail: small badges at its rim. */
import { Icon } from "@banquise/ui";
import type { ZonePreview } from "../preview.ts";
import { angleOf, polar, RADII, styleAt } from "./geometry.ts";
import { Glyph, Tile } from "./glyphs.tsx";

/** In degrees. */
const BADGE_STEP = 5.4;

export function ZoneOffers({ outlook }: { readonly outlook: ZonePreview }) {
  const { zone, builds, recruits, research, canBuildShip } = outlook;
  const badges = [
    ...builds.flatMap(({ deck, builds: kind, reason, spends }) =>
      reason === null && kind !== null
        ? [
            <span
              key={`deck.${deck}`}
              class={`an-badge an-badge-build ${spends === null ? "" : "an-badge-spends"}`}
            >
              <Tile kind={kind} />
            </span>,
          ]
        : [],
    ),
    ...(recruits > 0
      ? [
          <span key="recruit" class="an-badge">
            <Icon name="plus" size={0.6} />
            {recruits}
            <Glyph name="meeple" />
          </span>,
        ]
      : []),
    ...(research.length > 0
      ? [
          <span key="research" class="an-badge">
            <Glyph name="cube" />
          </span>,
        ]
      : []),
    ...(canBuildShip
      ? [
          <span key="ship" class="an-badge">
            <Glyph name="ship" />
          </span>,
        ]
      : []),
  ];
  return (
    <>
      {badges.map((badge, i) => (
        <span
          key={badge.key}
          class="an-piece an-offer"
          style={styleAt(polar(RADII.offers, angleOf(zone) + (i - (badges.length - 1) / 2) * BADGE_STEP))}
          aria-hidden="true"
        >
          {badge}
        </span>
      ))}
    </>
  );
}
