/** Server-sent events as bytes. */

/** One event. `json` must be one line, as `JSON.stringify` writes it. */
export function frame(
  event: "snapshot" | "step" | "seats" | "suggestions" | "beat" | "gone",
  json: string,
  id?: number,
): Buffer {
  const idLine = id === undefined ? "" : `id: ${id}\n`;
  return Buffer.from(`event: ${event}\n${idLine}data: ${json}\n\n`);
}
