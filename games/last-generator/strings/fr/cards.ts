import { buildings } from "./buildings.ts";
import { citizens } from "./citizens.ts";
import { concertations } from "./concertations.ts";
import { dusk } from "./dusk.ts";
import { expeditions } from "./expeditions.ts";
import { experts } from "./experts.ts";
import { laws } from "./laws.ts";
import { morning } from "./morning.ts";
import { scenarios } from "./scenarios.ts";
import { technologies } from "./technologies.ts";
import { weather } from "./weather.ts";

/** Everything that has a name, by its id. */
export const cards = {
  ...buildings,
  ...citizens,
  ...concertations,
  ...dusk,
  ...expeditions,
  ...experts,
  ...laws,
  ...morning,
  ...scenarios,
  ...technologies,
  ...weather,
};
