import { everyApartGroup } from './apart.ts';
import type { ProposedPair } from './round.ts';
import type { Tournament } from './state.ts';

/** Whether two players are kept apart in a round. */
export const isProhibited = (
  state: Tournament,
  round: number,
  { white, black }: ProposedPair,
): boolean =>
  everyApartGroup(state).some(
    ({ fromRound, toRound, players }) =>
      fromRound <= round && toRound >= round && players.includes(white) && players.includes(black),
  );
