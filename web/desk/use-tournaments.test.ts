import type { TournamentListing, TournamentsAnswer } from '@ronde/server/api/listing.ts';
import { expect, it } from 'vitest';
import { listedIn, totalOf } from './use-tournaments.ts';

const listing = (id: string, position: number): TournamentListing => ({
  id,
  position,
  createdAt: '2026-03-01T09:00:00Z',
  lastAt: '2026-03-01T09:00:00Z',
  summary: null,
  problem: null,
  waiting: false,
});
const page = (total: number, ...tournaments: TournamentListing[]): TournamentsAnswer => ({
  tournaments,
  total,
  next: null,
});

it('lists the pages one after another, and what has moved between them once', () => {
  const pages = [
    page(3, listing('a', 1), listing('b', 2)),
    page(4, listing('b', 1), listing('c', 1)),
  ];
  expect(listedIn({ pages }).map(({ id, position }) => [id, position])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 1],
  ]);
  expect(totalOf({ pages })).toBe(4);
  expect([listedIn(undefined), totalOf(undefined)]).toEqual([[], 0]);
});
