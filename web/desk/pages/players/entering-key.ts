/** Under which a player half entered is kept. */
export const enteringKey = (tournament: string): string => `entering.${tournament}`;
