import { useMemo } from "preact/hooks";
import { encode } from "uqr";
import "../styles/qr-code.css";

/** Light around the code, without which cameras do not find it. */
const BORDER = 2;

/** An address that a phone's camera reads: dark on light in every theme, or it does not. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: width } = encode(text, { ecc: "M", border: BORDER });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: width, path: dark.join("") };
  }, [text]);
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
