/** The last picture: the city as it was left, lit or dark, and a grave for each of the dead. */
import { Drawing } from "@banquise/ui";
import "./ending-scene.css";

/** Left edge, width, height of the walls, height of the roof. */
const HOUSES: readonly (readonly [number, number, number, number])[] = [
  [404, 34, 20, 16],
  [446, 26, 30, 14],
  [480, 44, 18, 20],
  [532, 28, 36, 14],
  [640, 30, 34, 16],
  [678, 46, 20, 20],
  [730, 28, 30, 14],
  [764, 36, 18, 16],
];
const FLOOR = 206;
const STARS =
  "M60 40h.1M130 84h.1M210 30h.1M286 66h.1M352 26h.1M430 58h.1M506 22h.1M668 40h.1M744 72h.1M30 110h.1";

const housePath = ([x, width, wall, roof]: (typeof HOUSES)[number]): string =>
  `M${x} ${FLOOR}v${-wall}l${width / 2} ${-roof} ${width / 2} ${roof}v${wall}Z`;
const roofPath = ([x, width, wall, roof]: (typeof HOUSES)[number]): string =>
  `M${x - 3} ${FLOOR - wall + 2}l${width / 2 + 3} ${-roof - 4} ${width / 2 + 3} ${roof + 4}-4 1-${width / 2 - 1}-${roof - 1}-${width / 2 - 1} ${roof - 1}Z`;

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
        <stop offset="1" class="lg-sky-1" />
      </linearGradient>
      <radialGradient id="lg-fire">
        <stop offset="0" stop-color="#ffb347" stop-opacity="0.85" />
        <stop offset="1" stop-color="#ffb347" stop-opacity="0" />
      </radialGradient>
      <rect width="800" height="240" fill="url(#lg-sky)" />
      <path class="lg-scene-stars" d={STARS} />
      <path class="lg-scene-ridge" d="M0 176q90-44 190-22t190-30 200 18 220-32v130H0Z" />
      {won && <circle class="lg-scene-fire" cx="598" cy="120" r="130" fill="url(#lg-fire)" />}
      <path class="lg-scene-tower" d="M572 206l8-66h36l8 66ZM576 140h44v-8h-44ZM584 132l4-22h20l4 22Z" />
      {won ? (
        <path
          class="lg-scene-flame"
          d="M598 110c-9-2-12-11-6-19 3-5 5-8 4-15 8 5 9 11 8 16 3-1 4-3 4-6 6 9 3 22-10 24Z"
        />
      ) : (
        <path class="lg-scene-snow" d="M584 112q14-9 28 0l-3 4q-11-4-22 0ZM574 135q24-9 48 0v4q-24-6-48 0Z" />
      )}
      {HOUSES.map((house) => (
        <g key={house[0]}>
          <path class="lg-scene-house" d={housePath(house)} />
          <path class="lg-scene-snow" d={roofPath(house)} />
          <path
            class="lg-scene-window"
            d={`M${house[0] + house[1] / 2 - 8} ${FLOOR - house[2] + 4}h6v8h-6ZM${house[0] + house[1] / 2 + 3} ${FLOOR - house[2] + 4}h6v8h-6Z`}
          />
        </g>
      ))}
      <path class="lg-scene-ground" d="M0 214q120-20 260-10t270-4 270 2v38H0Z" />
      {Array.from({ length: graves }, (_, i) => (
        <path
          key={i}
          class="lg-scene-grave"
          d={`M${372 + ((i * 61) % 410)} ${218 + ((i * 5) % 12)}v12m-4-8h8`}
        />
      ))}
    </Drawing>
  );
}
