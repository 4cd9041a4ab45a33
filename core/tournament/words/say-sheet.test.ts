import { expect, it } from 'vitest';
import { teamId } from '../../rules/identity.ts';
import type { SheetSide } from '../views/match-sheets.ts';
import { saySheet } from './say-sheet.ts';

const side = (name: string, word: 'signed' | 'contested' | null, changed = false): SheetSide => ({
  team: { id: teamId(name), tpn: null, name },
  captain: null,
  answer:
    word === null
      ? null
      : { word, changed, at: '2026-03-07T18:00:00.000Z', onBehalf: false, by: 'x', reason: null },
});

it.each([
  [null, null, 'not signed', 'pas signée'],
  ['signed', null, 'not signed by Roi', 'pas signée par Roi'],
  ['signed', 'signed', 'signed by both captains', 'signée par les deux capitaines'],
  ['contested', 'signed', 'sheet contested by Tour', 'feuille contestée par Tour'],
  ['contested', 'contested', 'sheet contested by Tour, Roi', 'feuille contestée par Tour, Roi'],
] as const)('a sheet %s and %s is told as “%s”', (first, second, english, french) => {
  const sheet = {
    ...{ round: 1, table: 1, complete: true, results: [] },
    ...{ first: side('Tour', first), second: side('Roi', second) },
  };
  expect(saySheet(sheet, 'en')).toBe(english);
  expect(saySheet(sheet, 'fr')).toBe(french);
});

it('a result that changed comes before who has not signed yet', () => {
  const sheet = {
    ...{ round: 1, table: 1, complete: true, results: [] },
    ...{ first: side('Tour', 'signed', true), second: side('Roi', null) },
  };
  expect(saySheet(sheet, 'en')).toBe('changed since signed');
});
