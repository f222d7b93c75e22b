/** An SVG that is either decoration or an image with a name: never something in between. */
import type { ComponentChildren, SVGAttributes } from "preact";

interface DrawingProps extends SVGAttributes<SVGSVGElement> {
  /** Width: any CSS length; the height follows. Without it the style sheet decides. */
  readonly size?: string;
  readonly viewBox: string;
  /** Said aloud; without it the drawing is decoration. */
  readonly label?: string | undefined;
  readonly children: ComponentChildren;
}

export function Drawing({ size, label, children, ...rest }: DrawingProps) {
  const said = label === undefined ? { "aria-hidden": true } : { role: "img" as const, "aria-label": label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: `said` names it or hides it.
    <svg {...rest} {...said} style={size === undefined ? {} : { width: size, height: "auto" }}>
      {children}
    </svg>
  );
}
