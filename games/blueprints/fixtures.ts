/** Buildings for tests, in the shorthand of `RULES.md`: W3 is wood 3, stacks go from bottom to top. */
import type { Site } from "./arrange.ts";

export interface ScoredBuilding extends Site {
  readonly id: string;
  /** In the order of `SCORE_LINES`. */
  readonly points: readonly number[];
  readonly total: number;
  readonly prizes: readonly string[];
  readonly shows: string;
}

/** Name | plan | stacks | plan bonus, wood, recycled, stone, glass | total | prizes it qualifies for | what it shows */
const TABLE = `
A   | P01 | R1C1 G1; R2C1 R2 W4; R3C1 G2 R3 R5       | 6 4 10 0 3  | 23 |                                          | the rulebook's first example
B   | P12 | R1C1 R1 R2; R2C1 W2 S4; R2C2 W3 R5       | 0 10 10 3 0 | 23 |                                          | the rulebook's second example
X1  | P24 | R1C2 W3; R2C1 G5 R5 S6; R2C2 W4; R3C1 R1 | 6 6 5 5 5   | 27 |                                          | all lines at once
X2  | P24 | R1C2 W3 W4; R2C1 R5 S6; R3C1 R1 G5       | 0 4 5 3 5   | 17 |                                          | the same dice off the plan
V01 | P01 | R1C1 W4                                  | 0 0 0 0 0   |  0 |                                          | a lone wood die touches nothing
V02 | P01 | R2C1 W1 W2 W2 W4 W5 W5                   | 0 20 0 0 0  | 20 | skyscraper materials                     | wood on wood: 1+2+2+2+2+1 contacts
V03 | P12 | R1C1 G6; R2C1 W6 G6; R2C2 G6 G6; R3C1 G6 | 6 8 0 0 30  | 44 | structuralIntegrity materials            | the highest score; wood with four contacts
V04 | P04 | R1C2 R1 R4; R2C2 R2 R2; R3C2 R3 R6       | 6 0 30 0 0  | 36 | materials                                | six recycled
V05 | P04 | R1C2 R1 R4; R2C2 R2 R2; R3C2 R3 G6       | 6 0 20 0 6  | 32 | materials                                | five recycled
V06 | P03 | R3C1 S1 S1 S2 S3 S3 S6                   | 0 0 0 34 0  | 34 | skyscraper materials                     | stone on every level
V07 | P05 | R2C2 G6; R3C1 G1 S1; R3C2 G1 G1 G4       | 6 0 0 3 13  | 22 | structuralIntegrity materials            | covered glass counts; one value in two materials
V08 | P13 | R1C2 W1 W2; R2C1 S2; R2C2 S3; R3C2 W1 W2 | 6 12 0 4 0  | 22 |                                          | a lower stack between keeps dice apart
V09 | P22 | R1C2 W2; R2C1 W3; R2C2 S1 S2; R3C1 S4 S5 | 0 6 0 10 0  | 16 |                                          | diagonal dice do not touch
V10 | P01 | R1C1 S1 S2 S3; R2C1 S1 S1; R3C1 S6       | 0 0 0 17 0  | 17 | materials                                | a mirrored plan earns no bonus
V11 | P01 | R1C1 S6; R2C1 S1 S1; R3C1 S1 S2 S3       | 6 0 0 17 0  | 23 | materials                                | the same stacks in their places; three 1s win nothing
V12 | P04 | R1C2 G6 G6; R2C2 G6 G6; R3C2 G6          | 0 0 0 0 30  | 30 | structuralIntegrity materials            | a lost die costs the bonus
V13 | P02 | R2C2 G1 G2 G3 G4 G5 G6                   | 0 0 0 0 21  | 21 | skyscraper geometer materials            | three prizes
V14 | P02 | R1C2 R3; R2C2 W2 W2 W2 W2 W5             | 0 18 2 0 0  | 20 | skyscraper structuralIntegrity materials | the other three prizes
V15 | P10 | R2C1 R6; R2C2 W1 S2; R3C1 G3 G5; R3C2 S4 | 6 6 2 5 8   | 27 | geometer                                 | geometer on plan
V16 | P10 | R2C1 R6; R2C2 W1 S2; R3C1 G3; R3C2 G5    | 0 6 2 3 8   | 19 |                                          | five different values are not enough
V17 | P11 | R1C1 G3 R3 S3; R1C2 W3; R2C1 R1; R2C2 G6 | 6 4 5 5 9   | 29 | structuralIntegrity                      | exactly four of a value
V18 | P11 | R1C1 G3 R3 S3; R1C2 W2; R2C1 R1; R2C2 G6 | 6 4 5 5 9   | 29 |                                          | three of a value are not enough
V19 | P20 | R1C1 S1 G2 G2 W3 S4; R1C2 R2             | 0 4 2 10 4  | 20 | skyscraper                               | height 5; open spaces left empty
V20 | P06 | R2C2 R1 R1 W2 S2 G5 G5                   | 0 4 5 8 10  | 27 | skyscraper                               | height 6; stone on level 4
V21 | P15 | R1C1 S1; R2C1 W1 W2 W3; R2C2 S1; R3C1 S1 | 6 14 0 6 0  | 26 | structuralIntegrity                      | wood contacts 4, 2, 1
V22 | P16 | R1C2 G6; R2C1 W4; R2C2 R1 S2 S3 S5       | 0 2 2 16 6  | 26 | geometer                                 | a stack above its target
`;

