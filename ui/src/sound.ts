/** Four small sounds, made on the spot. Silent until switched on: a page that makes noise unasked is a nuisance. */
export const SOUNDS = ["click", "place", "hurry", "win"] as const;
export type Sound = (typeof SOUNDS)[number];

interface Note {
  readonly hertz: number;
  /** Seconds after the start. */
  readonly at: number;
  readonly seconds: number;
  readonly wave: OscillatorType;
  readonly loudness: number;
}

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  click: [{ hertz: 660, at: 0, seconds: 0.05, wave: "triangle", loudness: 0.12 }],
  place: [
    { hertz: 190, at: 0, seconds: 0.09, wave: "triangle", loudness: 0.3 },
    { hertz: 95, at: 0.01, seconds: 0.12, wave: "sine", loudness: 0.3 },
  ],
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

export function playSound(sound: Sound): void {
  const audio = context;
  if (!audio) return;
  for (const { hertz, at, seconds, wave, loudness } of NOTES[sound]) {
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
