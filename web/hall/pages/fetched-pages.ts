import { fetched } from './fetched.ts';

/** Pages that few walls show: their code comes after the first picture. */
export const Bracket = fetched(() => import('./bracket.tsx').then((code) => code.Bracket));
export const DrawOnWall = fetched(() => import('./draw.tsx').then((code) => code.DrawOnWall));
export const Seats = fetched(() => import('./seats.tsx').then((code) => code.Seats));

/** Fetches all of them ahead of time. */
export const fetchPages = (): Promise<unknown> =>
  Promise.all([Bracket, DrawOnWall, Seats].map((page) => page.fetch()));
