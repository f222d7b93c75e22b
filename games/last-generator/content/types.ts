/**
 * The shape of the content. The type checker refuses an unknown effect and an id without words, `check.ts` does the same at
 * run time. What cards say stands in `strings/`, by their id.
 */
import type { RuleId } from "@banquise/engine";
import type { CardId, LabelKey } from "../strings/keys.ts";

export const RESOURCES = ["wood", "coal", "steel", "food", "core"] as const;
export type Resource = (typeof RESOURCES)[number];
export const CITIZEN_TYPES = ["worker", "engineer", "child"] as const;
export type CitizenType = (typeof CITIZEN_TYPES)[number];
export const HOPE_TYPES = ["resolve", "solidarity", "faith"] as const;
export type HopeType = (typeof HOPE_TYPES)[number];
export const DISCONTENT_TYPES = ["anger", "fear", "grief"] as const;
type DiscontentType = (typeof DISCONTENT_TYPES)[number];
type TokenType = HopeType | DiscontentType;
export const TRACK_NAMES = ["hope", "discontent"] as const;
type TrackName = (typeof TRACK_NAMES)[number];
export const ZONES = ["gen", "near", "far"] as const;
type Zone = (typeof ZONES)[number];
export const ACTIONS = ["clear", "gather", "build", "use", "scout", "special"] as const;
export type Action = (typeof ACTIONS)[number];
export const DEPOSITS = ["coal", "iron", "forest"] as const;
export type Deposit = (typeof DEPOSITS)[number];
export const LETTERS = ["A", "B", "C"] as const;
export type Letter = (typeof LETTERS)[number];
const DIFFICULTIES = ["introductory", "standard", "hard"] as const;

/** Whom an effect strikes (GEN-28). */
export type Who = CitizenType | "choose" | "each" | "acting" | "fed";
export type Cost = Readonly<Partial<Record<Resource, number>>>;

// --- Conditions (GEN-30) --------------------------------------------------------------------------------------------

export type Comparison = ">=" | "<=" | "==" | "<" | ">";
export type Condition =
  | { readonly q: string; readonly cmp: Comparison; readonly v: number }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

// --- Effects (GEN-28) and modifiers (GEN-29) ------------------------------------------------------------------------

interface Counted<Op extends string> {
  readonly op: Op;
  readonly n: number;
}
interface OfType<Op extends string> extends Counted<Op> {
  readonly who: Who;
}
interface OnTrack<Op extends string> extends Counted<Op> {
  readonly track: TrackName;
  readonly type?: TokenType;
}
interface Named<Op extends string> {
  readonly op: Op;
  readonly id: string;
}

