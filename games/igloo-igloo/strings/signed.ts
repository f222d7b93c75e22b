/** "+3", "−2" with the minus sign of typography. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
