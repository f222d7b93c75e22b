/** What a zone would allow the ship that is about to sail: small badges around the pole. */
import type { ZonePreview } from "../preview.ts";
import { offerPlaces, styleAt } from "./geometry.ts";
import { Glyph, Tile } from "./glyphs.tsx";

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
            <b>{recruits}</b>
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
  const spots = offerPlaces(zone, badges.length);
  return (
    <>
      {badges.map((badge, i) => {
        const spot = spots[i];
        return spot === undefined ? null : (
          <span key={badge.key} class="an-piece an-offer" style={styleAt(spot)} aria-hidden="true">
            {badge}
          </span>
        );
      })}
    </>
  );
}
