import { setImmediate } from 'node:timers/promises';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { checkRound, type RoundCheck } from '@ronde/core/tournament/views/check-round.ts';

/** Every recorded round paired again by the rules: those that differ, or could not be checked. */
export async function recheckedRounds(state: Tournament): Promise<readonly RoundCheck[]> {
  const found: RoundCheck[] = [];
  for (const { number } of state.rounds) {
    const check = checkRound(state, number);
    if (check.verdict !== 'same') found.push(check);
    // Others are served between two rounds.
    await setImmediate();
  }
  return found;
}
