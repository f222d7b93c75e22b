/** Why a bot that is a program of its own has no answer. */
export type TroubleKind = "overtime" | "ended" | "noAnswer";

/** Thrown by such a bot; `decide` tells where it was. */
export class BotTrouble extends Error {
  readonly kind: TroubleKind;

  constructor(kind: TroubleKind, detail: string) {
    super(detail);
    this.name = "BotTrouble";
    this.kind = kind;
  }
}
