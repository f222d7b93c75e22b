export { type Catch, huntPuzzles } from "./find.ts";
export { chosenFrom } from "./pack.ts";
export { puzzleState } from "./position.ts";
export { pointsOnSheet } from "./turn.ts";
export { type PuzzleFault, verifyPuzzle } from "./verify.ts";
