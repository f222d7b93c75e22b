import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

test("a message is one line that stays where it is written", () => {
  expect(cleanText("  Bien \n\n joué\t! ")).toBe("Bien joué !");
  expect(cleanText("a\u202eb\u2066c\u200fd\u0000e\u00adg")).toBe("abcdeg");
  expect(cleanText(`Z${"\u0301".repeat(50)}algo`)?.length).toBeLessThan(12);
  expect(cleanText(`a${"\u200d".repeat(40)}b`)).toBe("a\u200d\u200db");
});

test("what other scripts and emoji need is kept", () => {
  for (const text of ["می‌خواهم", "👩‍👩‍👧", "❤️", "สวัสดีครับ", "שָׁלוֹם", "<b>5 > 3</b> & co"])
    expect(cleanText(text)).toBe(text);
});

test("nothing, too much, and what cannot be seen is no message", () => {
  for (const text of ["", "  ", "\u200b\u2800", "\u200d", "x".repeat(301)])
    expect(cleanText(text)).toBeNull();
  expect(cleanText("👩‍👩‍👧".repeat(50))).not.toBeNull();
});
