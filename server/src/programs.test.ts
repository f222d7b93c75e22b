import {
  type MoveObject,
  Random,
  type StateJson,
  type StepMessage,
  secretFromSeed,
  Table,
  type TableSnapshot,
  type ViewSchema,
} from "@banquise/engine";
import { configurations } from "@banquise/engine/testing";
import { catalogue, loadGame } from "@banquise/games";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client } from "./testing/client.ts";
import { type TestServer, testServer } from "./testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

type WithLegal = TableSnapshot & { readonly legal?: readonly MoveObject[] };
type Legal = { version: number; actor: number | null; legal: readonly MoveObject[] };

const TWO = { seats: 2, options: { firstSeat: "0" } };

/** Two people at a table of Blueprints, where the first one begins. */
async function tableOfTwo(): Promise<{ first: Client; second: Client; id: string }> {
  const [first, second] = [await Client.guest(server.address), await Client.guest(server.address)];
  const table = await first.open(TWO);
  await second.join(table);
  return { first, second, id: table.id };
}

describe("legal moves", () => {
  test("are told to whoever decides, and to nobody else", async () => {
    const { first, second, id } = await tableOfTwo();
    const { body } = await first.get<Legal>(`/api/tables/${id}/legal`);
    expect(body).toMatchObject({ version: 0, actor: 0 });
    expect(body.legal.every(({ type }) => type === "takeDie")).toBe(true);
    expect((await first.get<WithLegal>(`/api/tables/${id}?legal=1`)).body.legal).toEqual(body.legal);
    expect((await first.get<WithLegal>(`/api/tables/${id}`)).body.legal).toBeUndefined();
    for (const other of [second, new Client(server.address)]) {
      expect((await other.get<Legal>(`/api/tables/${id}/legal`)).body.legal).toEqual([]);
      expect((await other.get<WithLegal>(`/api/tables/${id}?legal=1`)).body.legal).toBeUndefined();
    }
    const played = await first.play(id, body.version, body.legal[0]);
    expect(played.status).toBe(200);
  });

  test("are not there before the start, nor while a bot plays the seat", async () => {
    const client = await Client.guest(server.address);
    const open = await client.open(TWO);
    expect((await client.get(`/api/tables/${open.id}/legal`)).body).toMatchObject({ code: "notStarted" });
    const { first, id } = await tableOfTwo();
    await first.post(`/api/tables/${id}/pause`);
    const { first: other, id: handed } = await tableOfTwo();
    await other.post(`/api/tables/${handed}/hand-over`, {});
    expect((await other.get<Legal>(`/api/tables/${handed}/legal`)).body.legal).toEqual([]);
  });

  test("come with the stream, at the version they belong to; a whole game needs no refusal", async () => {
    const client = await Client.guest(server.address);
    const { id } = await client.open({ ...TWO, bots: [null, "random"] });
    const stream = await fetch(`${server.address}/api/tables/${id}/stream?legal=1`, {
      headers: { authorization: `Bearer ${client.token}`, accept: "application/x-ndjson" },
    });
    expect(stream.headers.get("content-type")).toContain("application/x-ndjson");
    let [decisions, over, last] = [0, false, -1];
    for await (const { event, id: version, data } of linesOf(stream)) {
      if (event === "step") expect(version).toBe(last + 1);
      if (version !== null) last = version;
      over ||= data.status === "over";
      if (over) break;
      if (data.legal === undefined) continue;
      decisions++;
      expect(data.actor).toBe(0);
      const { status } = await client.play(id, version as number, data.legal.at(-1));
      expect(status).toBe(200);
    }
    expect(over).toBe(true);
    expect(decisions).toBeGreaterThan(30);
  });

  test("come with server-sent events too", async () => {
    const { first, id } = await tableOfTwo();
    const { body } = await fetch(`${server.address}/api/tables/${id}/stream?legal=1`, {
      headers: { authorization: `Bearer ${first.token}` },
    });
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    let text = "";
    while (!text.includes("event: snapshot")) text += new TextDecoder().decode((await reader.read()).value);
    while (!text.endsWith("\n\n")) text += new TextDecoder().decode((await reader.read()).value);
    await reader.cancel();
    const data = /event: snapshot\nid: 0\ndata: (.*)\n\n/.exec(text)?.[1] ?? "";
    expect((JSON.parse(data) as WithLegal).legal?.length).toBeGreaterThan(1);
  });
});

interface Line {
  readonly event: string;
  readonly id: number | null;
  readonly data: Partial<WithLegal> & Partial<StepMessage>;
}

async function* linesOf({ body }: Response): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body as ReadableStream<Uint8Array>) {
    const lines = (text + decoder.decode(chunk, { stream: true })).split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line);
  }
}

interface Guide {
  readonly view: {
    readonly schema: ViewSchema;
    readonly fields: Record<string, { readonly length: number | null }>;
  };
  readonly tables: Record<string, readonly { readonly id: string }[]>;
  readonly rules: Record<"fr" | "en", Record<string, string>>;
}

describe("the guide of a game", () => {
  test.each(catalogue.map(({ meta }) => meta.id))("%s: every view is as its schema says", async (id) => {
    const { status, body } = await new Client(server.address).get<Guide>(`/api/games/${id}`);
    expect(status).toBe(200);
    const { game } = (await loadGame(id)) as NonNullable<Awaited<ReturnType<typeof loadGame>>>;
    const wrong = new Set<string>();
    for (const config of configurations(game)) {
      const chance = { secret: secretFromSeed(config.seats), nonces: Array<string>(config.seats).fill("") };
      const table = new Table(game, config, chance);
      const random = Random.of(config.seats);
      for (let moves = 0; !table.over; moves++) {
        if (moves % 10 === 0)
          for (const viewer of [null, ...Array(config.seats).keys()])
            for (const problem of misfits(game.layout.toJson(table.view(viewer)), body.view.schema))
              wrong.add(problem);
        const legal = table.legal();
        table.play(table.actor, legal[random.int(legal.length)] as number);
      }
    }
    expect([...wrong]).toEqual([]);
    expect(Object.keys(body.rules.fr)).toEqual(Object.keys(body.rules.en));
    expect(Object.keys(body.rules.en).length).toBeGreaterThan(20);
    expect(Object.keys(body.view.fields)).toEqual(body.view.schema.required);
  });

  test("of a game that is not there is refused", async () => {
    expect((await new Client(server.address).get("/api/games/chess?lang=en")).body).toMatchObject({
      code: "unknownGame",
    });
  });
});

/** The words of JSON Schema that a view's schema uses. */
function misfits(view: StateJson, { properties, required }: ViewSchema): string[] {
  const found = required.filter((name) => !(name in view)).map((name) => `${name} is missing`);
  for (const [name, value] of Object.entries(view)) {
    const schema = properties[name];
    if (schema === undefined) found.push(`${name} is not described`);
    else if (schema.type === "integer") {
      if (!fits(value, schema)) found.push(`${name} is ${value}`);
    } else if (!Array.isArray(value) || value.length > schema.maxItems) found.push(`${name} is too long`);
    else for (const item of value) if (!fits(item, schema.items)) found.push(`${name} holds ${item}`);
  }
  return found;
}

const fits = (value: unknown, { minimum, maximum }: { minimum: number; maximum: number }): boolean =>
  Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
