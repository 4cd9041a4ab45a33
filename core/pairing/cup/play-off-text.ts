import type { CupPlayOff } from '../../rules/cup-rules.ts';

/** `2x3+2/1`: two games of 3 minutes and 2 seconds a move, and Armageddon after one drawn single game. */
export const playOffText = ({ games, minutes, increment, armageddonAfter }: CupPlayOff): string =>
  `${games}x${minutes}+${increment}${armageddonAfter === null ? '' : `/${armageddonAfter}`}`;

/** What was written; null where it cannot be read. */
export function readPlayOff(text: string): CupPlayOff | null {
  const read = /^(\d{1,2})\s*x\s*(\d{1,3})\s*\+\s*(\d{1,2})(?:\s*\/\s*(\d{1,2}))?$/.exec(
    text.trim(),
  );
  if (read === null) return null;
  const [games = 0, minutes = 0, increment = 0] = read.slice(1, 4).map(Number);
  const after = read[4] === undefined ? null : Number(read[4]);
  const fits = games >= 1 && games <= 12 && minutes >= 1 && minutes <= 180 && increment <= 60;
  return fits && (after ?? 0) <= 20 ? { games, minutes, increment, armageddonAfter: after } : null;
}
