/** Every effect of every card, in words: the files beside the playthroughs are meant to be read. */
import { describe, expect, test } from "vitest";
import { BUILDINGS } from "../content/buildings.ts";
import { CITIZENS } from "../content/citizens.ts";
import { EXPEDITIONS } from "../content/expeditions.ts";
import { CALL_OF_DUTY, EXPERTS } from "../content/experts.ts";
import { LAWS } from "../content/laws.ts";
import { MORNING } from "../content/morning.ts";
import { SCENARIOS } from "../content/scenarios.ts";
import { TECHNOLOGIES } from "../content/technologies.ts";
import { TRACKS } from "../content/tracks.ts";
import { CITIZEN_TYPES, type Condition, type Effect, type Option, type Special } from "../content/types.ts";
import { QUERIES } from "../content/vocabulary.ts";
import { WEATHER } from "../content/weather.ts";
import { CONSEQUENCES, DUSK_CARDS } from "../data.ts";
import { sayCondition, sayCost, sayEffects, sayOption, weatherEffects } from "./effects.ts";
import { lexicon as en } from "./en/lexicon.ts";
import { lexicon as fr } from "./fr/lexicon.ts";
import type { Lexicon } from "./lexicon.ts";

/** "L01 · Small hands · when enacted: Discontent rises by 1 (Anger)." */
function linesIn(lexicon: Lexicon): string[] {
  const lines: string[] = [];
  const line = (id: string, what: string, text: string): void => {
    if (text !== "") lines.push(`${id}${what === "" ? "" : ` [${what}]`}  ${text}`);
  };
  const effects = (id: string, what: string, list: readonly Effect[] = []): void =>
    line(id, what, sayEffects(list, lexicon));
  const options = (what: string, list: readonly Option[] | null | undefined): void => {
    for (const option of list ?? []) line(option.label, what, sayOption(option, lexicon));
  };
  const special = (id: string, action: Special | null | undefined): void => {
    if (!action) return;
    line(id, "special cost", sayCost(action.cost, lexicon));
    if (action.req) line(id, "special req", lexicon.grammar.onlyIf(sayCondition(action.req, lexicon)));
    effects(id, "special", action.effects);
  };

  for (const { id, options: answers } of MORNING) {
    options("", answers);
    for (const { event } of answers) {
      special(id, event?.special);
      effects(id, "every dusk", event?.onDusk);
      effects(id, "when due", event?.onToken);
    }
  }
  for (const card of DUSK_CARDS) effects(card.id, "", card.effects);
  for (const law of LAWS) {
    effects(law.id, "enacted", law.onEnact);
    effects(law.id, "in force", law.modifiers);
    for (const trigger of law.triggers) effects(law.id, "every dusk", trigger.effects);
    special(law.id, law.special);
  }
  for (const card of CONSEQUENCES) effects(card.id, "", card.effects);
  for (const { id, ability, death } of CITIZENS) {
    effects(id, "ability", ability);
    for (const type of CITIZEN_TYPES) effects(id, `death of ${type}`, death[type]);
  }
  for (const { id, onDevelop, modifiers } of TECHNOLOGIES) effects(id, "", [...onDevelop, ...modifiers]);
  for (const expert of EXPERTS) effects(expert.id, "", expert.effects);
  options("", CALL_OF_DUTY.options);
  for (const { id, dark } of EXPEDITIONS) {
    effects(id, "explored", dark.onExplore);
    effects(id, "onward", dark.continue?.carry);
    effects(id, "home", dark.return.effects);
  }
  for (const building of BUILDINGS) {
    options("use", building.use);
    options("upgraded", building.useUpgraded);
    effects(building.id, "passive", building.passive);
    effects(building.id, "passive, upgraded", building.passiveUpgraded);
  }
  for (const card of WEATHER) {
    effects(card.id, "", weatherEffects(card));
    line(card.id, "hunt", lexicon.grammar.hunt(card.hunt > 0));
  }
  for (const { id, triggers, storm, nightly, special: own } of SCENARIOS) {
    for (const trigger of triggers) effects(trigger.id, "", trigger.effects);
    for (const action of own) special(action.id ?? id, action);
    effects(storm.id, "", storm.effects);
    effects(id, "every night", nightly);
  }
  for (const { from, to, fatigue, flips } of TRACKS.sickness.sections)
    effects(`sickness ${from}-${to}`, "", [
      ...(fatigue > 0 ? [{ op: "fatigue", who: "worker", n: fatigue } as const] : []),
      ...(flips > 0 ? [{ op: "flip", who: "worker", n: flips } as const] : []),
    ]);
  for (const { from, to, effects: list } of TRACKS.hunger.bands) effects(`hunger ${from}-${to}`, "", list);
  return lines;
}

describe("effects in words", () => {
  test.each([en, fr])("every one of them: $language", async (lexicon) => {
    const text = `${linesIn(lexicon).join("\n")}\n`;
    expect(text).not.toMatch(/[{}]|undefined|NaN|\(s\)| {3}|\. :|\.\./);
    await expect(text).toMatchFileSnapshot(`../goldens/effects.${lexicon.language}.txt`);
  });

  test.each([en, fr])("conditions, also those that no card asks for: $language", async (lexicon) => {
    const samples: Readonly<Record<string, string>> = {
      "<res>": "food",
      "<hopeType>": "faith",
      "<discontentType>": "fear",
      "<type>": "child",
      "<id>": "hothouse",
    };
    const ids: Readonly<Record<string, string>> = {
      "counter.<id>": "counter.seeds",
      "law.<id>": "law.L01",
      "tech.<id>": "tech.T01",
    };
    const said = QUERIES.flatMap((pattern) => {
      const q = ids[pattern] ?? pattern.replace(/<\w+>/, (name) => samples[name] ?? name);
      const conditions: Condition[] = [
        { q, cmp: ">=", v: 1 },
        { q, cmp: "<=", v: 2 },
        { not: { q, cmp: ">=", v: 1 } },
      ];
      return conditions.map((condition) => lexicon.grammar.if(sayCondition(condition, lexicon)));
    });
    const text = `${said.join("\n")}\n`;
    expect(text).not.toMatch(/[{}]|undefined|NaN/);
    await expect(text).toMatchFileSnapshot(`../goldens/conditions.${lexicon.language}.txt`);
  });
});
