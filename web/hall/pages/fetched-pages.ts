import type { HallPage } from '@ronde/core/tournament/views/hall-page.ts';
import { coming, fetched } from './fetched.ts';

/** Pages that few walls show: their code comes after the first picture. */
export const DrawOnWall = fetched(() => import('./draw.tsx').then((code) => code.DrawOnWall));
export const Seats = fetched(() => import('./seats.tsx').then((code) => code.Seats));
const LISTS = coming(() => import('./sheets-of-few.ts'));

export type SheetsOfFew = typeof import('./sheets-of-few.ts');

const VIEWS_OF_FEW: ReadonlySet<HallPage['view']> = new Set([
  'bracket',
  'calendar',
  'matches',
  'teamCrosstable',
]);

/** The lists that few walls show, once one of them is wanted and has come. */
export const useSheetsOfFew = (pages: readonly HallPage[]): SheetsOfFew | null =>
  LISTS.useIt(pages.some(({ view }) => VIEWS_OF_FEW.has(view)));

/** Fetches all of them ahead of time. */
export const fetchPages = (): Promise<unknown> =>
  Promise.all([DrawOnWall, Seats, LISTS].map((page) => page.fetch()));
