import type { CallOfDuty, Expert } from "./types.ts";

/** One of them serves the team (GEN-3.13, GEN-9.1). */
export const EXPERTS: readonly Expert[] = [
  {
    id: "X01", // The Stoker
    hope: "resolve",
    effects: [{ op: "gain", res: "coal", n: 3 }],
  },
  {
    id: "X02", // The Physician
    hope: "solidarity",
    effects: [{ op: "cure", n: 3 }],
  },
  {
    id: "X03", // The Steward
    hope: "solidarity",
    effects: [{ op: "gain", res: "food", n: 4 }],
  },
  {
    id: "X04", // The Surveyor
    hope: "resolve",
    effects: [
      { op: "clear", ring: "near", n: 1 },
      { op: "scouts", n: 1, which: "each" },
    ],
  },
  {
    id: "X05", // The Chaplain
    hope: "faith",
    effects: [{ op: "discontent", n: -1 }],
  },
  {
    id: "X06", // The Machinist
    hope: "faith",
    effects: [{ op: "pressure", n: -5 }],
  },
];

/** GEN-21.3 */
export const CALL_OF_DUTY: CallOfDuty = {
  id: "X00", // The call of duty
  options: [
    { label: "X00.1", effects: [{ op: "recall", n: 3 }] },
    {
      label: "X00.2",
      effects: [{ op: "activate", track: "hope", n: 3 }],
    },
    { label: "X00.3", effects: [{ op: "pressure", n: -6 }] },
  ],
};
