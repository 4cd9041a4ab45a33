import { probabilityForDifference } from '../../rules/expectancy.ts';

/** Expected score in hundredths of the player with `own` rating; an unknown rating (0) expects half. */
export function expectedHundredths(own: number, opponent: number): number {
  return own === 0 || opponent === 0 ? 50 : probabilityForDifference(own - opponent);
}
