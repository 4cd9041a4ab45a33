import type { ProposedPair } from './round.ts';
import type { Tournament } from './state.ts';

/** Whether two players are kept apart in a round. */
export const isProhibited = (
  { prohibited }: Pick<Tournament, 'prohibited'>,
  round: number,
  { white, black }: ProposedPair,
): boolean =>
  prohibited.some(
    ({ fromRound, toRound, players }) =>
      fromRound <= round && toRound >= round && players.includes(white) && players.includes(black),
  );
