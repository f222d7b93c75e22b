/** One PostgreSQL for all suites that run on it, and the database that each of them gets a copy of. */
import { Store } from "../storage/store.ts";
import { TEMPLATE } from "./databases.ts";
import { type ClusterOptions, startCluster } from "./postgres.ts";

const source = process.env.BANQUISE_TEST_POSTGRES as ClusterOptions["source"];

let stop = async (): Promise<void> => {};

export async function setup(): Promise<void> {
  const cluster = await startCluster(source === undefined ? {} : { source });
  await cluster.run(`create database ${TEMPLATE}`);
  await (await Store.open(cluster.address(TEMPLATE))).close();
  process.env.BANQUISE_TEST_CLUSTER = cluster.address("postgres");
  stop = () => cluster.stop();
}

export const teardown = (): Promise<void> => stop();
