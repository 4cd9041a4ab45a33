import { fetched, fetchedCode } from './fetched.ts';

/** Pages that few walls show: their code comes after the first picture. */
export const DrawOnWall = fetched(() => import('./draw.tsx').then((code) => code.DrawOnWall));
export const Seats = fetched(() => import('./seats.tsx').then((code) => code.Seats));
/** Where something is announced, or a round begins with a position of its own. */
export const RoundNews = fetched(() => import('./later-sheets.ts').then((code) => code.RoundNews));
export const LaterLists = fetchedCode(() =>
  import('./later-sheets.ts').then((code) => code.LATER_SHEETS),
);

/** Fetches all of them ahead of time. */
export const fetchPages = (): Promise<unknown> =>
  Promise.all([DrawOnWall, Seats, RoundNews, LaterLists].map((part) => part.fetch()));
