/** Scouts on their way (GEN-25). */
import { EXPEDITIONS } from "../content/expeditions.ts";
import type { Expedition, Letter } from "../content/types.ts";
import type { Oracle } from "./oracle.ts";

const LETTERS = ["A", "B", "C"] as const;

function cardNamed(id: string | undefined): Expedition {
  const card = EXPEDITIONS.find((other) => other.id === id);
  if (!card) throw new Error(`no expedition is called ${id}`);
  return card;
}

const hasCard = (o: Oracle, letter: Letter): boolean =>
  o.m.expeditionDecks[letter].length + o.m.expeditionDiscards[letter].length > 0;

function lay(o: Oracle, stack: number, letter: Letter): void {
  const { m } = o;
  if (m.expeditionDecks[letter].length === 0) {
    m.expeditionDecks[letter] = m.expeditionDiscards[letter];
    m.expeditionDiscards[letter] = [];
  }
  m.stacks[stack]?.push(o.draw(m.expeditionDecks[letter]));
}

export function newStack(o: Oracle): void {
  const empty = o.m.stacks.findIndex((cards) => cards.length === 0);
  if (empty >= 0 && hasCard(o, "A")) lay(o, empty, "A");
}

export function moveScouts(o: Oracle, n: number, which: "each" | "one"): void {
  const away = o.m.scouts.flatMap((scout, stack) => (scout ? [stack] : []));
  if (away.length === 0) return;
  if (which === "each") {
    for (const stack of away) if (o.m.scouts[stack] !== "") walk(o, stack, n);
    return;
  }
  const stack = o.pick(
    "chooseScout",
    away.map((other) => String(other + 1)),
  );
  walk(o, Number(stack) - 1, n);
}

function walk(o: Oracle, stack: number, n: number): void {
  const { m } = o;
  const cards = m.stacks[stack] ?? [];
  for (let left = n; left > 0; ) {
    const top = cardNamed(cards.at(-1));
    const last = cards.length - 1 + top.spaces - 1;
    const space = Math.min(last, (m.scoutSpaces[stack] ?? 0) + left);
    left -= space - (m.scoutSpaces[stack] ?? 0);
    m.scoutSpaces[stack] = space;
    if (space < last) return;
    const next = LETTERS[LETTERS.indexOf(top.letter) + 1];
    const mayAvoid = next !== undefined && hasCard(o, next);
    if (o.choose([...(mayAvoid ? ["avoid"] : []), "explore"]) === "explore") {
      explore(o, stack, top);
      return;
    }
    lay(o, stack, next ?? "C");
    m.scoutSpaces[stack] = cards.length - 1;
  }
}

function explore(o: Oracle, stack: number, { id, dark }: Expedition): void {
  const { m } = o;
  const cards = m.stacks[stack] ?? [];
  const scout = m.scouts[stack] || "worker";
  m.explored = [...new Set([...m.explored, id])].sort();
  o.run(dark.onExplore, { acting: scout });
  if (m.scouts[stack] === "") return;
  const mayGoOn = dark.continue !== null && hasCard(o, dark.continue.to);
  if (o.choose([...(mayGoOn ? ["goOn"] : []), "comeBack"]) === "goOn") {
    m.carried[stack]?.push(id);
    lay(o, stack, dark.continue?.to ?? "C");
    m.scoutSpaces[stack] = cards.length - 1;
    return;
  }
  m.scouts[stack] = "";
  m.scoutSpaces[stack] = 0;
  if (o.inAction) m.reserve = [...m.reserve, scout].sort();
  const carried = m.carried[stack] ?? [];
  m.carried[stack] = [];
  for (const card of carried) o.run(cardNamed(card).dark.continue?.carry ?? [], { acting: scout });
  o.run(dark.return.effects, { acting: scout });
  const { next } = dark.return;
  const further = next !== "newA" && hasCard(o, next);
  for (const card of further ? [] : cards.splice(0)) {
    const { letter } = cardNamed(card);
    m.expeditionDiscards[letter] = [...m.expeditionDiscards[letter], card].sort();
  }
  lay(o, stack, further ? next : "A");
}
