/** Small sounds, made on the spot: no files. Quiet ones, and none before somebody has touched the page. */
export const SOUNDS = ["click", "place", "turn", "hurry", "win"] as const;
export type Sound = (typeof SOUNDS)[number];

/** What the pieces of a game sound like when they are put down. */
export type Voice = "wood" | "ice" | "card" | "stone" | "metal";

interface Note {
  readonly hertz: number;
  /** Seconds after the start. */
  readonly at: number;
  readonly seconds: number;
  readonly wave: OscillatorType;
  readonly loudness: number;
}

/** A knock and its body, lower and a little later. */
const knock = (hertz: number, seconds: number, wave: OscillatorType, body: number): readonly Note[] => [
  { hertz, at: 0, seconds, wave, loudness: 0.22 },
  { hertz: hertz * body, at: 0.012, seconds: seconds * 1.4, wave: "sine", loudness: 0.2 },
];

const PLACED: Readonly<Record<Voice, readonly Note[]>> = {
  wood: knock(190, 0.09, "triangle", 0.5),
  ice: knock(1_240, 0.16, "sine", 1.52),
  card: knock(320, 0.04, "triangle", 0.7),
  stone: knock(140, 0.12, "triangle", 0.6),
  metal: knock(520, 0.32, "sine", 2.76),
};

const NOTES: Readonly<Record<Exclude<Sound, "place">, readonly Note[]>> = {
  click: [{ hertz: 660, at: 0, seconds: 0.05, wave: "triangle", loudness: 0.12 }],
  turn: [587.33, 783.99].map((hertz, i) => ({
    hertz,
    at: i * 0.14,
    seconds: 0.35,
    wave: "sine",
    loudness: 0.08,
  })),
  hurry: [0, 0.18].map((at) => ({ hertz: 880, at, seconds: 0.12, wave: "triangle", loudness: 0.14 })),
  win: [523.25, 659.25, 783.99, 1046.5].map((hertz, i) => ({
    hertz,
    at: i * 0.13,
    seconds: 0.5,
    wave: "sine",
    loudness: 0.16,
  })),
};

let context: AudioContext | null = null;

/** Call it from a click: browsers allow sound only after one. */
export function switchSound(on: boolean): void {
  if (on) {
    context ??= new AudioContext();
    void context.resume();
  } else {
    void context?.close();
    context = null;
  }
}

export function playSound(sound: Sound, voice: Voice = "wood"): void {
  const audio = context;
  if (!audio) return;
  for (const { hertz, at, seconds, wave, loudness } of sound === "place" ? PLACED[voice] : NOTES[sound]) {
    const start = audio.currentTime + at;
    const volume = new GainNode(audio, { gain: loudness });
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    const voice = new OscillatorNode(audio, { type: wave, frequency: hertz });
    voice.connect(volume).connect(audio.destination);
    voice.start(start);
    voice.stop(start + seconds);
  }
}
