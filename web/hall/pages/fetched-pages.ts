import { fetched, fetchedCode } from './fetched.ts';

/** Pages that few walls show: their code comes after the first picture. */
export const DrawOnWall = fetched(() => import('./draw.tsx').then((code) => code.DrawOnWall));
export const Seats = fetched(() => import('./seats.tsx').then((code) => code.Seats));
export const LaterLists = fetchedCode(() =>
  import('./later-sheets.ts').then((code) => code.LATER_SHEETS),
);

/** Fetches all of them ahead of time. */
export const fetchPages = (): Promise<unknown> =>
  Promise.all([DrawOnWall.fetch(), Seats.fetch(), LaterLists.fetch()]);
