import type { Language } from "@banquise/engine";
import { defaultName } from "../names.ts";
import type { Accounts } from "../people/accounts.ts";
import type { Refused } from "../problems.ts";
import type { Sessions } from "../sessions.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import type { Seating } from "../tables/seating.ts";
import type { Talk } from "../talk/talk.ts";
import type { Keeper, Order, Target } from "./order.ts";

const DAY = 24 * 3_600_000;
/** Milliseconds for which somebody keeps the name that an operator has given them. */
const NAME_HELD = 30 * DAY;
/** Friendly names that are tried: somebody may have one of them. */
const TRIES = 20;

/** What those do who keep order at tables that people look at. */
export class Keeping {
  private readonly order: Order;
  private readonly parts: {
    readonly accounts: Accounts;
    readonly sessions: Sessions;
    readonly seating: Seating;
    readonly tables: LiveTables;
    readonly talk: Talk;
  };

  constructor(order: Order, parts: Keeping["parts"]) {
    this.order = order;
    this.parts = parts;
  }

  /** Gives somebody another name, which they keep for a while; null for one of our invention. */
  async rename(
    by: Keeper,
    target: Target,
    wish: string | null,
    language: Language,
  ): Promise<{ readonly name: string; readonly sanction: string } | Refused> {
    const { accounts, seating, sessions } = this.parts;
    const person = await this.order.person(target);
    if (typeof person !== "string") return person;
    if (await this.order.isOperator(person)) return { refused: "isOperator" };
    const { name: before } = await sessions.profile(person, language);
    let renamed = await accounts.rename(person, wish ?? defaultName(`${person} 0`, language), language);
    for (let number = 1; wish === null && "refused" in renamed && number < TRIES; number++)
      renamed = await accounts.rename(person, defaultName(`${person} ${number}`, language), language);
    if ("refused" in renamed) return renamed;
    const { name } = renamed;
    await seating.rename(person);
    const sanction = await this.order.holdName(person, NAME_HELD);
    await this.order.note(by, "rename", { from: before, to: name });
    return { name, sanction };
  }

  async removeMessage(by: string, tableId: string, number: number): Promise<Refused | null> {
    const { tables, talk } = this.parts;
    const refused = await tables.use(tableId, (live) => talk.remove(live, by, number, true));
    if (refused === null) await this.order.note(by, "removeMessage", { table: tableId, message: number });
    return refused;
  }
}
