import type { TalkMessage } from "@banquise/engine";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableTalk } from "./table-talk.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.useRealTimers());

const said = (number: number, more: Partial<TalkMessage> = {}): TalkMessage => ({
  number,
  room: "table",
  seat: 1,
  name: "Zoé",
  own: false,
  phrase: null,
  text: `text ${number}`,
  at: 0,
  ...more,
});

function atTable(): TableTalk {
  const talk = new TableTalk("t1");
  talk.room.value = "table";
  return talk;
}

it("counts what others have said since somebody looked, also after a reload", () => {
  const talk = atTable();
  talk.hear({ messages: [said(1), said(2, { own: true }), said(3)], all: true });
  expect(talk.unread.value).toBe(2);
  talk.look();
  expect(talk.unread.value).toBe(0);
  talk.hear({ messages: [said(4)] });
  expect(talk.unread.value).toBe(1);
  const later = atTable();
  later.hear({ messages: [said(1), said(3), said(4)], all: true });
  expect(later.unread.value).toBe(1);
});

it("tells what is new, and not what was there before or is one's own", () => {
  const talk = atTable();
  talk.hear({ messages: [said(1)], all: true });
  expect(talk.latest.value).toBeNull();
  talk.hear({ messages: [said(2, { own: true })] });
  expect(talk.latest.value).toBeNull();
  talk.hear({ messages: [said(3)] });
  expect(talk.latest.value?.number).toBe(3);
  vi.runAllTimers();
  expect(talk.latest.value).toBeNull();
});

it("takes back what was taken back, and says so to nobody", () => {
  const talk = atTable();
  talk.hear({ messages: [said(1), said(2)] });
  expect(talk.latest.value?.number).toBe(2);
  talk.hear({ messages: [said(2, { text: null })] });
  expect(talk.messages.value.map(({ text }) => text)).toEqual(["text 1", null]);
  expect(talk.latest.value).toBeNull();
  expect(talk.unread.value).toBe(1);
});

it("keeps the rooms apart when somebody takes a seat", () => {
  const talk = new TableTalk("t1");
  talk.hear({ messages: [said(1, { room: "audience", seat: null })] });
  talk.room.value = "table";
  talk.hear({ messages: [said(2)] });
  expect(talk.messages.value.map(({ number }) => number)).toEqual([2]);
});

it("forgets whoever is not heard any more", () => {
  const talk = atTable();
  talk.hear({ messages: [said(1), said(2, { name: "Ada", seat: 2 })] });
  talk.replace([said(1)]);
  expect(talk.messages.value).toHaveLength(1);
});
