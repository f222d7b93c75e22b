/** By which sign each way to lose is known, and which rule it is (GEN-14). */
import type { DangerName } from "./dangers.ts";
import type { SignName } from "./signs.tsx";

export const DANGER_SIGNS: Readonly<Record<DangerName, SignName>> = {
  hope: "hope",
  discontent: "discontent",
  corpses: "dead",
  generator: "pressure",
  sickness: "sick",
  hunger: "hunger",
};

export const DANGER_RULES: Readonly<Record<DangerName, string>> = {
  hope: "GEN-14.1",
  discontent: "GEN-14.2",
  corpses: "GEN-14.6",
  generator: "GEN-14.3",
  sickness: "GEN-14.4",
  hunger: "GEN-14.5",
};
