/** The rule that says what a tile or an animal is for. */
import { BEAR, type Face, FOX, KIND_COUNT } from "../data.ts";

export const FACE_RULES: Readonly<Record<Face, string>> = {
  thaw: "IGL-6.7",
  endurance1: "IGL-6.8",
  endurance2: "IGL-6.8",
  endurance3: "IGL-6.8",
  harpoon: "IGL-8.11",
  animalMove: "IGL-6.10",
  fish2: "IGL-5.1",
  fish3: "IGL-5.1",
  bear: "IGL-5.2",
  pack: "IGL-5.3",
  drift: "IGL-5.5",
};

/** How an animal is hunted, by index of `KINDS`. */
export const KIND_RULES: readonly string[] = Array.from({ length: KIND_COUNT }, (_, kind) =>
  kind < FOX ? "IGL-8.9" : kind < BEAR ? "IGL-8.8" : "IGL-8.11",
);
