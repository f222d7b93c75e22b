/**
 * A boardgame.io server under the same load. The clients speak its messages on bare sockets of socket.io: its own client
 * would also run the game and its store for every player, and be the bottleneck.
 */
import { Random } from "@banquise/engine";
import { io, type Socket } from "socket.io-client";
import type { LiteG } from "../lite/boardgame-io.ts";
import { legalDrafts, ROUNDS, SEATS, TURNS } from "../lite/rules.ts";
import { type Contestant, type Load, Meter } from "./measure.ts";
import { builtScript, startProcess } from "./process.ts";

export async function startBoardgameIo(load: Load): Promise<Contestant> {
  const server = await startProcess(builtScript("bench/dist/boardgame-io-server.js"), [], {});
  let sets = 0;
  return {
    play: async () => {
      const meter = new Meter([server], load);
      const sockets: Socket[] = [];
      const set = sets++;
      const matches = Array.from(
        { length: load.games },
        (_, i) => new MatchClients(`set${set}-${i}`, meter, i),
      );
      for (const match of matches) await match.join(server.address, sockets);
      for (const match of matches) match.begin();
      await meter.allFinished();
      for (const socket of sockets) socket.disconnect();
      return meter.figures();
    },
    close: () => server.stop(),
  };
}

interface MatchState {
  readonly G: LiteG;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

interface PlayerClient {
  readonly id: string;
  readonly socket: Socket;
  state: MatchState | null;
}

/** The three players of one match. */
class MatchClients {
  private readonly id: string;
  private readonly meter: Meter;
  private readonly random: Random;
  private readonly clients: PlayerClient[] = [];
  private readonly sentAt: number[] = [];
  private over = 0;

  constructor(id: string, meter: Meter, seed: number) {
    this.id = id;
    this.meter = meter;
    this.random = Random.of(seed);
  }

  async join(address: URL, sockets: Socket[]): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = io(new URL("blueprint-lite", address).href, {
        transports: ["websocket"],
        forceNew: true,
      });
      sockets.push(socket);
      const client: PlayerClient = { id: String(seat), socket, state: null };
      this.clients.push(client);
      socket.on("sync", (_: string, { state }: { state: MatchState }) => {
        client.state = state;
      });
      socket.on("update", (_: string, state: MatchState) => this.follow(client, state));
      await heard(socket, "connect");
      // Whoever comes first makes the match.
      socket.emit("sync", this.id, client.id, undefined, SEATS);
      await heard(socket, "sync");
    }
  }

  begin(): void {
    const first = this.clients.find(({ id, state }) => state?.ctx.currentPlayer === id);
    if (first?.state) this.play(first, first.state);
  }

  private follow(client: PlayerClient, state: MatchState): void {
    if (state._stateID <= (client.state?._stateID ?? 0)) this.meter.wrongEvents++;
    client.state = state;
    this.meter.heard(this.sentAt[movesBefore(state.G)]);
    const { currentPlayer, gameover } = state.ctx;
    if (gameover !== undefined) {
      if (++this.over === SEATS) {
        this.meter.moved();
        this.meter.finished++;
      }
      return;
    }
    if (currentPlayer !== client.id) return;
    this.meter.moved();
    this.play(client, state);
  }

  private play({ id, socket }: PlayerClient, { G, _stateID }: MatchState): void {
    const legal = legalDrafts(G.pool, G.players[Number(id)].cells);
    const { die, cell } = legal[this.random.int(legal.length)];
    this.sentAt[movesBefore(G) + 1] = performance.now();
    const payload = { type: "draft", args: [die, cell], playerID: id };
    socket.emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.id, id);
  }
}

const heard = (socket: Socket, event: string): Promise<void> =>
  new Promise((resolve) => socket.once(event, () => resolve()));

/** How many moves were made. */
const movesBefore = ({ over, round, turn }: LiteG): number => (over ? ROUNDS * TURNS : round * TURNS + turn);
