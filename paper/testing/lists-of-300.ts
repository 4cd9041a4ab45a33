import type { PaperName } from '@ronde/core/documents/papers/papers.ts';

/** Lists whose letters are measured for 300 players in `npm test`: one of each kind of table. */
export const MEASURED_FOR_300: readonly PaperName[] = [
  ...(['starting-list', 'pairings-by-name', 'result-sheet', 'crosstable'] as const),
];

/** The same table in another order, or with results beside the names. */
export const LIKE_ANOTHER_LIST: readonly PaperName[] = ['starting-list-by-name', 'results'];
