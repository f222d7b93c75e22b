/** The content security policy in a real browser: what it forbids, nothing on our pages asks for. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { House, shoot } from "./house.ts";

declare global {
  interface Window {
    violations?: string[];
  }
}

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** What the policy kept from happening, from the first line of every page on. */
async function watched(): Promise<{ page: Page; violations: () => Promise<string[]>; complaints: string[] }> {
  const { page, context, complaints } = await house.person({ language: "en" });
  await context.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      window.violations?.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return { page, violations: () => page.evaluate(() => window.violations ?? ["not watched"]), complaints };
}

it("the home page violates nothing", async () => {
  const { page, violations, complaints } = await watched();
  await page.goto("/");
  await page.locator(".game").first().waitFor();
  expect(await violations()).toEqual([]);
  expect(complaints).toEqual([]);
  // The watch itself: a style that the policy does not know is caught.
  await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "body { color: red }";
    document.head.append(style);
  });
  await expect.poll(violations).toEqual(["style-src-elem inline"]);
  await page.context().close();
});

it("the description of the API violates nothing, with all its parts open", async () => {
  const { page, violations, complaints } = await watched();
  await page.goto("/api/docs");
  await page.locator(".opblock-summary-control").first().click();
  await page.locator(".opblock.is-open .response").first().waitFor();
  await page.locator(".models-control").click();
  await page.locator(".opblock.is-open .try-out__btn").click();
  await shoot(page, "api-docs");
  expect(await violations()).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});
