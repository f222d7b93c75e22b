/** The last picture: the city as it was left, in the light of its fire or under the snow, and a grave for each of the dead. */
import { Drawing } from "@banquise/ui";
import { FERN } from "./crater.ts";
import "./ending-scene.css";

/** Left edge, width, height of the walls, height of the roof. */
const HOUSES: readonly (readonly [number, number, number, number])[] = [
  [398, 34, 20, 18],
  [444, 26, 32, 14],
  [482, 44, 18, 22],
  [534, 28, 38, 16],
  [650, 30, 36, 16],
  [690, 46, 20, 22],
  [742, 28, 32, 14],
  [776, 36, 18, 16],
];
const FLOOR = 206;
const STARS =
  "M60 40h.1M130 84h.1M210 30h.1M286 66h.1M352 26h.1M430 58h.1M470 18h.1M506 42h.1M668 30h.1M712 64h.1M744 22h.1M30 110h.1";

const housePath = ([x, width, wall, roof]: (typeof HOUSES)[number]): string =>
  `M${x} ${FLOOR + 6}v${-wall - 6}l${width / 2} ${-roof} ${width / 2} ${roof}v${wall + 6}Z`;
const roofPath = ([x, width, wall, roof]: (typeof HOUSES)[number]): string =>
  `M${x - 3} ${FLOOR - wall + 2}l${width / 2 + 3} ${-roof - 4} ${width / 2 + 3} ${roof + 4}-4 1-${width / 2 - 1}-${roof - 1}-${width / 2 - 1} ${roof - 1}Z`;
const windowPath = ([x, width, wall]: (typeof HOUSES)[number]): string =>
  `M${x + width / 2 - 8} ${FLOOR - wall + 5}h6v8h-6ZM${x + width / 2 + 3} ${FLOOR - wall + 5}h6v8h-6Z`;

interface SceneProps {
  readonly won: boolean;
  readonly graves: number;
  readonly label: string;
}

export function EndingScene({ won, graves, label }: SceneProps) {
  return (
    <Drawing
      class={`lg-scene ${won ? "lg-scene-won" : ""}`}
      viewBox="0 0 800 240"
      preserveAspectRatio="xMaxYMax slice"
      label={label}
    >
      <linearGradient id="lg-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" class="lg-sky-0" />
        <stop offset="0.55" class="lg-sky-1" />
        <stop offset="1" class="lg-sky-2" />
      </linearGradient>
      <radialGradient id="lg-fire">
        <stop offset="0" stop-color="#ffdcc4" stop-opacity="0.95" />
        <stop offset="0.25" stop-color="#ff9a76" stop-opacity="0.6" />
        <stop offset="0.6" stop-color="#e05f58" stop-opacity="0.25" />
        <stop offset="1" stop-color="#c2485a" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="lg-scene-metal">
        <stop offset="0" class="lg-scene-iron-0" />
        <stop offset="0.45" class="lg-scene-iron-1" />
        <stop offset="1" class="lg-scene-iron-0" />
      </linearGradient>
      <rect width="800" height="240" fill="url(#lg-sky)" />
      <path class="lg-scene-stars" d={STARS} />
      {/* The crater: two walls of rock, and the snow on their edges. */}
      <path
        class="lg-scene-ridge"
        d="M0 120 60 96l48 34 62-58 40 40 54-22 66 56 60-34 48 30 54-66 44 48 66-40 58 52 54-30 56 34 30-14v160H0Z"
      />
      <path
        class="lg-scene-cap"
        d="M60 96 42 103l14 6 12-4 12 8ZM170 72l-22 20 14-3 10 8 14-9ZM492 76l-18 22 12-5 8 8 10-9ZM602 84l-20 12 14 1 8 8 12-8ZM714 106l-16 9 12 3 10 6 8-8Z"
      />
      <path
        class="lg-scene-ridge-near"
        d="M0 168l70-22 60 24 80-34 70 30 66-18 74 26 90-30 60 22 84-26 70 28 76-22v94H0Z"
      />
      {won && <circle cx="600" cy="160" r="190" fill="url(#lg-fire)" />}
      <path class="lg-scene-ground" d="M0 206q120-20 260-10t270-4 270 2v50H0Z" />
      {won && <ellipse cx="600" cy="214" rx="230" ry="26" fill="url(#lg-fire)" />}
      {won &&
        [
          [606, 42, 12],
          [620, 24, 17],
          [642, 8, 23],
          [672, -8, 30],
        ].map(([x, y, r]) => <circle key={y} class="lg-scene-smoke" cx={x} cy={y} r={r} />)}
      <g class="lg-scene-iron">
        <path d="M588 130 590 54h20l2 76Z" />
        <path d="M550 206v-52h14v52ZM636 206v-52h14v52Z" />
        <path d="M564 208v-74q36-14 72 0v74Z" />
        <path d="M586 58h28v-8h-28Z" />
      </g>
      <path class="lg-scene-bands" d="M564 152h72M564 188h72M589 84h22M588 106h24" />
      <path class="lg-scene-furnace" d="M582 208v-28a18 18 0 0 1 36 0v28Z" />
      {won ? (
        <>
          <path
            class="lg-scene-flame"
            d="M600 208c-13 0-18-8-16-18 2-9 11-12 11-26 9 5 12 12 11 20 3-2 5-4 5-8 8 11 7 32-11 32Z"
          />
          <path class="lg-scene-heart" d="M600 208c-6-3-8-11 0-18 8 7 6 15 0 18Z" />
        </>
      ) : (
        <path
          class="lg-scene-snow"
          d="M584 52q16-12 32 0l-2 5q-14-5-28 0ZM560 138q40-22 80 0v5q-40-14-80 0ZM547 156q10-8 20 0v4h-20ZM633 156q10-8 20 0v4h-20ZM582 208q18-12 36 0Z"
        />
      )}
      {HOUSES.map((house) => (
        <g key={house[0]}>
          <path class="lg-scene-house" d={housePath(house)} />
          <path class="lg-scene-snow" d={roofPath(house)} />
          <path class="lg-scene-window" d={windowPath(house)} />
        </g>
      ))}
      <path class="lg-scene-front" d="M0 224q140-16 300-8t280-2 220 0v30H0Z" />
      {Array.from({ length: graves }, (_, i) => (
        <path
          key={i}
          class="lg-scene-grave"
          d={`M${372 + ((i * 61) % 410)} ${218 + ((i * 5) % 12)}v12m-4-8h8`}
        />
      ))}
      {!won && <path class="lg-scene-frost" d={FERN} transform="translate(800 0) scale(-1.500 1.500)" />}
    </Drawing>
  );
}
