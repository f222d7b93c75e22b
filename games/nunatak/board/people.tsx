/** Who walks in the row, drawn by one hand on a field of 100: the middle half is enough, so that two share a card. */
import { SYMBOLS, type SymbolName } from "../data.ts";
import "./people.css";

/** The field is cut to its place; what matters of it stands in the middle. */
export function Person({ symbol }: { readonly symbol: number }) {
  const Figure = FIGURES[SYMBOLS[symbol] ?? "worker"];
  return (
    <svg class="nk-person" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path class="nk-far-peak" d="M-8 74 16 36l9 11 8-8 30 35Z" />
      <path class="nk-near-peak" d="M44 78 80 40l8 9 6-5 20 34Z" />
      <path class="nk-far-snow" d="M0 76c20-7 38-6 56-3s32 3 44 0v27H0Z" />
      <Figure />
    </svg>
  );
}

const Shoulders = () => (
  <>
    <path class="nk-coat" d="M10 104C11 82 27 71 50 71s39 11 40 33Z" />
    <path class="nk-coat-shade" d="M62 72c17 3 27 14 28 32H70c1-12-2-22-8-32Z" />
  </>
);
const Fur = ({ d }: { readonly d: string }) => (
  <>
    <path class="nk-fur-shade" d={d} />
    <path class="nk-fur" d={d} />
  </>
);
const COLLAR = "M29 75c6 6 13 8 21 8s15-2 21-8";
const HOOD_RIM = "M50 25c-13 0-20 9-20 21s8 22 20 22 20-10 20-22-7-21-20-21Z";

interface FaceProps {
  readonly skin: "light" | "warm" | "deep";
}

function Face({ skin }: FaceProps) {
  return (
    <g class={`nk-skin-${skin}`}>
      <path class="nk-neck" d="M42 58h16v14c-4 5-12 5-16 0Z" />
      <path
        class="nk-skin"
        d="M50 27c-11 0-16 8-16 18 0 12 7 20.500 16 20.500S66 57 66 45c0-10-5-18-16-18Z"
      />
      <ellipse class="nk-cheek" cx="40.500" cy="52.500" rx="3.600" ry="2.600" />
      <ellipse class="nk-cheek" cx="59.500" cy="52.500" rx="3.600" ry="2.600" />
      <path class="nk-feature" d="M40 41.500c2-1.500 4.500-1.600 6.500-.6m7 0c2-1 4.500-.9 6.500.6" />
      <path
        class="nk-eye"
        d="M41.300 46.200a2.100 2.400 0 1 1 4.200 0 2.100 2.400 0 1 1-4.200 0Zm13.200 0a2.100 2.400 0 1 1 4.200 0 2.100 2.400 0 1 1-4.200 0Z"
      />
      <path class="nk-nose" d="M50 46.500c-.6 2.600-1.800 4.300-1.600 5.200s2.400 1 3.400.2" />
      <path class="nk-mouth" d="M45.500 57c2.600 2 6.400 2 9 0" />
    </g>
  );
}

const Worker = () => (
  <>
    <path class="nk-wood" d="M21 106 30.500 36l4 .6L25 106Z" />
    <path class="nk-iron" d="M23 39.500c-1-9 1-19 9.500-23.500 6 6.500 8 16 5 25Z" />
    <path class="nk-iron-edge" d="M32.500 16c-1 8-1.300 16-1.300 24" />
    <Shoulders />
    <Face skin="warm" />
    <path
      class="nk-hair"
      d="M34.500 49c.5 13 6.500 21 15.500 21s15-8 15.500-21c-2.500 3-4.500 4-6 4.300-2.500-2-6-2.300-9.500-1.300-3.500-1-7-.7-9.500 1.300-1.500-.3-3.500-1.300-6-4.300Z"
    />
    <path class="nk-mouth-dark" d="M45.500 58.500c2.600 1.600 6.400 1.600 9 0" />
    <path class="nk-cap" d="M32 38c-1-14 7-21 18-21s19 7 18 21c-11-4-25-4-36 0Z" />
    <path class="nk-cap-rim" d="M31 40c11-5.500 27-5.500 38 0l-.5-6.500c-11-5-26-5-37 0Z" />
    <path
      class="nk-rib"
      d="m38 31.500-.6 5.300M44 30l-.3 5.300M50 29.700V35m6-5 .3 5.300m5.700-3.800.6 5.300"
    />
    <circle class="nk-pompon" cx="50" cy="16" r="5" />
    <Fur d={COLLAR} />
    <path
      class="nk-mitten"
      d="M19 85c-1-6 3-9.500 8-9 5.500.4 8 4 7.300 9-.8 6-4 8.500-8.300 8-4.300-.6-6.300-3-7-8Z"
    />
  </>
);

