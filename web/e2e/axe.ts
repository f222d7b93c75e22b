import axe from "axe-core";
import type { Page } from "playwright-core";

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

interface Axe {
  run(
    context: { readonly exclude: readonly string[] },
    options: { readonly resultTypes: readonly string[]; readonly selectors: boolean },
  ): Promise<{ readonly violations: readonly Finding[] }>;
}

/** What axe finds wrong with a page, in short. */
export async function findings(page: Page): Promise<string[]> {
  // By the protocol, not as a script of the page: the server's policy allows no other scripts than its own.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: Axe }).axe.run(
      // Points on their flight are half faded, are read nowhere else than at their seat, and may set off at any time.
      { exclude: [".gain"] },
      // What is well need not be told: to describe it takes longer than to find out.
      { resultTypes: ["violations"], selectors: false },
    ),
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}
