/** Three web servers and a worker on one database, of which some are killed while games are played at all of them. */
import { type AnyGame, allGames } from "../games.ts";
import { Client } from "./client.ts";
import { Player } from "./player.ts";
import { type Program, presentBuild } from "./programs.ts";
import { type Acknowledged, Wanderer } from "./wanderer.ts";

export interface Ordeal {
  readonly games: number;
  /** After so many acknowledged moves each time, one server and the worker are killed, and started again. */
  readonly killsAfter: readonly number[];
}

/** What came of it for somebody who took part. */
interface Account {
  /** The moves that the server acknowledged, and those that all servers tell of afterwards. */
  readonly acknowledged: readonly Acknowledged[];
  readonly kept: readonly (readonly Acknowledged[])[];
  /** Versions of the steps that the streams told, and those that they had to tell. */
  readonly told: readonly number[];
  readonly due: readonly number[];
  readonly returns: number;
}

export interface Outcome {
  readonly accounts: readonly Account[];
  readonly kills: number;
}

const WEB_NODES = 3;
/** People at a table; a bot is the third, and somebody looks on. */
const PEOPLE = 2;

export async function ordeal(place: string, { games, killsAfter }: Ordeal): Promise<Outcome> {
  const game = (await allGames()).find(({ id }) => id === "blueprints") as AnyGame;
  const build = presentBuild();
  const serveHere = () => build.serve(place, "--think", "off");
  const workHere = () => build.work(place);
  const nodes = await Promise.all(Array.from({ length: WEB_NODES }, serveHere));
  let worker = await workHere();
  let turn = 0;
  const nextNode = () => (nodes[turn++ % WEB_NODES] as Program).address;
  const restarts: Promise<void>[] = [];
  const killSome = async (round: number): Promise<void> => {
    const node = round % WEB_NODES;
    await Promise.all([nodes[node]?.kill(), worker.kill()]);
    [nodes[node], worker] = await Promise.all([serveHere(), workHere()]);
  };
  let moves = 0;
  const moved = (): void => {
    const round = killsAfter.indexOf(++moves);
    if (round >= 0) restarts.push((restarts.at(-1) ?? Promise.resolve()).then(() => killSome(round)));
  };
  try {
    const tables = await Promise.all(Array.from({ length: games }, () => begin(nextNode)));
    const wanderers = tables.flatMap(({ id, clients }, index) =>
      clients.map((client, seat) => new Wanderer(new Player(client, id, game, index * 10 + seat), nextNode)),
    );
    await Promise.all(wanderers.map((wanderer) => wanderer.playOn(moved)));
    await Promise.all(restarts);
    const addresses = nodes.map(({ address }) => address);
    const accounts = wanderers.map(async (wanderer) => accountOf(wanderer, addresses));
    return { accounts: await Promise.all(accounts), kills: 2 * restarts.length };
  } finally {
    await Promise.allSettled(restarts);
    await Promise.all([...nodes, worker].map((program) => program.kill()));
  }
}

/** A table that has begun, with those who sit there and one who looks on, each at another node. */
async function begin(nextNode: () => string): Promise<{ id: string; clients: readonly Client[] }> {
  const clients = await Promise.all(Array.from({ length: PEOPLE + 1 }, () => Client.guest(nextNode())));
  const [host, ...others] = clients as [Client, ...Client[]];
  const table = await host.open({ bots: [null, null, "random"] });
  for (const client of others.slice(0, PEOPLE - 1)) {
    const { status, body } = await client.join(table);
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
  return { id: table.id, clients };
}

async function accountOf(wanderer: Wanderer, addresses: readonly string[]): Promise<Account> {
  const { player, acknowledged, returns } = wanderer;
  const kept = await Promise.all(addresses.map((address) => wanderer.keptAt(address)));
  return { acknowledged, kept, told: player.steps, due: player.dueSteps, returns };
}
