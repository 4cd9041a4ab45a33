import type { OverviewView } from '@ronde/core/tournament/views/overview.ts';
import type { ScreenPage } from '@ronde/server/api/screens.ts';
import { expect, it } from 'vitest';
import { partRange } from './part-range.ts';

const part = { index: 1, of: 3 };
const overview: Pick<OverviewView, 'rounds' | 'publication' | 'calendar' | 'bracket' | 'seatings'> =
  {
    calendar: false,
    bracket: false,
    seatings: [],
    rounds: [
      {
        round: 1,
        stage: 'playing',
        boards: 200,
        date: null,
        time: null,
        results: 0,
        disputed: 0,
        unpaired: 0,
        inBracket: null,
      },
    ],
    publication: {
      players: true,
      pairings: true,
      results: true,
      standings: true,
      crosstable: true,
      prizes: false,
    },
  };
const names = ['Abel, A', 'Bonnet, B', 'Corbin, C', 'Cordier, D', 'Mat, E', 'Zola, F'];

it.each<[ScreenPage, readonly string[] | undefined, string | null]>([
  [{ view: 'pairings', round: null, part }, undefined, '68 – 134'],
  [{ view: 'results', round: null, boards: { from: 101, to: 130 }, part }, undefined, '111 – 120'],
  [{ view: 'byName', round: null, part }, names, 'C'],
  [{ view: 'byName', round: null, part: { index: 0, of: 2 } }, names, 'A – Corb'],
  [{ view: 'byName', round: null, part: { index: 1, of: 2 } }, names, 'Cord – Z'],
  [{ view: 'byName', round: null, part }, undefined, null],
  [{ view: 'byName', round: null }, names, null],
  [{ view: 'pairings', round: 2, part }, undefined, null],
  [{ view: 'standings', part }, undefined, null],
])('says what a part shows now: %j', (page, known, range) => {
  expect(partRange(page, { overview, names: known })).toBe(range);
});
