import { describe, expect, it } from 'vitest';
import { tpn } from '../../rules/identity.ts';
import { nextRound } from '../dutch/testing/crosstable.ts';
import { chooseUpfloaters } from '../field/upfloaters.ts';
import type { PairingRequest } from '../system.ts';
import { fieldOf } from './player-state.ts';
import { pairRound } from './round.ts';

function paired(request: PairingRequest) {
  const answer = pairRound(request);
  if (!answer.ok) throw new Error(answer.error.code);
  const pairs = answer.value.pairs.map(({ white, black }) => `${white}-${black}`);
  return { pairs, bye: answer.value.bye };
}

describe('[C.04.5] a round of matches', () => {
  it('3.6.3, 4.3.1: first half against second half, odd numbers with the initial colour', () => {
    expect(paired(nextRound(['', '', '', '', '', ''])).pairs).toEqual(['1-4', '5-2', '3-6']);
  });

  it('3.6.2: the top members come before the bottom members', () => {
    // 1-3 leaves 2-4; with 1-4 the bottoms would be 4 3.
    expect(paired(nextRound(['2w=', '1b=', '4w=', '3b='])).pairs).toEqual(['3-1', '2-4']);
  });

  it('[C2] 3.4: the bye goes to the lowest score, the most matches, the largest number', () => {
    expect(paired(nextRound(['', '', ''])).bye).toBe(3);
    expect(paired(nextRound(['2w1', '1b0', 'Z', '5w1', '4b0'])).bye).toBe(5);
    expect(paired(nextRound(['2w1', '1b0', 'U'])).bye).toBe(2);
  });

  it('[C1] a match ended by forfeit may be paired again, as the Preface says', () => {
    expect(paired(nextRound(['2w+', '1b-'])).pairs).toHaveLength(1);
    expect(pairRound(nextRound(['2w1', '1b0']))).toMatchObject({ error: { article: 'C3' } });
  });

  it('3.5.4: the first set of upfloaters, by score and number', () => {
    // 1 won and is alone with its score; 2 to 4 drew or have half a point.
    const field = fieldOf(nextRound(['5w1', '3w=', '2b=', 'H', '1b0', 'Z']));
    const task = { field, countsFloats: true, residents: [0], pool: [1, 2, 3, 4, 5] };
    expect(chooseUpfloaters(task).map((place) => field.players[place]?.tpn)).toEqual([2]);
  });

  it.each([
    ['4.3.2: fewer Whites', ['3w=', '4b=', '1b=', '2w='], '2-1'],
    ['4.3.4: the higher ranked alternates', ['3w=', '4w=', '1b=', '2b='], '2-1'],
  ])('%s', (_, lines, first) => {
    const request = nextRound(lines, {
      prohibited: [
        [1, 4],
        [2, 3],
      ].map((pair) => pair.map(tpn)),
    });
    expect(paired(request).pairs[0]).toBe(first);
  });
});
