/** How entries and kept states lie in the database. What is read back was written here: anything else is damage. */
import { deflateRawSync, inflateRawSync } from "node:zlib";
import {
  type Checkpoint,
  type Entry,
  type PackedEntry,
  packEntry,
  parseCheckpoint,
  parseEntry,
} from "@banquise/engine";
import type { EntryRow } from "./schema.ts";

export function rowOf(tableId: string, entry: Entry): EntryRow {
  const { v, i = null, ...payload } = packEntry(entry);
  return { table_id: tableId, version: v, key: i, payload: JSON.stringify(payload) };
}

export function entryOf({ version, key, payload }: EntryRow): Entry {
  return entryFrom({ ...(JSON.parse(payload) as object), v: version, ...(key !== null && { i: key }) });
}

export const packEntries = (entries: readonly Entry[]): Uint8Array => deflate(entries.map(packEntry));

export const unpackEntries = (data: ArrayBuffer | Uint8Array): Entry[] =>
  (inflate(data) as PackedEntry[]).map(entryFrom);

export const packCheckpoint = (checkpoint: Checkpoint): Uint8Array => deflate(checkpoint);

export function unpackCheckpoint(data: ArrayBuffer | Uint8Array): Checkpoint {
  const checkpoint = parseCheckpoint(inflate(data));
  if ("malformed" in checkpoint) throw new Error(`a kept state is damaged: ${checkpoint.malformed}`);
  return checkpoint;
}

function entryFrom(packed: unknown): Entry {
  const entry = parseEntry(packed);
  if ("malformed" in entry) throw new Error(`an entry of a log is damaged: ${entry.malformed}`);
  return entry;
}

const deflate = (value: unknown): Uint8Array => deflateRawSync(JSON.stringify(value));

function inflate(data: ArrayBuffer | Uint8Array): unknown {
  return JSON.parse(inflateRawSync(data).toString("utf8"));
}
