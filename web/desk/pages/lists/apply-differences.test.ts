import { playerId } from '@ronde/core/rules/identity.ts';
import type { RatingDifferencesAnswer } from '@ronde/server/api/lists.ts';
import { describe, expect, it } from 'vitest';
import { applyRequest, keyOf, parted, warningsOf } from './apply-differences.ts';

const list = { source: 'fide', month: '2026-11' };
const difference = {
  player: playerId('p1'),
  name: 'Inventée, Ada',
  field: 'fide',
  from: 2100,
  to: 2112,
  list,
  kind: 'rapid',
} as const;
const shown: RatingDifferencesAnswer = {
  position: 12,
  list,
  kind: 'rapid',
  differences: [difference, { ...difference, field: 'club', from: null, to: 'Tour' }],
  unknown: [],
  numbersMayChange: true,
  article: 'C.04.2 B.3',
  publishedRounds: 0,
};
const warning = (code: 'renumbers' | 'rematch', level: 2 | 3) => ({
  code,
  level,
  article: 'C.04.2',
  params: {},
});
const asks = (player: string, ...warnings: ReturnType<typeof warning>[]) => ({
  player,
  problem: { code: 'unconfirmed', params: { warnings } },
});

describe('corrections from a list', () => {
  it('name what was seen, the list with its month, and nothing but what was chosen', () => {
    expect(applyRequest(shown, [difference], { key: 'k' })).toEqual({
      seen: 12,
      key: 'k',
      list: 'fide',
      month: '2026-11',
      kind: 'rapid',
      only: [{ player: 'p1', field: 'fide' }],
    });
    expect(keyOf(difference)).toBe('p1 fide');
  });

  it('ask about each warning once, at its highest level', () => {
    const refused = [
      asks('p1', warning('renumbers', 2)),
      asks('p2', warning('renumbers', 3), warning('rematch', 3)),
    ];
    expect(warningsOf(refused).map(({ code, level }) => [code, level])).toEqual([
      ['renumbers', 3],
      ['rematch', 3],
    ]);
  });

  it('tell those who wait for a yes from those refused for good', () => {
    const failed = { player: 'p3', problem: { code: 'conflict', params: {} } };
    const { waiting, failed: rest } = parted([asks('p1', warning('rematch', 3)), failed]);
    expect([...waiting]).toEqual(['p1']);
    expect(rest).toEqual([failed]);
  });
});
