/** What lies about on a desk that is worked at: the lamp, seen from above, and drawing things. */
import { Drawing } from "@banquise/ui";
import "./desk-things.css";

export function Lamp() {
  return (
    <Drawing class="bp-lamp" viewBox="0 0 120 100">
      <path class="bp-lamp-arm" d="M-10 96 34 62M-14 88 30 56" />
      <circle class="bp-lamp-shadow" cx="66" cy="52" r="40" />
      <circle class="bp-lamp-shade" cx="58" cy="46" r="40" />
      <circle class="bp-lamp-rim" cx="58" cy="46" r="39" />
      <circle class="bp-lamp-crown" cx="58" cy="46" r="22" />
      <path class="bp-lamp-gleam" d="M30 34a31 31 0 0 1 24-19" />
      <circle class="bp-lamp-knob" cx="58" cy="46" r="6" />
    </Drawing>
  );
}

export function DrawingThings() {
  return (
    <Drawing class="bp-things" viewBox="0 0 220 100">
      <g class="bp-square" transform="rotate(-7 60 50)">
        <path class="bp-square-body" d="M6 88V14l92 74ZM24 72h36L24 43Z" />
        <path class="bp-square-marks" d="M6 82h4M6 74h6M6 66h4M6 58h6M6 50h4M6 42h6M6 34h4" />
      </g>
      <g transform="rotate(-24 150 60)">
        <path class="bp-pencil-shadow" d="M88 64h96l6 5-6 5H88Z" />
        <path class="bp-pencil-body" d="M86 56h88v9H86Z" />
        <path class="bp-pencil-side" d="M86 62h88v3H86Z" />
        <path class="bp-pencil-wood" d="M174 56l14 4.500-14 4.500Z" />
        <path class="bp-pencil-lead" d="M183.500 59l4.500 1.500-4.500 1.500Z" />
        <path class="bp-pencil-end" d="M80 56h8v9h-8Z" />
      </g>
    </Drawing>
  );
}
