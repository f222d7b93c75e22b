import { useEffect, useState } from "preact/hooks";

/** What a promise gave, or undefined while it is awaited; asked again when `keys` change. */
export function usePromise<T>(ask: () => Promise<T>, keys: readonly unknown[]): T | undefined {
  const [answer, setAnswer] = useState<{ keys: readonly unknown[]; value: T } | null>(null);
  useEffect(() => {
    let wanted = true;
    void ask().then((value) => {
      if (wanted) setAnswer({ keys, value });
    });
    return () => {
      wanted = false;
    };
  }, keys);
  const current = answer?.keys.every((key, index) => Object.is(key, keys[index])) ?? false;
  return current ? answer?.value : undefined;
}
