/** What games say about what a move surely does, loaded when somebody asks for a hint. A game can do without. */
import type { BecauseModule } from "./game-because.ts";
import type { AnyState } from "./index.ts";

const MODULES = import.meta.glob<BecauseModule<AnyState>>("./*/because.ts");

export async function becauseOf(id: string): Promise<BecauseModule<AnyState> | null> {
  return (await MODULES[`./${id}/because.ts`]?.()) ?? null;
}