const Sculptor = () => (
  <>
    <Shoulders />
    <path class="nk-hood" d="M50 17C33 17 24 29 24 46c0 15 10 27 26 27s26-12 26-27c0-17-9-29-26-29Z" />
    <Face skin="warm" />
    <path
      class="nk-hair"
      d="M34 47c-2-14 5-21 16-21s18 7 16 21c-2.500-7-5-10-7.500-12-6 4-15 4.500-19.500 2-2 2.500-4 5.500-5 10Z"
    />
    <Fur d={HOOD_RIM} />
    <path class="nk-ice-piece" d="m60 96 4-23 11-7 9 6 3 26Z" />
    <path class="nk-ice-light" d="m64 73 8 3 12-4m-12 4-3 22" />
    <path class="nk-iron" d="m40 70 3.500-3 16 13-2 4Z" />
    <path class="nk-wood" d="m31 66.500 4-5 11 8.500-4 5Z" />
    <path
      class="nk-mitten"
      d="M30 76c-2.500-5.500 0-10 5-11.500 5-1.400 9 1 9.500 6 .5 5.500-2 9-6 9.800-4 .8-6.500-.8-8.500-4.300Z"
    />
    <path class="nk-spark" d="m60 66-1-5m6 2 2-5m-11 11-5-2" />
  </>
);

const Artisan = () => (
  <>
    <path class="nk-wood" d="m69 96 7-52 4.500.6L74 97Z" />
    <path class="nk-iron" d="m66 29 26 3.500-1.500 12-26-3.500Z" />
    <path class="nk-iron-edge" d="m70.500 29.600-1.500 12" />
    <Shoulders />
    <path class="nk-apron" d="M34 104V83c5 3 27 3 32 0v21Z" />
    <path class="nk-strap" d="m34 84 3-11m29 11-3-11" />
    <Face skin="deep" />
    <path
      class="nk-hair"
      d="M33.500 42c-2-12 4-21 16.500-21s18.500 9 16.500 21c-1.500-3-3-5-4.500-6-8 2-16 2-24 0-1.500 1-3 3-4.500 6Z"
    />
    <path
      class="nk-hair"
      d="M42 56c1.500-2.600 4-3.300 8-3.300s6.500.7 8 3.300c-2-.6-5-.9-8-.9s-6 .3-8 .9Z"
    />
    <path class="nk-strap" d="M33.500 36.500c10-4 23-4 33 0" />
    <circle class="nk-goggle" cx="43" cy="34" r="5.600" />
    <circle class="nk-goggle" cx="57" cy="34" r="5.600" />
    <path class="nk-glint" d="m40.500 35.500 3-4m11 4 3-4" />
    <Fur d={COLLAR} />
    <path
      class="nk-mitten"
      d="M66 83c0-6 4-9 9-8.200 5 .8 7.600 4.200 6.800 9.200-1 6-4.300 8-8.500 7.300-4.300-.7-7-3.300-7.300-8.300Z"
    />
  </>
);

const Beast = () => (
  <>
    <path class="nk-hide-far" d="M8 104c-3-24 4-48 24-56h36c20 8 27 32 24 56Z" />
    <path
      class="nk-wool"
      d="M12 104c1-9 0-16 3-24m8 24c0-8-1-14 1-20m53 20c0-8 1-14-1-20m12 20c-1-9 0-16-3-24"
    />
    <path class="nk-blanket" d="M22 50c4-8 10-13 18-15h20c8 2 14 7 18 15-8-5-48-5-56 0Z" />
    <path
      class="nk-horn"
      d="M37 38c-9-3-20-1-22 10-1.600 8 3 15 9 15-3-4-4-8-2-12 2.500-5 9-5 15-2Zm26 0c9-3 20-1 22 10 1.600 8-3 15-9 15 3-4 4-8 2-12-2.500-5-9-5-15-2Z"
    />
    <path
      class="nk-hide"
      d="M50 33c-13 0-17 8-17 18 0 8 3 15 5 25 1.500 8 5 14 12 14s10.500-6 12-14c2-10 5-17 5-25 0-10-4-18-17-18Z"
    />
    <path
      class="nk-forelock"
      d="M50 28c-10 0-16 6-17 14 3-1 5-1 7 1l3-3 3 6 4-5 4 5 3-6 3 3c2-2 4-2 7-1-1-8-7-14-17-14Z"
    />
    <path
      class="nk-eye"
      d="M39.300 55.500a2.300 2.600 0 1 1 4.600 0 2.300 2.600 0 1 1-4.600 0Zm16.800 0a2.300 2.600 0 1 1 4.600 0 2.300 2.600 0 1 1-4.600 0Z"
    />
    <path class="nk-muzzle" d="M50 69c-8 0-11 5-11 11 0 7 5 11 11 11s11-4 11-11c0-6-3-11-11-11Z" />
    <path class="nk-nostrils" d="M43.500 78.500c0-2 3-2.500 3.700 0m5.600 0c.7-2.500 3.700-2 3.700 0" />
    <path class="nk-mouth" d="M44.500 85c3.500 2 7.500 2 11 0" />
    <path class="nk-strap" d="M34.500 64c5 3 26 3 31 0" />
    <circle class="nk-bell" cx="50" cy="95" r="4.500" />
  </>
);

