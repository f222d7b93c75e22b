import { silentBus } from "../nodes/bus.ts";
import type { ServerOptions } from "../options.ts";
import { newPlace, removePlace } from "./databases.ts";
import { type TestServer, testServerOn } from "./server.ts";

/** Several servers on one database. */
export interface TestNodes {
  readonly place: string;
  address(node: number): string;
  end(): Promise<void>;
}

/** `isDeaf`: no node hears what another one tells. */
export async function testNodes(
  count: number,
  { isDeaf = false, ...options }: ServerOptions & { readonly isDeaf?: boolean } = {},
): Promise<TestNodes> {
  const place = await newPlace();
  const servers: TestServer[] = [];
  for (let node = 0; node < count; node++)
    servers.push(
      await testServerOn(place, { ...options, ...(isDeaf && { openBus: async () => silentBus }) }),
    );
  return {
    place,
    address: (node) => servers[node]?.address ?? "",
    end: async () => {
      for (const server of servers) await server.close();
      await removePlace(place);
    },
  };
}
