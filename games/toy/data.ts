/** Every number of the game, by name. */

export const MAX_SEATS = 4;

/** TOY-1.1: stones bear the numbers from 1 to this one. */
export const HIGHEST_STONE = 6;

/** TOY-1.2 */
export const ROUNDS = { short: 3, long: 6 } as const;
export type Length = keyof typeof ROUNDS;

/** TOY-2.1 */
export const FACES = 6;
/** TOY-2.2 */
export const LOSING_FACE = 1;
/** TOY-2.4 */
export const MOST_ROLLS = 5;
