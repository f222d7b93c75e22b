/** How entries and kept states lie in the database. What is read back was written here, and is tried when a table is loaded. */
import { deflateRawSync, inflateRawSync } from "node:zlib";
import {
  type Checkpoint,
  type Entry,
  type PackedEntry,
  packDeed,
  packEntry,
  parseCheckpoint,
  unpackEntry,
} from "@banquise/engine";
import type { EntryRow } from "./schema.ts";

export function rowOf(tableId: string, entry: Entry): EntryRow {
  const { version, key } = entry;
  return { table_id: tableId, version, key, payload: JSON.stringify(packDeed(entry)) };
}

/** Entries that follow one another, from the lists of their payloads and of their keys. */
export function entriesOf(first: number, payloads: string, keys: readonly string[]): Entry[] {
  const packed = JSON.parse(`[${payloads}]`) as (PackedEntry & { v: number; i?: string })[];
  return packed.map((entry, index) => {
    const key = keys[index];
    entry.v = first + index;
    if (key) entry.i = key;
    return unpackEntry(entry);
  });
}

export const packEntries = (entries: readonly Entry[]): Uint8Array => deflate(entries.map(packEntry));

export const unpackEntries = (data: ArrayBuffer | Uint8Array): Entry[] =>
  (inflate(data) as PackedEntry[]).map(unpackEntry);

export const packCheckpoint = (checkpoint: Checkpoint): Uint8Array => deflate(checkpoint);

export function unpackCheckpoint(data: ArrayBuffer | Uint8Array): Checkpoint {
  const checkpoint = parseCheckpoint(inflate(data));
  if ("malformed" in checkpoint) throw new Error(`a kept state is damaged: ${checkpoint.malformed}`);
  return checkpoint;
}

const deflate = (value: unknown): Uint8Array => deflateRawSync(JSON.stringify(value));

function inflate(data: ArrayBuffer | Uint8Array): unknown {
  return JSON.parse(inflateRawSync(data).toString("utf8"));
}
