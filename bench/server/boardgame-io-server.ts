/** A boardgame.io server as its documentation shows it, with its matches in memory. */

import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { liteGame } from "../lite/boardgame-io.ts";

const { Server } = createRequire(import.meta.url)(
  "boardgame.io/server",
) as typeof import("boardgame.io/server");

const server = Server({ games: [liteGame], origins: [/localhost/] });
const { appServer } = await server.run(0);
const { port } = appServer.address() as AddressInfo;
console.log(JSON.stringify({ address: `http://127.0.0.1:${port}` }));
