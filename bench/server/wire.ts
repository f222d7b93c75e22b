/** HTTP by hand over plain sockets, so that the clients cost as little as possible beside the server they measure. */
import { connect, type Socket } from "node:net";

const HEAD_END = Buffer.from("\r\n\r\n");

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** One connection kept open; requests are sent without waiting, answers come in the same order. */
export class Pipeline {
  private readonly socket: Socket;
  private readonly host: string;
  private readonly waiting: ((answer: Answer) => void)[] = [];
  private rest: Buffer = Buffer.alloc(0);

  constructor({ hostname, port, host }: URL) {
    this.host = host;
    this.socket = connect(Number(port), hostname);
    this.socket.setNoDelay(true);
    this.socket.on("data", (chunk: Buffer) => this.read(chunk));
  }

  post(path: string, body: string, token: string | null, answered: (answer: Answer) => void): void {
    this.waiting.push(answered);
    const authorization = token === null ? "" : `authorization: Bearer ${token}\r\n`;
    const head = `POST ${path} HTTP/1.1\r\nhost: ${this.host}\r\n${authorization}content-type: application/json\r\n`;
    this.socket.write(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  get(path: string, token: string | null, answered: (answer: Answer) => void): void {
    this.waiting.push(answered);
    const authorization = token === null ? "" : `authorization: Bearer ${token}\r\n`;
    this.socket.write(`GET ${path} HTTP/1.1\r\nhost: ${this.host}\r\n${authorization}\r\n`);
  }

  close(): void {
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    let data = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    for (;;) {
      const end = data.indexOf(HEAD_END);
      if (end < 0) break;
      const head = data.toString("latin1", 0, end);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      const bodyEnd = end + HEAD_END.length + length;
      if (data.length < bodyEnd) break;
      const body = data.toString("utf8", end + HEAD_END.length, bodyEnd);
      this.waiting.shift()?.({ status: Number(head.slice(9, 12)), body });
      data = data.subarray(bodyEnd);
    }
    this.rest = data;
  }
}

/** Opens a stream of server-sent events; `heard` gets the name and the data of each. */
export function openStream(
  { hostname, port, host }: URL,
  path: string,
  token: string,
  heard: (event: string, data: string) => void,
): Socket {
  const socket = connect(Number(port), hostname);
  socket.setEncoding("utf8");
  let text = "";
  let inHead = true;
  socket.on("data", (chunk) => {
    text += chunk;
    if (inHead) {
      const end = text.indexOf("\r\n\r\n");
      if (end < 0) return;
      if (!text.startsWith("HTTP/1.1 200")) throw new Error(text);
      text = text.slice(end + HEAD_END.length);
      inHead = false;
    }
    let from = 0;
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n", from)) {
      const event = text.slice(from, end);
      from = end + 2;
      if (event.startsWith("event: ")) {
        heard(event.slice(7, event.indexOf("\n")), event.slice(event.indexOf("\ndata: ") + 7));
      }
    }
    text = text.slice(from);
  });
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n\r\n`);
  return socket;
}
