import type { RoundLine } from '@ronde/core/tournament/views/overview.ts';

/** Rounds whose pairing is not public yet: byes can be granted and late entries begin there. */
export const openRounds = (rounds: readonly RoundLine[]): number[] =>
  rounds.filter(({ stage }) => stage === 'toCome' || stage === 'draft').map(({ round }) => round);

/** Rounds that are public: points are changed in one of them. */
export const publishedOf = (rounds: readonly RoundLine[]): number[] =>
  rounds.filter(({ stage }) => stage !== 'toCome' && stage !== 'draft').map(({ round }) => round);

/** Whether somebody who leaves now misses a round: one to pair, or games of a calendar that is public. */
export const isLeavingEarly = (rounds: readonly RoundLine[]): boolean =>
  openRounds(rounds).length > 0 ||
  rounds.filter(({ stage }) => stage === 'published' || stage === 'playing').length > 1;
