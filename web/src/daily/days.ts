/** Days by universal time, as the server counts them: "2026-11-18". */
const DAY = 86_400_000;

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const dayBefore = (day: string): string => dayOf(Date.parse(day) - DAY);
