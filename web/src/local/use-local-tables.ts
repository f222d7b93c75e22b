import { useEffect, useState } from "preact/hooks";
import { localTables } from "./index.ts";
import type { LocalTable } from "./local-table.ts";

/** The tables of this browser, the latest played first, as they change; null until they are known. */
export function useLocalTables(): readonly LocalTable[] | null {
  const [tables, setTables] = useState<readonly LocalTable[] | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      const found = await localTables.list();
      if (wanted) setTables(found);
    };
    void look();
    const stop = localTables.listen(() => void look());
    return () => {
      wanted = false;
      stop();
    };
  }, []);
  return tables;
}
