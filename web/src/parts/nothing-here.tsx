import type { ComponentChildren } from "preact";
import { Adrift } from "./adrift.tsx";

interface NothingHereProps {
  readonly text: string;
  /** Ways on. */
  readonly children?: ComponentChildren;
}

/** Where a list or a page has nothing to show: a picture, why, and what one can do instead. */
export function NothingHere({ text, children }: NothingHereProps) {
  return (
    <div class="nothing-here">
      <Adrift />
      <div>
        <p>{text}</p>
        {children && <p class="actions">{children}</p>}
      </div>
    </div>
  );
}