export type Effect =
  | (Counted<"gain" | "lose"> & { readonly res: Resource })
  | (Counted<"hope"> & { readonly type?: HopeType })
  | (Counted<"discontent"> & { readonly type?: DiscontentType })
  | OnTrack<"activate" | "exhaust">
  | OfType<"sick" | "die" | "citizens" | "flip" | "fatigue">
  | (Counted<"cure"> & { readonly who?: CitizenType })
  | Counted<"treat" | "corpses" | "cold" | "heat" | "tower" | "hunger" | "recall" | "drawCitizen">
  | Counted<"discardCitizen" | "discardEvent" | "storm" | "stormSet" | "dev" | "automaton" | "gather">
  | Counted<"buildActions" | "newExpedition" | "token">
  | (Counted<"radius"> & { readonly level?: 1 | 2 | 3 })
  | { readonly op: "pressure"; readonly n: number | "all" }
  | (Counted<"scouts"> & { readonly which: "each" | "one" })
  | (Counted<"clear"> & { readonly ring: "near" | "far" })
  | Named<"addDusk" | "build" | "unlock">
  | (Counted<"counter"> & { readonly id: string })
  | { readonly op: "destroy"; readonly filter: "any" | "shelter" }
  | { readonly op: "enactLaw" }
  | ModifierEffect
  | { readonly op: "choose"; readonly options: readonly Option[] }
  | {
      readonly op: "if";
      readonly cond: Condition;
      readonly do: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  | { readonly op: "repeat"; readonly count: string; readonly max?: number; readonly do: readonly Effect[] };

type Until = "action" | "round" | "game";

export type Modifier =
  | { readonly mod: "childWork"; readonly actions: readonly Action[] }
  | { readonly mod: "costDelta"; readonly res: Resource; readonly n: number }
  | { readonly mod: "shelterBonus"; readonly building: string; readonly n: number }
  | { readonly mod: "bandShift"; readonly filter: "shelter"; readonly n: number }
  | { readonly mod: "zoneShift"; readonly zone: Zone; readonly n: number }
  | { readonly mod: "warmAction"; readonly action: Action }
  | { readonly mod: "useBonus"; readonly building: string; readonly res: Resource; readonly n: number }
  | { readonly mod: "extraMeeple"; readonly type: CitizenType; readonly n: number }
  | { readonly mod: "workersAsEngineers"; readonly buildings: readonly string[] }
  | { readonly mod: "vaultWarm" }
  | { readonly mod: SimpleModifier; readonly n: number };

type SimpleModifier =
  | "gatherBonus"
  | "huntBonus"
  | "cureBonus"
  | "treatBonus"
  | "feedReduction"
  | "clearBonus"
  | "pressureCap"
  | "scoutBonus"
  | "freeHeat"
  | "deathShield";

export type ModifierEffect = { readonly op: "modifier"; readonly until: Until } & Modifier;

/** One answer to a card, one way to use a building. */
export interface Option {
  /** Names its words: "M01.2". */
  readonly label: LabelKey;
  readonly req?: Condition;
  readonly cost?: Cost;
  readonly effects: readonly Effect[];
}

/** GEN-10.14 */
export interface Special {
  /** Of a scenario's own; the others are called like their card. */
  readonly id?: CardId;
  readonly who: readonly CitizenType[];
  /** No automaton may do it (GEN-24.1). */
  readonly strict?: boolean;
  readonly limit: "round" | "once";
  readonly cost?: Cost;
  readonly req?: Condition;
  readonly effects: readonly Effect[];
  readonly thenRemove?: boolean;
}

// --- Cards and pieces -----------------------------------------------------------------------------------------------

interface Card {
  readonly id: CardId;
}

export interface Building extends Card {
  readonly size: "small" | "large";
  readonly capacity: number;
  readonly copies: number;
  readonly band: number;
  readonly bandUpgraded?: number;
  readonly cost: Cost;
  readonly upgradeCost: Cost | null;
  readonly shelter: Shelter | null;
  readonly shelterUpgraded?: Shelter;
  readonly hunt: number;
  readonly huntUpgraded?: number;
  readonly users: readonly CitizenType[];
  readonly deposit: Deposit | null;
  readonly locked: boolean;
  readonly noBuild: boolean;
  readonly noDismantle: boolean;
  readonly preprinted: boolean;
  readonly scenario?: string;
  readonly use: readonly Option[] | null;
  readonly useUpgraded: readonly Option[] | null;
  readonly passive?: readonly ModifierEffect[];
  readonly passiveUpgraded?: readonly ModifierEffect[];
}

interface Shelter {
  readonly any?: number;
  readonly child?: number;
}

export interface Tile {
  readonly id: string;
  readonly ring: "near" | "far";
  readonly spaces: readonly ({ readonly res: Resource; readonly n: number } | null)[];
  readonly food: number;
  readonly deposit: Deposit | null;
}

export interface WeatherCard extends Card {
  readonly stage: number;
  readonly cold: number;
  readonly radius: number;
  readonly hunt: number;
  readonly scouts: number;
  readonly storm: number;
}

/** GEN-26.1 */
export interface EventBlock {
  readonly protected?: boolean;
  readonly special?: Special;
  readonly onDusk?: readonly Effect[];
  readonly onToken: readonly Effect[];
}

export interface MorningOption extends Option {
  readonly n: number;
  readonly after: "remove" | "display";
  readonly event?: EventBlock;
}

export interface MorningCard extends Card {
  readonly options: readonly MorningOption[];
}

export interface DuskCard extends Card {
  readonly kind: "base" | "linked" | "concertation" | "consequence";
  /** The law of a consequence. */
  readonly law?: string;
  readonly protected: boolean;
  readonly effects: readonly Effect[];
  readonly after: "discard" | "remove";
}

export interface Law extends Card {
  readonly excludes: readonly string[];
  readonly onEnact: readonly Effect[];
  readonly modifiers: readonly ModifierEffect[];
  readonly triggers: readonly { readonly when: "dusk"; readonly effects: readonly Effect[] }[];
  readonly special: Special | null;
  readonly consequences: readonly DuskCard[];
}

export interface CitizenCard extends Card {
  readonly type: CitizenType;
  readonly actions: readonly Action[];
  readonly ability: readonly Effect[];
  readonly death: Readonly<Record<CitizenType, readonly Effect[]>>;
}

export interface Technology extends Card {
  readonly time: number;
  readonly onDevelop: readonly Effect[];
  readonly modifiers: readonly ModifierEffect[];
}

export interface Expert extends Card {
  readonly hope: HopeType;
  readonly effects: readonly Effect[];
}

export interface CallOfDuty extends Card {
  readonly options: readonly Option[];
}

export interface Expedition extends Card {
  readonly letter: Letter;
  readonly spaces: number;
  readonly dark: {
    readonly onExplore: readonly Effect[];
    readonly continue: {
      readonly to: Letter;
      readonly carry: readonly Effect[];
    } | null;
    readonly return: {
      readonly effects: readonly Effect[];
      readonly next: "newA" | Letter;
    };
  };
}

interface TokenStart {
  readonly tokens: number;
  readonly active: number;
}

interface ScenarioSetup {
  readonly resources: Readonly<Record<Resource, number>>;
  readonly citizens: Readonly<Record<CitizenType, number>>;
  readonly sick: Readonly<Record<CitizenType, number>>;
  readonly hope: TokenStart;
  readonly discontent: TokenStart;
  readonly cold: number;
  readonly radius: readonly number[];
  readonly stormAt: number;
  readonly startNear: number;
  readonly startBuildings: readonly string[];
  readonly duskBase: number;
  readonly weather: readonly number[];
  readonly techCount: number;
  readonly lawCount: number;
  readonly citizenHand: number;
}

interface Trigger extends Card {
  readonly round: number;
  readonly effects: readonly Effect[];
}

export interface Scenario extends Card {
  readonly difficulty: (typeof DIFFICULTIES)[number];
  readonly rounds: number;
  readonly setup: ScenarioSetup;
  readonly counters?: Readonly<Record<string, number>>;
  readonly triggers: readonly Trigger[];
  readonly special: readonly Special[];
  readonly storm: Card & { readonly effects: readonly Effect[] };
  readonly nightly: readonly Effect[];
  readonly lossIf: readonly { readonly cond: Condition; readonly reason: string }[];
  readonly winAtEnd: Condition | null;
}

// --- Tracks and vocabulary ------------------------------------------------------------------------------------------

export interface Tracks {
  readonly roundSpaces: number;
  readonly feed: readonly CitizenType[];
  readonly population: {
    readonly max: number;
    readonly citizensPerMeeple: number;
    readonly maxMeeples: number;
  };
  readonly sickness: {
    readonly lossAt: number;
    readonly sections: readonly {
      readonly from: number;
      readonly to: number;
      readonly fatigue: number;
      readonly flips: number;
    }[];
  };
  readonly heat: { readonly last: number; readonly gapIcon: readonly (CitizenType | null)[] };
  readonly pressure: { readonly spaces: number };
  /** One cube in `fallDen` falls through at once; a lodged one falls at a jolt with one chance in `joltDen` (GEN-17.6). */
  readonly tower: { readonly fallDen: number; readonly joltDen: number };
  readonly hope: { readonly spaces: number; readonly bagPerType: number };
  readonly discontent: { readonly lossAt: number; readonly bagPerType: number };
  readonly corpses: { readonly lossAt: number };
  readonly hunger: {
    readonly lossAt: number;
    readonly bands: readonly {
      readonly from: number;
      readonly to: number;
      readonly effects: readonly Effect[];
    }[];
  };
  readonly laws: { readonly max: number };
  readonly automata: { readonly max: number };
  readonly expeditions: { readonly stacks: number };
  /** What one action takes, places or allows (GEN-10). */
  readonly actions: {
    readonly gather: number;
    readonly clearNear: number;
    readonly clearFar: number;
    readonly build: number;
  };
  readonly generatorTile: readonly ({ readonly res: Resource; readonly n: number } | null)[];
  /** GEN-14.9 */
  readonly score: {
    readonly won: number;
    readonly night: number;
    readonly citizen: number;
    readonly hope: number;
    readonly discontent: number;
    readonly corpse: number;
  };
  /** GEN-27.1 */
  readonly dials: Readonly<
    Record<
      "gentle" | "plain" | "harsh",
      {
        readonly food: number;
        readonly coal: number;
        readonly hope: TokenStart;
        readonly discontent: TokenStart;
      }
    >
  >;
}

/** An operation or modifier: its rule and the types of its parameters. */
interface Term {
  readonly rule: RuleId;
  readonly params: Readonly<Record<string, string>>;
}

export type Vocabulary = Readonly<Record<string, Term>>;
