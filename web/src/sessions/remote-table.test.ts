import { commitmentTo, secretFromSeed, Table, type TableSnapshot, type Viewer } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import { afterEach, expect, it, vi } from "vitest";

// A browser's memory, language, page and streams, for modules that read them when they are loaded or opened.
vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("removeEventListener", () => {});
const opened: FakeStream[] = [];
class FakeStream extends EventTarget {
  constructor() {
    super();
    opened.push(this);
  }
  tell(name: string, message: object): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(message) }));
  }
  close(): void {}
}
vi.stubGlobal("EventSource", FakeStream);
const { RemoteTable } = await import("./remote-table.ts");

const loaded = await loadGame("blueprints");
if (loaded === null) throw new Error("no Blueprints");
const { game } = loaded;
const secret = secretFromSeed(1);
const table = new Table(game, { seats: 2, options: { firstSeat: "0" } }, { secret, nonces: ["", ""] });

const snapshotFor = (viewer: Viewer): TableSnapshot => ({
  id: "t1",
  game: game.id,
  config: table.config,
  status: "playing",
  seats: [],
  viewer,
  actor: table.actor,
  public: false,
  language: null,
  daily: null,
  clock: null,
  due: null,
  createdAt: 0,
  updatedAt: 0,
  version: 0,
  rules: game.version,
  form: game.version,
  commitment: commitmentTo(secret),
  nonces: ["", ""],
  invitation: null,
  view: game.layout.toJson(table.view(viewer)),
  log: [],
  mayUndo: false,
  rematch: null,
  paused: false,
  time: null,
  proposal: null,
});

afterEach(() => {
  opened.length = 0;
});

it("whoever takes the last seat sits in it, however soon the table tells that the game has begun", async () => {
  const remote = new RemoteTable("t1");
  // The beginning is told to the spectator of a moment ago, and while the rules are being loaded the seat is taken.
  opened[0]?.tell("snapshot", snapshotFor(null));
  await remote.refresh();
  opened[1]?.tell("snapshot", snapshotFor(1));
  await vi.waitFor(() => expect(remote.session.value).not.toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(remote.session.value?.moment.value.viewer).toBe(1);
  remote.close();
});

it("a snapshot that is older than what is shown changes nothing, neither the game nor who sits there", async () => {
  const remote = new RemoteTable("t1");
  const old = snapshotFor(0);
  opened[0]?.tell("snapshot", old);
  await vi.waitFor(() => expect(remote.session.value).not.toBeNull());
  const played = new Table(game, table.config, { secret, nonces: ["", ""] });
  const done = played.play(played.actor, played.legal()[0] ?? -1);
  if ("refused" in done) throw new Error(done.refused);
  for (const message of played.messages(0, 0)) opened[0]?.tell("step", message);
  const moment = remote.session.value?.moment.value;
  expect(moment?.version).toBe(1);
  opened[0]?.tell("snapshot", { ...old, rematch: "t0", paused: true });
  expect(remote.session.value?.moment.value).toBe(moment);
  expect(remote.rematch.value).toBeNull();
  // One that is as new is believed.
  const newer = { ...old, version: 1, view: game.layout.toJson(played.view(0)), rematch: "t2" };
  opened[0]?.tell("snapshot", newer);
  expect(remote.rematch.value).toBe("t2");
  remote.close();
});

it("a page of other rules than the server's says which of them is the older, and comes back when the server has changed", async () => {
  const remote = new RemoteTable("t1");
  opened[0]?.tell("snapshot", { ...snapshotFor(0), form: game.version - 1 });
  await vi.waitFor(() => expect(remote.failure.value?.refused).toBe("oldServer"));
  opened[0]?.tell("snapshot", snapshotFor(0));
  await vi.waitFor(() => expect(remote.session.value).not.toBeNull());
  expect(remote.failure.value).toBeNull();
  opened[0]?.tell("snapshot", { ...snapshotFor(0), form: game.version + 1 });
  expect(remote.failure.value?.refused).toBe("oldPage");
  expect(remote.session.value).toBeNull();
  remote.close();
});

it("a page that nobody looks at hears no stream, and still learns that the turn has come", async () => {
  vi.useFakeTimers();
  const turn = (actor: number, version: number): TableSnapshot => ({ ...snapshotFor(1), actor, version });
  const asked = vi.fn(async () => Response.json(turn(0, 1)));
  vi.stubGlobal("fetch", asked);
  const remote = new RemoteTable("t1");
  opened[0]?.tell("snapshot", turn(0, 0));
  await vi.waitFor(() => expect(remote.session.value).not.toBeNull());
  const look = (hidden: boolean): void => {
    Object.assign(document, { hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  };
  look(true);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(21_000);
  expect(remote.session.value?.moment.value).toMatchObject({ actor: 0, version: 1 });
  asked.mockImplementation(async () => Response.json(turn(1, 2)));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(remote.session.value?.moment.value).toMatchObject({ actor: 1, version: 2 });
  // What is known needs no further look, and an hour later everything is asked for anew.
  asked.mockClear();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked).not.toHaveBeenCalled();
  const before = opened.length;
  look(false);
  expect(opened).toHaveLength(before + 1);
  remote.close();
  vi.useRealTimers();
});
