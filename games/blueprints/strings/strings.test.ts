import { describe, expect, test } from "vitest";
import { CROWDED } from "../fixtures.ts";
import { moves, placeDie, takeDie } from "../moves.ts";
import { apply } from "../rules.ts";
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
    expect(fr.move(lost, s)).toBe("Prendre le 3 recyclé : il n’a sa place nulle part et sera perdu");
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
    const scored = (total: number) =>
      ({ type: "buildingScored", rule: "BLU-6.6", seat: 0, data: { total, glass: total } }) as const;
    expect(en.event(scored(1), name)).toBe("Ada scores 1 point: glass 1.");
    expect(fr.event(scored(1), name)).toBe("Ada marque 1 point : verre 1.");
    expect(en.event(scored(0), name)).toBe("Ada scores 0 points.");
    expect(fr.event(scored(0), name)).toBe("Ada marque 0 point.");
    expect(fr.event(scored(2), name)).toBe("Ada marque 2 points : verre 2.");
  });

  test("a victory on the tie-break says so, a shared one names all winners", () => {
    const ended = (winners: number[], totals = [7, 7, 7]) =>
      ({ type: "gameEnded", rule: "BLU-9.3", seat: null, data: { winners, totals } }) as const;
    expect(en.event(ended([1], [5, 7, 6]), name)).toBe("The game is over: Bo wins with 7 victory points.");
    expect(en.event(ended([1]), name)).toContain("Bo wins with 7 victory points, ahead by prizes and awards");
    expect(en.event(ended([0, 1, 2]), name)).toContain("Ada, Bo and Cy share the victory");
    expect(fr.event(ended([0, 2]), name)).toContain("Ada et Cy se partagent la victoire");
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
