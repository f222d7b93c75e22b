import axe from "axe-core";
import type { Page } from "playwright-core";

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds wrong with a page, in short. */
export async function findings(page: Page): Promise<string[]> {
  // By the protocol, not as a script of the page: the server's policy allows no other scripts than its own.
  await page.evaluate(axe.source);
  // Colours that are half faded in or out are not what anybody reads.
  await page.waitForFunction(() => document.querySelector(".gain") === null);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } }).axe.run(),
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}
