/** Le temps de réflexion. */
const jours = (count: number): string => (count === 1 ? "1 jour" : `${count} jours`);

export const clock = {
  label: "Temps de réflexion",
  none: "Sans limite",
  live: (minutes: number, seconds: number): string => `${minutes} min + ${seconds} s`,
  days: (days: number): string => `${jours(days)} par décision`,
  left: (time: string): string => `temps restant : ${time}`,
  daysLeft: (days: number, hours: number): string => `${days} j ${hours} h`,
  hoursLeft: (hours: number, minutes: string): string => `${hours} h ${minutes}`,
  hurry: (seconds: number): string => `Plus que ${seconds} secondes.`,
};

export type ClockWords = typeof clock;
