import { type Game, OVER } from "./game.ts";
import { legalMoves } from "./legal-moves.ts";

/** Of the whole value: lines are sums of sums. */
const TOLERANCE = 1e-6;

/** What bots are told is a number in every state, and the lines of the outlook add up to it. */
export function aboutEvaluation<S>(game: Game<S>, s: S, seats: number): string[] {
  const { evaluate } = game;
  const complaints: string[] = [];
  const expectFinite = (what: string, value: number): void => {
    if (!Number.isFinite(value)) complaints.push(`${what} is ${value}`);
  };
  const values = Array.from({ length: seats }, (_, seat) => evaluate.value(s, seat));
  for (const [seat, value] of values.entries()) {
    const asked = evaluate.quickValue?.(s, seat) ?? value;
    expectFinite(`seat ${seat}: the value`, value);
    expectFinite(`seat ${seat}: the quick value`, asked);
    complaints.push(...aboutOutlook(game, s, seat, asked));
  }
  if (game.actor(s) === OVER) return complaints;
  const chance = evaluate.chance?.(s, values[0] ?? 0) ?? 0;
  if (!(chance >= 0 && chance <= 1)) complaints.push(`the chance to win is ${chance}`);
  expectFinite("the decisive lead", evaluate.decisiveLead(s));
  for (const move of legalMoves(game, s))
    expectFinite(`the prior of ${game.moves.print(move)}`, evaluate.prior(s, move));
  return complaints;
}

function aboutOutlook<S>({ evaluate }: Game<S>, s: S, seat: number, value: number): string[] {
  const out = new Float64Array(evaluate.lines.length).fill(Number.NaN);
  evaluate.expect(s, seat, out);
  const sum = out.reduce((total, line) => total + line, 0);
  if (Math.abs(sum - value) <= TOLERANCE * Math.max(1, Math.abs(value))) return [];
  return [`seat ${seat}: the lines of the outlook add up to ${sum}, not to ${value}`];
}
