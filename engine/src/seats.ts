/** A place at the table: 0 to seats - 1, clockwise. */
export type Seat = number;

/** Who looks: a seat, or null for a spectator. */
export type Viewer = Seat | null;

/** A numbered line of the game's `RULES.md`, such as `BLU-5.1`. */
export type RuleId = `${string}-${number}.${number}`;
