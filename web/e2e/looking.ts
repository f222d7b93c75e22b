import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findings } from "./axe.ts";
import { expectNoOverflow, PHONE, shoot } from "./house.ts";

const SMALL = { width: 390, height: 664 };
const SIZES = {
  light: [{ width: 1440, height: 900 }, SMALL, { width: 844, height: 390 }],
  dark: [SMALL],
};

/** A page in light, at all sizes, and in dark: nothing for axe, nothing too wide, and pictures to look at. */
export async function look(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? PHONE;
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate(() => scrollTo(0, 0));
    expect({ name, scheme, findings: await findings(page) }).toEqual({ name, scheme, findings: [] });
    for (const size of SIZES[scheme]) {
      await page.setViewportSize(size);
      await expectNoOverflow(page);
      await shoot(page, `${name}-${size.width}x${size.height}-${scheme}`);
    }
    await page.setViewportSize(before);
  }
  await page.emulateMedia({ colorScheme: "light" });
}
