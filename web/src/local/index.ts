/** The tables of this browser, as the pages ask for them. */
import { loadRules } from "@banquise/games/frozen";
import { openDatabase } from "./database.ts";
import { LocalStore } from "./local-store.ts";
import { LocalTables } from "./local-tables.ts";
import { Noticeboard } from "./noticeboard.ts";

export const localTables = new LocalTables(
  new LocalStore(() => openDatabase(indexedDB)),
  new Noticeboard("BroadcastChannel" in globalThis ? new BroadcastChannel("banquise.tables") : null),
  localStorage,
  loadRules,
);
