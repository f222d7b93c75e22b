import { mkdtempSync, rmSync } from "node:fs";
import { createServer, connect as dial, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A way to a database of the tests that can be cut. */
export interface Way {
  /** The address of the database on this way. */
  readonly place: string;
  /** Breaks all connections; new ones are refused. */
  cut(): void;
  /** The same as soon as a transaction is stored that has a text in it: nobody gets an answer. */
  cutAfterCommit(text: string): void;
  /** Lets nothing through any more without breaking a connection; new ones are accepted. */
  hang(): void;
  mend(): void;
  close(): Promise<void>;
}

/** The name of a socket in the folder that an address gives as its host. */
const SOCKET = ".s.PGSQL.5432";

export async function wayTo(place: string): Promise<Way> {
  const target = new URL(place);
  const folder = mkdtempSync(join(tmpdir(), "banquise-way-"));
  const ends = new Set<Socket>();
  let isCut = false;
  let isHanging = false;
  let fatal: string | null = null;
  const cut = (): void => {
    isCut = true;
    for (const end of ends) end.destroy();
  };
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = dial(join(target.searchParams.get("host") ?? "", SOCKET));
    let isFatal = false;
    let isCommitting = false;
    near.on("data", (chunk) => {
      isFatal ||= fatal !== null && chunk.includes(fatal);
      isCommitting = isFatal && chunk.includes("commit\0");
      if (!isHanging) far.write(chunk);
    });
    far.on("data", (chunk) => {
      if (isCommitting) cut();
      else if (!isHanging) near.write(chunk);
    });
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on("error", () => {});
      end.on("close", () => {
        ends.delete(end);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(join(folder, SOCKET), resolve));
  const address = new URL(place);
  address.searchParams.set("host", folder);
  return {
    place: address.href,
    cut,
    cutAfterCommit: (text) => {
      fatal = text;
    },
    hang: () => {
      isHanging = true;
    },
    mend: () => {
      isCut = false;
      isHanging = false;
      fatal = null;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}
