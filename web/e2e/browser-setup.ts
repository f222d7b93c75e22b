/** What all browser tests need is there before the first of them, so that no two of them make it at once. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sparticuz from "@sparticuz/chromium";

/** The built program. */
export const SERVER = fileURLToPath(new URL("../../dist/node/banquise.js", import.meta.url));

export async function setup(): Promise<void> {
  if (!existsSync(SERVER)) throw new Error("there is no build: npm run build");
  // Unpacks it, where it has not been yet.
  await sparticuz.executablePath();
}
