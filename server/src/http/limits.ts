/** How often one caller may ask, by what it costs. `play` is by session, so that a family behind one address can play. */
const limit = (max: number, seconds: number) => ({ rateLimit: { max, timeWindow: seconds * 1000 } });

export const limits = {
  read: limit(600, 60),
  stream: limit(300, 60),
  play: limit(600, 10),
  change: limit(120, 60),
  /** Opening sessions and tables. */
  open: limit(60, 60),
};
