/** Parts of a screen that are not needed at first sight come when they are first opened. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { still } from "./still.tsx";

export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [, arrived] = useState(loaded !== null);
    useEffect(() => {
      if (loaded !== null) return;
      void load().then((part) => {
        loaded = still(part);
        arrived(true);
      });
    }, []);
    const Part = loaded;
    return Part === null ? null : <Part {...props} />;
  };
}
