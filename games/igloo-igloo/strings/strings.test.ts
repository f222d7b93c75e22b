import { type GameEvent, viewOf } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { events } from "../events.ts";
import { iglooIgloo } from "../index.ts";
import { moves } from "../moves.ts";
import { places } from "../places.ts";
import { apply } from "../rules.ts";
import { sheet } from "../scoring.ts";
import { ANIMAL_MOVE, DRIFT, ENDED, EVICT, MELT, type State } from "../state.ts";
import { arrange, legalMoves, listening, moveOf, newGame, play, playOn } from "../testing.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { rules as rulesEn } from "./rules.en.ts";
import { rules as rulesFr } from "./rules.fr.ts";

const name = (seat: number): string => ["Ada", "Bo", "Cy", "Di"][seat] ?? "";
const BROKEN = /undefined|NaN|null|\?\?| {2}|: \.|, \./;
const said = (s: State, printed: string): string[] =>
  [en, fr].map((text) => text.move(moves.decode(moveOf(printed)), s));

/** Random games of every size, in both variants. */
const games = (): State[] =>
  [2, 3, 4].flatMap((seats) => ["standard", "gamers"].map((variant) => newGame(seats, { variant }, seats)));

describe("words", () => {
  test("every prompt, move, event and score line of whole games reads well in both languages", () => {
    const silent = new Set(["kayakLaunched"]);
    const types = new Set<string>();
    for (const s of games()) {
      const context = listening(s.seats);
      while (s.phase !== ENDED) {
        const options = legalMoves(s);
        const move = options[context.random.int(options.length)] as number;
        for (const text of [fr, en]) {
          expect(text.prompt(s)).not.toMatch(BROKEN);
          const words = text.move(moves.decode(move), s);
          expect(words).not.toMatch(BROKEN);
          expect(words).not.toBe("");
        }
        apply(s, move, context);
      }
      for (const event of context.events) {
        types.add(event.type);
        for (const text of [fr, en]) {
          const line = text.event(event, name);
          expect(line === null).toBe(silent.has(event.type));
          expect(line ?? "").not.toMatch(BROKEN);
        }
      }
      for (let seat = 0; seat < s.seats; seat++) {
        for (const line of sheet(s, seat)) {
          for (const text of [fr, en]) expect(text.score(line)).not.toBe(line.key);
        }
      }
    }
    expect(types.size).toBeGreaterThan(22);
  });

  test("the prompt says what is asked", () => {
    expect(en.prompt(newGame(2))).toBe("Place an inuit on the outer ring (5 left).");
    expect(fr.prompt(newGame(4))).toBe("Pose un inuit sur la couronne extérieure (encore 3).");
    const melting = arrange({ phase: MELT, tiles: "d4" });
    expect(en.prompt(melting)).toBe("Choose a tile to melt.");
    expect(fr.prompt(melting)).toBe("Choisis une tuile à faire fondre.");
    expect(en.prompt(arrange({ ap: 1 }))).toBe("Act (1 point left), or end your turn.");
    expect(fr.prompt(arrange({ ap: 0 }))).toBe("Tu n’as plus de point d’action : finis ton tour.");
  });

  test("IGL-4.7 · the prompt mentions one's own tiles, and no rival's", () => {
    const s = arrange({ phase: MELT, tiles: "d4", hands: ["thaw"] });
    expect(en.prompt(viewOf(iglooIgloo, s, 0))).toContain("from your hand");
    expect(en.prompt(viewOf(iglooIgloo, s, 1))).toBe("Choose a tile to melt.");
  });

  test("interrupts say whom and where they are about", () => {
    const s = arrange({
      phase: ANIMAL_MOVE,
      tiles: "d4",
      inuits: ["d4", "d4"],
      animals: "bear@e4",
      hands: ["", "thaw"],
    });
    play(s, "stepAnimal e4 4 west");
    expect(en.prompt(s)).toBe("A bear attacks you on d4: use a harpoon?");
    expect(en.describe(s, 0, name)[0]).toBe("Turn 1. Bo is asked for a harpoon against the bear on d4.");
    play(s, "declineHarpoon");
    expect(s.phase).toBe(EVICT);
    expect(fr.prompt(s)).toBe("Choisis un coin pour l’inuit B de d4.");
    play(s, "evictTo a1");
    expect(en.prompt(s)).toBe("Choose a corner for your own inuit from d4.");
  });

  test("moves name animals, spaces and prices", () => {
    const s = arrange({ tiles: "d4 d5", inuits: ["d4"], animals: "fish2@e4 bear@d5", hands: ["harpoon"] });
    expect(said(s, "hunt e4 2")).toEqual([
      "Catch the fish 2 on e4 for 2 points",
      "Prendre le poisson 2 en e4 pour 2 points",
    ]);
    expect(said(s, "walk d4 north")).toEqual([
      "Walk from d4 to d5 and harpoon the bear",
      "Marcher de d4 à d5 et harponner l’ours",
    ]);
    expect(said(s, "stepAnimal d5 4 east")).toEqual([
      "Move the bear from d5 to e5",
      "Déplacer l’ours de d5 en e5",
    ]);
    const drifting = arrange({ phase: DRIFT, tiles: "d5", animals: "fish1@e5 fish3@e5" });
    play(drifting, "drift d5 east");
    expect(said(drifting, "displace north")).toEqual([
      "Move fish 1 and fish 3 to e6",
      "Déplacer poisson 1 et poisson 3 en e6",
    ]);
  });

  test("IGL-4.7 · the log tells the owner which tile was kept, and the others that one was", () => {
    const kept = (data: GameEvent["data"]): GameEvent => ({
      type: "tileKept",
      rule: "IGL-4.7",
      seat: 0,
      data,
    });
    expect(en.event(kept({ space: 27 }), name)).toBe("Ada melts d4 and keeps the tile.");
    expect(fr.event(kept({ space: 27, face: 4 }), name)).toBe(
      "Ada fait fondre d4 et garde la tuile en secret : harpon.",
    );
  });

  test("IGL-10.10 · the log says why a tie was won, or that nothing decides it", () => {
    const ended = (winners: number[], trophies: number[]): GameEvent =>
      events.make("gameEnded", null, { winners, totals: [30, 30], trophies });
    expect(en.event(ended([0], [14, 12]), name)).toBe(
      "Ada wins on a tie with Bo at 30 points: the hunt decides (14 points).",
    );
    expect(fr.event(ended([0], [14, 12]), name)).toBe(
      "Ada l’emporte à égalité avec Bo (30 points) : sa chasse vaut plus (14 points).",
    );
    expect(en.event(ended([0, 1], [14, 14]), name)).toBe(
      "Ada and Bo share the victory: 30 points each, 14 of them from the hunt.",
    );
    expect(fr.event(ended([0, 1], [14, 14]), name)).toBe(
      "Ada et Bo se partagent la victoire : 30 points chacun, dont 14 à la chasse.",
    );
  });

  test("every place and every line of the outlook has a name", () => {
    for (const { place, outlook } of [en, fr]) {
      for (const [kind, list] of Object.entries(places.kinds)) {
        for (const which of list) expect(place?.(`${kind}.${which}`)).toMatch(/\w/);
      }
      expect(Object.keys(outlook ?? {})).toEqual(iglooIgloo.evaluate.lines);
    }
    expect([en.place?.("space.d4"), fr.place?.("tribe.blue"), fr.place?.("hand.thaw")]).toEqual([
      "space d4",
      "la tribu bleue",
      "la tuile de ta main : dégel",
    ]);
  });

  test("the table in words has all that a player needs, and no rival's tiles", () => {
    const s = arrange({
      tiles: "d4 d5 e5",
      packs: "g7",
      inuits: ["d4 d5", "g7"],
      igloos: ["d4"],
      animals: "fish2@c4 fox1@g7",
      hands: ["thaw", "harpoon"],
    });
    const lines = en.describe(viewOf(iglooIgloo, s, 0), 0, name);
    expect(lines[0]).toBe("Turn 1. Ada acts, with 3 points left.");
    expect(lines).toContain("Animals: c4 fish 2; g7 fox 1.");
    expect(lines).toContain("Pack ice: g7.");
    expect(lines).toContain("Ada has inuits on d4, d5, h8.");
    expect(lines).toContain("Ada has igloos on d4 and 1 igloo to build.");
    expect(lines).toContain("Ada holds thaw.");
    expect(lines).toContain("Bo holds 1 tile in secret.");
    expect(lines).toContain("Island of 3 tiles (d4, d5, e5): Ada strength 4, 9 points.");
    expect(lines).toContain("Ada has 0 points for sure, and islands that promise 9.");
  });

  test("IGL-9.1 · at the end the table shows all hands", () => {
    for (const s of games()) {
      playOn(s, 3);
      for (const text of [fr, en]) {
        const lines = text.describe(s, null, name).join("\n");
        expect(lines).not.toMatch(BROKEN);
        expect(lines).not.toMatch(/in secret|en secret/);
      }
    }
  });

  test("both rule books have the same sections", () => {
    const shape = (book: typeof rulesEn): string[][] => book.map(({ rules }) => Object.keys(rules));
    expect(shape(rulesFr)).toEqual(shape(rulesEn));
  });
});
