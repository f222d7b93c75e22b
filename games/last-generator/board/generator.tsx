/** The Generator itself: an iron boiler with its stack, the only light of the city. The more heat, the fiercer its fire. */
import { hexPath, type Point } from "./geometry.ts";
import "./generator.css";

interface GeneratorProps {
  readonly middle: Point;
  readonly heat: number;
  readonly cold: number;
  readonly overheated: boolean;
}

/** Pipes to the six hexes around. */
const PIPES = Array.from({ length: 6 }, (_, i) => {
  const [x, y] = [Math.cos((Math.PI / 3) * i), Math.sin((Math.PI / 3) * i)];
  return `M${(x * 5).toFixed(2)} ${(y * 5).toFixed(2)}L${(x * 8.4).toFixed(2)} ${(y * 8.4).toFixed(2)}`;
}).join("");

export function Generator({ middle: { x, y }, heat, cold, overheated }: GeneratorProps) {
  const burns = heat > 0;
  const strength = cold === 0 ? 0 : Math.min(1, heat / cold);
  return (
    <g
      transform={`translate(${x} ${y})`}
      class={`lg-generator ${burns ? "lg-generator-burns" : ""} ${overheated ? "lg-generator-hot" : ""}`}
    >
      <path class="lg-iron-plate" d={hexPath({ x: 0, y: 0.7 }, 0.2)} />
      <path class="lg-iron-top" d={hexPath({ x: 0, y: 0 }, 0.5)} />
      <path class="lg-pipes" d={PIPES} />
      {burns && <path class="lg-pipes-hot" d={PIPES} />}
      <ellipse class="lg-iron-shadow" cy="6" rx="8" ry="2.800" />
      <path
        class="lg-iron"
        d="M-8.200-1v5.500a1.900 1 0 0 0 3.800 0V-1ZM4.400-1v5.500a1.900 1 0 0 0 3.800 0V-1Z"
      />
      <path
        class="lg-iron-lid"
        d="M-8.200-1a1.900 1 0 1 1 3.800 0 1.900 1 0 1 1-3.800 0M4.400-1a1.900 1 0 1 1 3.800 0 1.900 1 0 1 1-3.800 0"
      />
      <path class="lg-iron" d="M-2.100-4-1.700-14.500h3.400L2.100-4Z" />
      <path class="lg-iron" d="M-5.600-3.500v8.700a5.600 2.300 0 0 0 11.200 0v-8.700Z" />
      <path
        class="lg-bands"
        d="M-5.600-.600a5.600 2.300 0 0 0 11.200 0M-5.600 5a5.600 2.300 0 0 0 11.200 0M-1.950-8h3.900M-1.800-11.500h3.600"
      />
      <ellipse class="lg-iron-lid" cy="-3.500" rx="5.600" ry="2.300" />
      <path class="lg-iron" d="M-2.150-3.500V-5h4.300v1.500a2.150.9 0 0 1-4.300 0Z" />
      <ellipse class="lg-stack-mouth" cy="-14.500" rx="1.900" ry=".700" />
      {[-3.6, 3.6].map((slot) => (
        <rect key={slot} class="lg-grate" x={slot - 0.7} y="-.300" width="1.400" height="2.800" rx=".7" />
      ))}
      <path
        class="lg-furnace"
        d="M-2.300 6.600V3.200a2.300 2.300 0 0 1 4.600 0v3.400a8 2.300 0 0 1-4.600 0Z"
      />
      {burns ? (
        <g transform={`translate(0 6.700) scale(${0.62 + strength * 0.5})`}>
          <path
            class="lg-flame"
            d="M0 0c-1.900 0-2.800-1.100-2.500-2.500.3-1.400 1.700-1.900 1.600-4 1.400.8 1.900 1.900 1.700 3 .5-.2.7-.6.7-1.100C2.900-3 2.700 0 0 0Z"
          />
          <path class="lg-flame-heart" d="M0 0c-.9-.4-1.200-1.500 0-2.700C1.200-1.500.9-.4 0 0Z" />
        </g>
      ) : (
        <path class="lg-embers" d="M-1.200 5.900h.01M.2 6.300h.01M1.200 5.700h.01M-.3 5.200h.01" />
      )}
    </g>
  );
}
