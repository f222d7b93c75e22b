/** The eight zones by the coasts of Antarctica that lie there, alike in all languages (ANT-1.1). */
const COASTS = ["Ruppert", "Scott", "Adélie", "Knox", "Olav", "Martha", "Luitpold", "Eights"] as const;

export const coastOf = (zone: number): string => COASTS[zone] ?? "";
