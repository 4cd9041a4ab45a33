import type { PaperName } from '@ronde/core/documents/papers/papers.ts';

/** Lists of names whose letters are measured for small and large fields. */
export const MEASURED = [
  ...(['starting-list', 'pairings', 'pairings-by-name'] as const),
  ...(['result-sheet', 'standings', 'crosstable'] as const),
] satisfies readonly PaperName[];
export type MeasuredList = (typeof MEASURED)[number];

/** Those that are measured for 300 players in `npm test`: one of each kind of table. */
export const MEASURED_FOR_300: readonly PaperName[] = [
  ...(['starting-list', 'pairings-by-name', 'result-sheet', 'crosstable'] as const),
];

/** The same table in another order, with results beside the names, or with points for what was played. */
export const LIKE_ANOTHER_LIST: readonly PaperName[] = [
  ...(['starting-list-by-name', 'results', 'standings'] as const),
];
