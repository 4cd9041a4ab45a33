import type { PaperName } from '@ronde/core/documents/papers/papers.ts';

/** Players of the events that are printed. */
export const SIZES = [5, 64, 300] as const;

/** Sheets of A4 of each paper, counted by eye on what was printed once. */
export const SHEETS: Readonly<Record<PaperName, Readonly<Record<(typeof SIZES)[number], number>>>> =
  {
    'starting-list': { 5: 1, 64: 2, 300: 6 },
    'starting-list-by-name': { 5: 1, 64: 2, 300: 6 },
    pairings: { 5: 1, 64: 1, 300: 3 },
    'pairings-by-name': { 5: 1, 64: 1, 300: 3 },
    'result-sheet': { 5: 1, 64: 1, 300: 3 },
    results: { 5: 1, 64: 1, 300: 3 },
    standings: { 5: 1, 64: 2, 300: 6 },
    crosstable: { 5: 1, 64: 2, 300: 6 },
    'berger-grid': { 5: 1, 64: 0, 300: 0 },
    'berger-sheet': { 5: 1, 64: 0, 300: 0 },
    // Of the rounds that are public.
    'rutsch-berger-seats': { 5: 3, 64: 0, 300: 0 },
    'rutsch-seats': { 5: 3, 64: 0, 300: 0 },
    // A cup alone has one: below.
    bracket: { 5: 0, 64: 0, 300: 0 },
    prizes: { 5: 1, 64: 1, 300: 1 },
    'announced-prizes': { 5: 1, 64: 1, 300: 1 },
    'round-times': { 5: 1, 64: 1, 300: 1 },
    'clock-settings': { 5: 1, 64: 1, 300: 1 },
    // Events of Chess960 alone have it: rules-of-paper.test.ts.
    'start-position': { 5: 0, 64: 0, 300: 0 },
    'appeals-committee': { 5: 1, 64: 1, 300: 1 },
    conduct: { 5: 1, 64: 1, 300: 1 },
    regulations: { 5: 2, 64: 2, 300: 2 },
    'qr-poster': { 5: 1, 64: 1, 300: 1 },
    'result-slips': { 5: 1, 64: 4, 300: 19 },
    scoresheets: { 5: 2, 64: 32, 300: 150 },
    // Events of teams alone have them: rules-of-paper.test.ts.
    'match-sheets': { 5: 0, 64: 0, 300: 0 },
    'line-up-slips': { 5: 0, 64: 0, 300: 0 },
    'clock-control': { 5: 1, 64: 3, 300: 10 },
    'place-cards': { 5: 2, 64: 22, 300: 100 },
    badges: { 5: 1, 64: 8, 300: 38 },
    'board-numbers': { 5: 1, 64: 8, 300: 38 },
    'player-cards': { 5: 2, 64: 16, 300: 75 },
    // Events by Molter tables alone have them: rules-of-paper.test.ts.
    'molter-grids': { 5: 0, 64: 0, 300: 0 },
    'molter-envelopes': { 5: 0, 64: 0, 300: 0 },
    'molter-board-cards': { 5: 0, 64: 0, 300: 0 },
  };
