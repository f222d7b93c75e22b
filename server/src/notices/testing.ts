import type { Notice, Wording } from "./notice.ts";

export const TURN: Notice = {
  id: "n-1",
  kind: "turn",
  table: "abc123",
  game: "igloo-igloo",
  from: null,
  due: null,
  at: Date.UTC(2026, 0, 2, 10, 0),
};

export const ENGLISH: Wording = {
  language: "en",
  gameName: "Igloo Igloo",
  origin: "https://play.example.org",
  zone: "UTC",
};

export const FRENCH: Wording = { ...ENGLISH, language: "fr" };
