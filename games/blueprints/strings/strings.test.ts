import { describe, expect, test } from "vitest";
import { events } from "../events.ts";
import { CROWDED } from "../fixtures.ts";
import { blueprints } from "../index.ts";
import { moves, placeDie, takeDie } from "../moves.ts";
import { places } from "../places.ts";
import { apply } from "../rules.ts";
import { cardsOf } from "../scoring.ts";
import { view } from "../secrets.ts";
import { layout, type State } from "../state.ts";
import { arrange, die, legalMoves, listening, newGame, playOn, quiet, space } from "../testing.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { rules as rulesEn } from "./rules.en.ts";
import { rules as rulesFr } from "./rules.fr.ts";

const name = (seat: number): string => ["Ada", "Bo", "Cy", "Di"][seat] ?? "";
const position = (): State =>
  arrange({ sites: [CROWDED, { plan: "P01" }, { plan: "P09" }], turn: 9, pool: "R3 G4" });

describe("words", () => {
  test("every event that is told has a line or is only seen, in both languages", () => {
    const silent = new Set(["planDealt", "diePlaced"]);
    const context = listening(4);
    const s = newGame(2, 4);
    while (s.phase !== 4) {
      const options = legalMoves(s);
      apply(s, options[context.random.int(options.length)] ?? 0, context);
    }
    const types = new Set(context.events.map(({ type }) => type));
    expect(types.size).toBeGreaterThan(9);
    for (const event of context.events) {
      for (const text of [fr, en]) {
        const line = text.event(event, name);
        expect(line === null).toBe(silent.has(event.type));
        expect(line ?? "").not.toMatch(/undefined|NaN|null/);
      }
    }
  });

  test("the prompt says what is asked", () => {
    const s = position();
    expect(en.prompt(s)).toBe("Take a die from the pool (4 of 6).");
    expect(fr.prompt(s)).toBe("Choisis un dé dans la réserve (4 sur 6).");
    apply(s, takeDie(die("G4")), quiet());
    expect(en.prompt(s)).toBe("Place the glass 4 on your plan.");
    expect(fr.prompt(s)).toBe("Place le 4 de verre sur ton plan.");
  });

  test("a die that fits nowhere is marked for its owner, and for nobody else", () => {
    const s = position();
    const lost = moves.decode(takeDie(die("R3")));
    expect(en.move(lost, s)).toBe("Take the recycled 3: it fits nowhere and will be lost");
    expect(fr.move(lost, s)).toBe("Prendre le 3 recyclé : il n’a sa place nulle part et sera perdu");
    const rival = layout.create();
    view(s, 1, rival);
    expect(en.move(lost, rival)).toBe("Take the recycled 3");
  });

  test("a placement says where and how high", () => {
    const s = position();
    apply(s, takeDie(die("G4")), quiet());
    const move = moves.decode(placeDie(space("R3C2")));
    expect(en.move(move, s)).toBe("Place the glass 4 bottom right, level 2");
    expect(fr.move(move, s)).toBe("Placer le 4 de verre en bas à droite, étage 2");
  });

  test("points agree in number", () => {
    const rest = { planBonus: 0, wood: 0, recycled: 0, stone: 0, round: 1, plan: 1, stacks: [] };
    const scored = (total: number) => events.make("buildingScored", 0, { ...rest, total, glass: total });
    expect(en.event(scored(1), name)).toBe("Ada scores 1 point: glass 1.");
    expect(fr.event(scored(1), name)).toBe("Ada marque 1 point : verre 1.");
    expect(en.event(scored(0), name)).toBe("Ada scores 0 points.");
    expect(fr.event(scored(0), name)).toBe("Ada marque 0 point.");
    expect(fr.event(scored(2), name)).toBe("Ada marque 2 points : verre 2.");
  });

  test("a victory on the tie-break says so, a shared one names all winners", () => {
    const ended = (winners: number[], decider: number, totals = [7, 7, 7]) =>
      events.make("gameEnded", null, { winners, totals, decider });
    expect(en.event(ended([1], 0, [5, 7, 6]), name)).toBe("The game is over: Bo wins with 7 victory points.");
    expect(en.event(ended([1], 1), name)).toContain("Bo wins with 7 victory points, ahead by more prizes");
    expect(fr.event(ended([1], 2), name)).toContain(
      "avec 7 points de victoire, avec plus de distinctions d’or",
    );
    expect(en.event(ended([0, 1, 2], -1), name)).toContain("Ada, Bo and Cy share the victory");
    expect(fr.event(ended([0, 2], -1), name)).toContain("Ada et Cy se partagent la victoire");
  });

  test("BLU-3.5 BLU-13.4 · the table in words: the pool by value, one's own building, no rival's", () => {
    const s = newGame(3, 7, "0");
    playOn(s, 7, ({ turn }) => turn === 8);
    const seen = layout.create();
    view(s, 1, seen);
    for (const text of [fr, en]) {
      const lines = text.describe(seen, 1, name);
      expect(lines.join("\n")).not.toMatch(/undefined|NaN|null/);
      expect(lines.filter((line) => line.startsWith("Plan "))).toHaveLength(1);
    }
    expect(en.describe(seen, 1, name)[0]).toBe("Round 1 of 3, turn 9 of 18.");
  });

  test("BLU-9.1 · the table in words before the end: one's own cards open, the others' by their number", () => {
    const s = newGame(3, 7);
    playOn(s, 7, ({ round }) => round === 3);
    const cards = [0, 1, 2].map((seat) => cardsOf(s, seat).length);
    const seat = cards.findIndex((count) => count > 0);
    const open = (viewer: number | null) =>
      en.describe(s, viewer, name).filter((line) => line.includes("has won"));
    const covered = (viewer: number | null) =>
      en.describe(s, viewer, name).filter((line) => line.includes("face down"));
    expect(open(seat)).toHaveLength(1);
    expect(open(null)).toHaveLength(0);
    expect(covered(null)).toHaveLength(cards.filter((count) => count > 0).length);
    expect(fr.describe(s, null, name).join()).toContain("face cachée");
  });

  test("every place and every line of the outlook has a name", () => {
    for (const { place, outlook } of [en, fr]) {
      for (const [kind, spec] of Object.entries(places.kinds)) {
        const which = typeof spec === "number" ? Array.from({ length: spec }, (_, i) => i) : spec;
        for (const one of which) expect(place?.(`${kind}.${one}`)).toMatch(/\w/);
      }
      expect(Object.keys(outlook ?? {})).toEqual(blueprints.evaluate.lines);
    }
    expect([en.place?.("die.wood3"), fr.place?.("space.5"), fr.place?.("prize.geometer")]).toEqual([
      "the wood 3 in the pool",
      "la case en bas à droite",
      "le prix du géomètre",
    ]);
  });

  test("the table in words at the end: every plan and every card won", () => {
    const s = newGame(4, 7);
    playOn(s, 7);
    const lines = en.describe(s, null, name);
    expect(lines[0]).toBe("The game is over.");
    expect(lines.filter((line) => line.startsWith("Plan "))).toHaveLength(4);
    expect(lines.some((line) => line.includes("award, round 3"))).toBe(true);
  });

  test("both rule books have the same sections", () => {
    const shape = (book: typeof rulesEn): string[][] => book.map(({ rules }) => Object.keys(rules));
    expect(shape(rulesFr)).toEqual(shape(rulesEn));
  });
});
