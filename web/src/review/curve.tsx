import { settings } from "../settings.ts";
import { percent } from "../strings/index.ts";
import type { TableModel } from "../table/model.ts";
import type { CurvePoint, Review } from "./review.ts";
import { reviewWords } from "./words.ts";

const WIDTH = 360;
const HEIGHT = 150;

interface CurveProps {
  readonly model: TableModel;
  readonly review: Review;
  /** The step that is shown. */
  readonly at: number;
  readonly length: number;
  readonly jump: (at: number) => void;
}

/** How the prospects of every seat went up and down. A click jumps to the place. */
export function Curve({ model, review, at, length, jump }: CurveProps) {
  const text = reviewWords.value;
  const title = review.inPoints ? text.points : text.chances;
  const seats = model.session.game.cooperative ? [0] : model.names.value.map((_, seat) => seat);
  const curves = seats.map((seat) => ({ seat, points: review.curveOf(seat) }));
  const most = review.inPoints
    ? Math.max(1, ...curves.flatMap(({ points }) => points.map(({ value }) => value)))
    : 1;
  const x = (step: number): number => (step / Math.max(1, length)) * WIDTH;
  const y = (value: number): number => HEIGHT - (value / most) * HEIGHT;
  const line = (points: readonly CurvePoint[]): string =>
    points.map((point) => `${x(point.at).toFixed(1)},${y(point.value).toFixed(1)}`).join(" ");
  const shown = (value: number): string =>
    review.inPoints ? String(Math.round(value)) : percent(value, settings.language.value);
  return (
    <figure class="curve">
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the scrubber and the list of turning points do the same by keyboard. */}
      <svg
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        role="img"
        aria-label={curves
          .map(({ seat, points }) => text.curve(model.name(seat), shown(points.at(-1)?.value ?? 0)))
          .join(", ")}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          jump(Math.round(((event.clientX - box.left) / box.width) * length));
        }}
      >
        {[0, 0.5, 1].map((share) => (
          <line key={share} class="curve-grid" x1={0} x2={WIDTH} y1={y(share * most)} y2={y(share * most)} />
        ))}
        {curves.map(({ seat, points }) => (
          <polyline key={seat} class="curve-line" data-seat={seat} points={line(points)} />
        ))}
        {[...review.turns.value.own, ...review.turns.value.others].map(
          ({ decision: { at: step, seat }, prospects }) => (
            <circle
              key={step}
              class="curve-turn"
              data-seat={seat}
              cx={x(step)}
              cy={y(prospects[seat] ?? 0)}
              r={5}
            />
          ),
        )}
        <line class="curve-now" x1={x(at)} x2={x(at)} y1={-4} y2={HEIGHT + 4} />
      </svg>
    </figure>
  );
}
