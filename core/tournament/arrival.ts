import type { GrantedBye } from '../rules/outcome.ts';

/** `away`: asked for a bye worth points, and is not expected. */
export type Arrival = 'here' | 'missing' | 'away';

/** Somebody absent by notice may still come: only a bye worth points is kept, and given back on purpose. */
export const mayStillCome = (bye: GrantedBye | null): boolean =>
  bye === null || bye === 'zeroPointBye';

export function arrivalOf(line: {
  readonly present: boolean;
  readonly bye: GrantedBye | null;
}): Arrival {
  if (line.present) return 'here';
  return mayStillCome(line.bye) ? 'missing' : 'away';
}
