import type { TableExport, Viewer } from "@banquise/engine";

/** Where one can go from a table; null where there is no such way. */
export interface Exits {
  /** Address of the replay, once the game is over. */
  readonly replay: string | null;
  /** Opens the next table with the same people; answers its address, or null when it could not. */
  readonly rematch: (() => Promise<string | null>) | null;
  /** Somebody else already waits at the next table. */
  readonly rematchAsked: boolean;
  /** The finished game as a file. */
  readonly download: (() => Promise<TableExport | null>) | null;
  /** Whether a coach helps at this table; null where there is none. */
  readonly coach: { readonly on: boolean; readonly turn: (on: boolean) => void } | null;
  /** An address that others can open. */
  readonly link: string | null;
  /** Where the results of the challenge stand that was played here. */
  readonly results?: { readonly name: string; readonly address: string };
}

/** A replay begins from the side where one sat. */
export function replayAddress(kind: "local" | "table", id: string, viewer: Viewer): string {
  return `/replay?${kind}=${id}${viewer === null ? "" : `&as=${viewer}`}`;
}
