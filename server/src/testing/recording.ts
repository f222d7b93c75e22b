/** Writes down what tests ask a server and are answered, for the examples of the API page (`npm run examples`). */
import { appendFileSync } from "node:fs";

/** One call that a test made and that was not refused. */
interface RecordedCall {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** What was sent, as JSON; null without a body. */
  readonly body: unknown;
  readonly status: number;
  readonly type: string;
  /** What came; of a stream its beginning. */
  readonly text: string;
}

/** As much of a stream as an example shows. */
const STREAM_LETTERS = 8_000;
const STREAM_EVENTS = 2;

/** From here on all that `fetch` is answered by an API is added to a file, a call a line. */
export function recordCalls(file: string): void {
  const ask = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await ask(input, init);
    const { pathname, search } = new URL(String(input));
    if (!response.ok || !pathname.startsWith("/api/")) return response;
    const body = typeof init?.body === "string" ? jsonOr(init.body, null) : null;
    const type = (response.headers.get("content-type") ?? "").split(";")[0] as string;
    const keep = (text: string): void => {
      const { status } = response;
      const call: RecordedCall = {
        method: init?.method ?? "GET",
        path: pathname + search,
        body,
        status,
        type,
        text,
      };
      appendFileSync(file, `${JSON.stringify(call)}\n`);
    };
    void beginningOf(response.clone(), /event-stream|ndjson/.test(type)).then(keep, () => {});
    return response;
  };
}

async function beginningOf(response: Response, endless: boolean): Promise<string> {
  if (!endless) return response.text();
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (text.length < STREAM_LETTERS && text.split(/\n+/).length <= 3 * STREAM_EVENTS) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
  void reader.cancel();
  return text;
}

function jsonOr<T>(text: string, other: T): unknown | T {
  try {
    return JSON.parse(text);
  } catch {
    return other;
  }
}
