import { describe, expect, it } from 'vitest';
import { abnormalPointsOf } from './abnormal-points.ts';
import { file, playerLine } from './lines-for-tests.ts';
import { parseTrf } from './read.ts';

/** TRF26 299: assignment, points, round and players; none means all. */
function given(...records: string[]) {
  const players = [1, 2].map((number) => playerLine({ number }));
  const found = abnormalPointsOf(parseTrf(file(...records, ...players)).document);
  if (!found) throw new Error('no record 299 was read');
  return found;
}

const ALL = '299 W         1.1';
const IN_ROUND_2 = '299 W         1.2    2';
const OF_PLAYER_1 = '299 W         1.3         1';
const BOTH = '299 W         1.4    2    1';

describe('[TRF26 299] what names a player or a round stands before what names all', () => {
  it.each([
    ['all alone', [ALL], [11, 11, 11, 11]],
    ['a round before all', [IN_ROUND_2, ALL], [11, 12, 11, 12]],
    ['a player before all', [OF_PLAYER_1, ALL], [13, 13, 11, 11]],
    ['a player before a round', [IN_ROUND_2, OF_PLAYER_1], [13, 13, null, 12]],
    [
      'a player in a round before everything',
      [BOTH, OF_PLAYER_1, IN_ROUND_2, ALL],
      [13, 14, 11, 12],
    ],
  ] as const)('%s, in whatever order they stand', (_, records, expected) => {
    for (const order of [records, [...records].reverse()]) {
      const { instead } = given(...order);
      const places = [
        [1, 1],
        [1, 2],
        [2, 1],
        [2, 2],
      ] as const;
      expect(places.map(([player, round]) => instead(player, round, 'win'))).toEqual(expected);
    }
  });

  it('says nothing of another outcome', () => {
    expect(given(ALL).instead(1, 1, 'draw')).toBeNull();
    expect(given(ALL).instead(1, 1, 'shortWin')).toBe(11);
  });
});