const Engineer = () => (
  <>
    <Shoulders />
    <path class="nk-lapel" d="M37 72 50 88l13-16 6 3-14 29H45L31 75Z" />
    <path class="nk-hair" d="M50 18c-14 0-20 10-19 25 .5 8 1 13 4 17h30c3-4 3.500-9 4-17 1-15-5-25-19-25Z" />
    <circle class="nk-hair" cx="50" cy="15.500" r="8" />
    <Face skin="light" />
    <path
      class="nk-hair"
      d="M34 45c-1-12 4-19 16-19s17 7 16 19c-2-6-5-9-9-11.500C50 38 41 38 37.500 38c-1.500 2-3 4-3.500 7Z"
    />
    <path
      class="nk-glasses"
      d="M37.500 46.500a5.700 5.700 0 1 1 11.400 0 5.700 5.700 0 1 1-11.400 0Zm13.600 0a5.700 5.700 0 1 1 11.400 0 5.700 5.700 0 1 1-11.400 0Zm-2.200-.8c.7-.7 1.500-.7 2.200 0"
    />
    <path class="nk-plan" d="m20 86 22-9 6 15-22 10Z" />
    <path class="nk-plan-lines" d="m26 88 13-5.500m-11 10 13-5.500m-11 10 9-4" />
    <path
      class="nk-brass"
      d="M72 55.500a3.300 3.300 0 0 1 2.500 5.500L83 91l-2.600 1-8.600-27.500L64 92l-2.700-.8L69.500 61a3.300 3.300 0 0 1 2.500-5.500Z"
    />
    <path
      class="nk-mitten"
      d="M64 76c0-5.500 3.600-8.500 8-8.300 4.600.2 7.500 3.500 7.200 8-.4 5.500-3.500 8-7.500 7.700-4-.3-7.500-2.400-7.700-7.400Z"
    />
  </>
);

const Ancestor = () => (
  <>
    <path
      class="nk-light-band"
      d="M-4 40c14-16 24 4 38-10s18-20 34-14 20-6 36-12v26c-14 6-22 2-34 8S44 52 32 56 8 54-4 66Z"
    />
    <path class="nk-ray" d="M50 6v12M30 11l5 11m35-11-5 11M14 25l10 8m62-8-10 8M8 46h12m72 0H80" />
    <path
      class="nk-feather"
      d="M24 58c-9 3-14 12-14 24 9-3 15-9 18-18Zm52 0c9 3 14 12 14 24-9-3-15-9-18-18Z"
    />
    <path class="nk-mask" d="M50 20c-18 0-26 12-26 30 0 22 11 42 26 42s26-20 26-42c0-18-8-30-26-30Z" />
    <path class="nk-mask-shade" d="M50 20c18 0 26 12 26 30 0 22-11 42-26 42Z" />
    <path
      class="nk-mask-band"
      d="M25.500 42c6-12 14-16 24.500-16s18.500 4 24.500 16c-7-5-14-7-24.500-7s-17.500 2-24.500 7Z"
    />
    <path
      class="nk-mask-hole"
      d="M32 50c4-4 10-4 13.500 0-3.500 3.500-9.500 3.500-13.500 0Zm22.500 0c3.500-4 9.500-4 13.500 0-4 3.500-10 3.500-13.500 0Z"
    />
    <path class="nk-mask-line" d="M50 46v17m-6 2c3 2.500 9 2.500 12 0M31 60c3 1 6 3 8 6m30-6c-3 1-6 3-8 6" />
    <path class="nk-mask-hole" d="M41 75c5-3 13-3 18 0-4 6-14 6-18 0Z" />
    <circle class="nk-mask-dot" cx="50" cy="31" r="2.600" />
  </>
);

const FIGURES: Readonly<Record<SymbolName, () => preact.JSX.Element>> = {
  worker: Worker,
  sculptor: Sculptor,
  artisan: Artisan,
  beast: Beast,
  engineer: Engineer,
  ancestor: Ancestor,
};
