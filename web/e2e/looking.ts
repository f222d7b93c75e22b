import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findings } from "./axe.ts";
import { expectNoOverflow, PHONE, shoot } from "./house.ts";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
];

/** A page in light and dark, at all sizes: nothing for axe, nothing too wide, and pictures to look at. */
export async function look(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? PHONE;
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate(() => scrollTo(0, 0));
    expect({ name, scheme, findings: await findings(page) }).toEqual({ name, scheme, findings: [] });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectNoOverflow(page);
      await shoot(page, `${name}-${size.width}x${size.height}-${scheme}`);
    }
    await page.setViewportSize(before);
  }
  await page.emulateMedia({ colorScheme: "light" });
}
