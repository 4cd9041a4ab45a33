import type { Affinity } from '@ronde/core/tournament/drawn-numbers.ts';

/** What a draw can keep apart in the last rounds. */
export const AFFINITIES = ['federation', 'club', 'league'] as const satisfies readonly Affinity[];
