/** What the points that a seat can expect are made of: keys of the texts. */
export const LINES = [
  "zones",
  "tracks",
  "asterisks",
  "discards",
  "people",
  "ships",
  "cubes",
  "hand",
  "building",
  "turn",
] as const;

/** Points as they stand, by contest. */
export const ZONES_LINE = 0;
export const TRACKS_LINE = 1;
export const ASTERISKS_LINE = 2;
export const DISCARDS_LINE = 3;
/** What staff and reserve, ships, spare cubes and cards in hand may still bring. */
export const PEOPLE_LINE = 4;
export const SHIPS_LINE = 5;
export const CUBES_LINE = 6;
export const HAND_LINE = 7;
/** Visible cards whose requirements are met. */
export const BUILDING_LINE = 8;
/** The decision in progress. */
export const TURN_LINE = 9;
