import type { Problem, TableSnapshot } from "@banquise/engine";
import { EventReader } from "./events.ts";

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** A caller with a session of its own, as a program would be. It remembers everything that it was told. */
export class Client {
  address: string;
  readonly heard: string[] = [];
  token: string | null = null;
  private keys = 0;

  constructor(address: string) {
    this.address = address;
  }

  static async guest(address: string): Promise<Client> {
    const client = new Client(address);
    const { body } = await client.post<{ token: string }>("/api/sessions", {});
    client.token = body.token;
    return client;
  }

  newKey(): string {
    return `key-${this.token?.slice(0, 6)}-${++this.keys}`;
  }

  get<T>(path: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send("GET", path, undefined, headers);
  }

  post<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send("POST", path, body, headers);
  }

  async send<T>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Answer<T>> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    this.heard.push(text);
    const isJson = /[/+]json/.test(response.headers.get("content-type") ?? "");
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as T,
    };
  }

  /** Opens a table of Blueprints. */
  async open(request: Record<string, unknown> = {}): Promise<TableSnapshot> {
    const { status, body } = await this.post<TableSnapshot>("/api/tables", {
      game: "blueprints",
      seats: 3,
      ...request,
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  }

  join(table: TableSnapshot, nonce = ""): Promise<Answer<{ seat: number } & Problem>> {
    return this.post(`/api/tables/${table.id}/join`, { invitation: table.invitation, nonce });
  }

  async look(id: string): Promise<TableSnapshot> {
    return (await this.get<TableSnapshot>(`/api/tables/${id}`)).body;
  }

  play(
    id: string,
    version: number,
    move: unknown,
    key = this.newKey(),
  ): Promise<Answer<{ version: number } & Problem>> {
    return this.post(`/api/tables/${id}/moves`, { version, key, move });
  }

  undo(id: string, version: number, key = this.newKey()): Promise<Answer<{ version: number } & Problem>> {
    return this.post(`/api/tables/${id}/undo`, { version, key });
  }

  async stream(id: string, lastEventId?: number): Promise<EventReader> {
    const response = await fetch(`${this.address}/api/tables/${id}/stream`, {
      headers: {
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...(lastEventId === undefined ? {} : { "last-event-id": String(lastEventId) }),
      },
    });
    if (response.body === null || !response.ok) throw new Error(`no stream: ${response.status}`);
    return new EventReader(response.body, this.heard);
  }
}
