import type { RoundLine } from '@ronde/core/tournament/views/overview.ts';

/** Rounds whose pairing is not public yet: byes can be granted and late entries begin there. */
export const openRounds = (rounds: readonly RoundLine[]): number[] =>
  rounds.filter(({ stage }) => stage === 'toCome' || stage === 'draft').map(({ round }) => round);

/** Rounds that are public: points are changed in one of them. */
export const publishedOf = (rounds: readonly RoundLine[]): number[] =>
  rounds.filter(({ stage }) => stage !== 'toCome' && stage !== 'draft').map(({ round }) => round);