export const BUILDINGS: readonly ScoredBuilding[] = TABLE.trim()
  .split("\n")
  .map((row) => {
    const [id = "", plan = "", stacks = "", points = "", total = "", prizes = "", shows = ""] = row
      .split("|")
      .map((cell) => cell.trim());
    return {
      id,
      plan,
      stacks,
      points: points.split(" ").map(Number),
      total: Number(total),
      prizes: prizes.split(" ").filter(Boolean),
      shows,
    };
  });

export function scoredBuilding(id: string): ScoredBuilding {
  const found = BUILDINGS.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no building ${id}`);
  return found;
}

/** Three dice with 5, 6 and 4 on top: a 3 fits nowhere. */
export const CROWDED: Site = { plan: "P04", stacks: "R1C2 W5; R2C2 S6; R3C2 G4" };
/** Three dice and an empty space: everything fits. */
export const ROOMY: Site = { plan: "P09", stacks: "R1C1 S1; R1C2 S2; R2C1 W1" };

/** Complete buildings, named by their points and by the dice that matter for a tie. Only the geometers win a prize. */
export const SITES = {
  points12: { plan: "P19", stacks: "R1C1 W5; R2C1 S4; R3C1 G1 S4; R3C2 S3 R4" },
  points18: { plan: "P18", stacks: "R1C1 S3; R1C2 W1 W4; R2C2 G1 G3; R3C2 R5" },
  points18too: { plan: "P23", stacks: "R1C1 R6; R2C2 S3 G4 W5; R3C2 G3 G5" },
  points19: { plan: "P11", stacks: "R1C1 R1 S5 R5; R1C2 R5; R2C1 S2 W3" },
  points20wood2recycled1: { plan: "P04", stacks: "R1C2 S4 W6 W6; R2C2 R3 S3 G3" },
  points20wood2recycled1too: { plan: "P21", stacks: "R1C2 S1; R2C2 W2; R3C1 G3 W6 R6; R3C2 G5" },
  points20wood2recycled1three: { plan: "P05", stacks: "R2C2 G3 G5 W6; R3C1 W2 R2; R3C2 G4" },
  points22stone0: { plan: "P22", stacks: "R1C2 W4; R2C1 R1; R2C2 G5; R3C1 R3 R4 R5" },
  points22stone1: { plan: "P11", stacks: "R1C1 W1; R1C2 R6; R2C1 R2 W6; R2C2 W2 S3" },
  points24: { plan: "P08", stacks: "R1C1 W5 R5 S6; R1C2 R1 R2; R2C2 R3" },
  points25: { plan: "P01", stacks: "R1C1 W2 G5; R2C1 R3 G6 G6; R3C1 S4" },
  points25wood1glass2: { plan: "P02", stacks: "R1C2 R4; R2C2 S2 R2 G3; R3C2 W5 G5" },
  points25wood1glass2too: { plan: "P14", stacks: "R2C1 W2 S3 S6; R2C2 G6; R3C1 G2 S4" },
  points27wood1glass1: { plan: "P17", stacks: "R1C1 R4; R2C1 W2 R3 G6; R3C1 R3; R3C2 R4" },
  points27wood1glass2: { plan: "P12", stacks: "R1C1 R3 G6; R2C1 W2 R5; R2C2 G6; R3C1 S4" },
  points27wood1glass2too: { plan: "P18", stacks: "R1C1 G6; R1C2 G4; R2C2 S1 S3; R3C2 S2 W6" },
  points28: { plan: "P12", stacks: "R1C1 G2; R2C1 G4 R6; R2C2 W3 W5; R3C1 G6" },
  points30stone1: { plan: "P01", stacks: "R1C1 R2; R2C1 W4 R4; R3C1 S4 R5 G6" },
  points31: { plan: "P12", stacks: "R1C1 G4; R2C1 W3 W5; R2C2 R6 S6; R3C1 G4" },
  geometer18: { plan: "P22", stacks: "R1C2 S4; R2C1 G3 W5 R6; R2C2 R1 G2" },
  geometer24: { plan: "P12", stacks: "R1C1 G2; R2C1 S3 W4; R2C2 R1 G5; R3C1 R6" },
} as const satisfies Readonly<Record<string, Site>>;
