import { randomBytes } from "node:crypto";

/** Without letters that look alike, since people read ids out. */
const ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz";

/** A random name that cannot be guessed: 5 bits a letter. */
function newId(letters: number): string {
  return Array.from(randomBytes(letters), (byte) => ALPHABET.charAt(byte & 31)).join("");
}

/** Whether a text from outside may be a name that was made here, now or before. */
export const isId = (text: string): boolean => /^[\w-]+$/.test(text);

/** 60 bits: nobody finds a table that was not shown to them. */
export const newTableId = (): string => newId(12);

export const newInvitation = (): string => newId(20);

export const newNodeId = (): string => newId(12);

/** 130 bits: whoever knows it, signed, is that person. */
export const newSessionId = (): string => newId(26);

export const newRelationId = (): string => newId(16);

/** Of a complaint, of what is done about it, or of an entry of the audit log. */
export const newCaseId = (): string => newId(16);

/** 80 bits, in groups that one can write down: whoever knows it can get into one account once. */
export const newCode = (): string => [4, 4, 4, 4].map(newId).join("-");

/** 160 bits, for a link in a mail. */
export const newTicket = (): string => newId(32);
