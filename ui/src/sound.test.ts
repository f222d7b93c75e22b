import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { playSound, switchSound, type Voice } from "./sound.ts";

const VOICES: readonly Voice[] = ["wood", "ice", "card", "stone", "metal"];

/** What is heard, in hertz. */
let heard: number[] = [];

beforeEach(() => {
  heard = [];
  class Node {
    readonly gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    connect(next: Node): Node {
      return next;
    }
    start(): void {}
    stop(): void {}
  }
  class Tone extends Node {
    constructor(_: unknown, { frequency }: { readonly frequency: number }) {
      super();
      heard.push(frequency);
    }
  }
  class Audio {
    readonly currentTime = 0;
    readonly destination = new Node();
    async resume(): Promise<void> {}
    async close(): Promise<void> {}
  }
  vi.stubGlobal("AudioContext", Audio);
  vi.stubGlobal("GainNode", Node);
  vi.stubGlobal("OscillatorNode", Tone);
});
afterEach(() => {
  switchSound(false);
  vi.unstubAllGlobals();
});

it("lets the pieces of each game sound like what they are made of", () => {
  switchSound(true);
  const sounds = VOICES.map((voice) => {
    heard = [];
    playSound("place", voice);
    return heard.join(" ");
  });
  expect(new Set(sounds).size).toBe(VOICES.length);
  expect(sounds).not.toContain("");
});

it("is silent until it is switched on, and once it is switched off", () => {
  playSound("place", "ice");
  switchSound(true);
  switchSound(false);
  playSound("turn");
  expect(heard).toEqual([]);
});
