/** The mountain that pierces the ice, behind the temple. */
import { memo } from "preact/compat";

export const Scenery = memo(function Scenery() {
  return (
    <svg class="nk-scenery" viewBox="0 0 800 500" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path
        class="nk-aurora"
        d="M-40 130C120 40 230 180 400 100s300-90 460 10v50C700 90 560 140 430 170S110 130-40 210Z"
      />
      <path
        class="nk-peak-far"
        d="M-20 360 90 190 150 250 250 110 330 230 400 170 500 300 590 150 680 260 740 200 830 330V500H-20Z"
      />
      <path
        class="nk-peak-snow"
        d="M250 110 208 169 232 178 248 160 270 186 283 160ZM590 150 553 205 575 212 592 192 612 214 624 193Z"
      />
      <path class="nk-peak-near" d="M-20 420C140 350 260 400 400 372s270 28 420-20V500H-20Z" />
    </svg>
  );
});
