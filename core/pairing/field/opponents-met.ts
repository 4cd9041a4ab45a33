import type { Tpn } from '../../rules/identity.ts';
import { isPlayed } from '../../rules/outcome.ts';
import type { RoundRecord } from '../../rules/record.ts';

/** Opponents met over the board in these rounds. */
export const opponentsMet = (rounds: readonly RoundRecord[]): Tpn[] =>
  rounds.flatMap(({ opponent, outcome }) =>
    opponent !== null && isPlayed(outcome) ? [opponent] : [],
  );
