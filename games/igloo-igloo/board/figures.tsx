/** The pieces, drawn to stand on ice or to swim under water. Each fills a square; the style sheet gives it its size. */
import type { Seat } from "@banquise/engine";
import { Drawing, SeatMark } from "@banquise/ui";
import { BEAR, FOX, KIND_VALUES } from "../data.ts";
import "./figures.css";

const BOX = "0 0 40 40";

export function Inuit({ seat }: { readonly seat: Seat }) {
  return (
    <span class="ig-inuit" data-seat={seat}>
      <Drawing viewBox={BOX}>
        <ellipse class="ig-shade" cx="20" cy="37" rx="13" ry="2.600" />
        <path
          class="ig-boots"
          d="M12 33h7v5h-8.500c-.5-2 0-3.500 1.500-5ZM28 33h-7v5h8.500c.5-2 0-3.500-1.500-5Z"
        />
        <path
          class="ig-parka"
          d="M11 17C6 20 3.500 25 3 29l4.500 2L12 24ZM29 17c5 3 7.500 8 8 12l-4.500 2L28 24Z"
        />
        <path
          class="ig-fur"
          d="M2.500 28.500 8 31l-1 3c-2.500.5-5-.5-5.500-2.500ZM37.500 28.500 32 31l1 3c2.500.5 5-.5 5.500-2.500Z"
        />
        <path class="ig-parka" d="M20 12c-8 0-10 9-11.500 22 6.500 3 16.500 3 23 0C30 21 28 12 20 12Z" />
        <path
          class="ig-fur"
          d="M8.300 32.500c6.700 3 16.700 3 23.400 0l.5 3c-7 3.200-17.400 3.200-24.400 0Z"
        />
        <circle class="ig-parka" cx="20" cy="11" r="9" />
        <circle class="ig-fur" cx="20" cy="11.600" r="7" />
        <circle class="ig-skin" cx="20" cy="12" r="5.200" />
        <path class="ig-eyes" d="M18 11.500h.01M22 11.500h.01" />
        <path class="ig-smile" d="M18.200 14q1.800 1.400 3.600 0" />
      </Drawing>
      <span class="ig-chest">
        <SeatMark seat={seat} size={0.42} />
      </span>
    </span>
  );
}

export function Igloo({ seat }: { readonly seat: Seat }) {
  return (
    <span class="ig-igloo" data-seat={seat}>
      <Drawing viewBox={BOX}>
        <ellipse class="ig-shade" cx="20" cy="35" rx="18" ry="2.800" />
        <path class="ig-dome" d="M2.500 34.500C2.500 19 10 10 20 10s17.500 9 17.500 24.500Z" />
        <path
          class="ig-bricks"
          d="M4 27.500h32M6.500 20.500h27M11.500 14.500h17M20 10v4.500M13.500 14.500v6M26.500 14.500v6M9 20.500v7M31 20.500v7M5.500 27.500v7M34.500 27.500v7M20 14.500v6"
        />
        <path class="ig-door-rim" d="M11.500 34.500v-5a8.500 8.500 0 0 1 17 0v5Z" />
        <path class="ig-door" d="M14.500 34.500v-4.500a5.500 5.500 0 0 1 11 0v4.500Z" />
      </Drawing>
      <span class="ig-flag">
        <SeatMark seat={seat} size={0.36} />
      </span>
    </span>
  );
}

const FISH_BODY =
  "M3 20c5-8.500 15.500-10 22.500-3.800L36 9.500c-1.500 5-1.500 16 0 21l-10.500-6.700C18.500 30 8 28.500 3 20Z";
const FOX_BODY =
  "M10 4.500 15 9h8.500L29 4.500 29.500 14c0 3.500-2 6-4.500 7.500 4.500 3 6.500 8 6.500 14.500H14c-3 0-3.500-2.500-2.500-5 .8-3.500 2-6.500 3.800-9.500-3-1.500-5.800-4-5.800-7.500Z";
const FOX_TAIL = "M29 36c7 1 10-5 7.500-13-.5-1.500-2.500-1-2.500.5 0 4-2 5-4 6Z";
const BEAR_BODY =
  "M2.500 20.500c.5-4 3.500-7 7.500-7.500 1-.8 2-1.500 3.500-1 4-1 9-1.500 13.500-.5 6.500 1 10.500 5.500 10.800 12 .1 4-.3 8-.8 11h-6.500l-1-6c-3 .8-6.500 1-9.500.6l-.7 5.400h-6.500l-1-7.500c-1.500-1-2.300-2-2.800-3.300-2.500.6-6-.2-6.500-3.200Z";

export function Animal({ kind }: { readonly kind: number }) {
  const species = kind === BEAR ? "bear" : kind < FOX ? "fish" : "fox";
  return (
    <span class={`ig-animal ig-${species} ig-worth-${KIND_VALUES[kind]}`}>
      <Drawing viewBox={BOX}>
        {species === "fish" && (
          <>
            <path class="ig-skin-of" d={FISH_BODY} />
            <path class="ig-detail" d="M12 15.500q3 4.500 0 9M17 17l4 3-4 3" />
            <circle class="ig-eye" cx="8.500" cy="18.500" r="1.500" />
          </>
        )}
        {species === "fox" && (
          <>
            <ellipse class="ig-shade" cx="21" cy="36.500" rx="14" ry="2.400" />
            <path class="ig-skin-of" d={FOX_TAIL} />
            <path class="ig-skin-of" d={FOX_BODY} />
            <path class="ig-detail" d="M18 36v-7M24 36v-6" />
            <path class="ig-eye" d="M15.500 13.500h.01M23.500 13.500h.01" />
            <path class="ig-nose" d="M17.800 17h3.600l-1.800 2.200Z" />
          </>
        )}
        {species === "bear" && (
          <>
            <ellipse class="ig-shade" cx="21" cy="35" rx="17" ry="2.600" />
            <path class="ig-skin-of" d={BEAR_BODY} />
            <path class="ig-detail" d="M14 24.500c1.500 1 3 1.500 4.500 1.600M29 22c.8 2 1 4.500.7 6.500" />
            <circle class="ig-skin-of" cx="12.500" cy="12.500" r="2" />
            <path class="ig-eye" d="M8 17.500h.01" />
            <path class="ig-nose" d="M2.200 19.500h3l-1 2H2.500Z" />
          </>
        )}
      </Drawing>
      <span class="ig-value" data-text={KIND_VALUES[kind]} />
    </span>
  );
}
