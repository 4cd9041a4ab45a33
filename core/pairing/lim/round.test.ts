import { describe, expect, it } from 'vitest';
import { tpn } from '../../rules/identity.ts';
import { nextRound } from '../dutch/testing/crosstable.ts';
import type { PairingRequest } from '../system.ts';
import { dueColour } from './due-colour.ts';
import { exchangeOrder, halves } from './group.ts';
import { pairRound } from './lim.ts';
import type { TracedGroup } from './trace.ts';
import { whyNot } from './why-not.ts';

function paired(request: PairingRequest) {
  const groups: TracedGroup[] = [];
  const answer = pairRound(request, {
    trace: (event) => {
      if (event.type === 'group') groups.push(event);
    },
  });
  if (!answer.ok) throw new Error(answer.error.code);
  const pairs = answer.value.pairs.map(({ white, black }) => `${white}-${black}`);
  return { pairs, bye: answer.value.bye, groups };
}

describe('[C.04.4.3 4] exchanges', () => {
  it('2.4: propose the top half against the bottom half', () => {
    expect(halves([1, 2, 3, 4, 5, 6])).toEqual([
      [1, 4],
      [2, 5],
      [3, 6],
    ]);
  });

  it('4.2: look for an opponent of #1 in the printed order', () => {
    expect(exchangeOrder([1, 2, 3, 4, 5, 6])).toEqual([4, 5, 6, 3, 2]);
  });

  // The printed columns of 4.2: what is left is proposed by halves again.
  it.each([
    [4, '1-4 2-5 3-6'],
    [5, '1-5 2-4 3-6'],
    [6, '1-6 2-4 3-5'],
    [3, '1-3 2-5 4-6'],
    [2, '1-2 3-5 4-6'],
  ])('4.2: with #%i for #1 the pairs are %s', (opponent, expected) => {
    const others = [2, 3, 4, 5, 6].filter((number) => number !== opponent);
    const apart = others.map((number) => [tpn(1), tpn(number)]);
    const { groups } = paired(nextRound(['', '', '', '', '', ''], { prohibited: apart }));
    const pairs = groups[0]?.pairs.map(([a, b]) => `${a}-${b}`).join(' ');
    expect(pairs).toBe(expected);
  });

  it('4.4: leave #2 to float with the lowest numbered when #1 and #2 have one opponent alone', () => {
    // Six with one point, of whom 1 and 2 can only meet 6; six without.
    const one = ['7w1', '8b1', '9w1', '10b1', '11w1', '12b1'];
    const none = ['1b0', '2w0', '3b0', '4w0', '5b0', '6w0'];
    const apart = [1, 2].flatMap((a) => [3, 4, 5].map((b) => [tpn(a), tpn(b)]));
    const { groups } = paired(
      nextRound([...one, ...none], { prohibited: [...apart, [tpn(1), tpn(2)]] }),
    );
    const floaters = groups[0]?.floaters.map(({ player }) => player) ?? [];
    expect(floaters).toHaveLength(2);
    expect(floaters).toContain(2);
    expect(groups[0]?.pairs).toContainEqual([1, 6]);
  });
});

describe('[C.04.4.3] a round', () => {
  it('7: pairs the first round by halves, odd numbers with the colour drawn', () => {
    expect(paired(nextRound(['', '', '', '', '', '', ''])).pairs).toEqual(['1-4', '5-2', '3-6']);
    expect(paired(nextRound(['', '', '', ''], { initialColour: 'black' })).pairs).toEqual([
      '3-1',
      '2-4',
    ]);
  });

  it('7.1: gives the lowest rated of an uneven field the bye', () => {
    expect(paired(nextRound(['', '', ''])).bye).toBe(3);
  });

  it('8.3: pairs the highest, then the lowest, then the median scoregroup', () => {
    const lines = ['5w1', '6b1', '7w=', '8b=', '1b0', '2w0', '3b=', '4w='];
    const { groups } = paired(nextRound(lines));
    expect(groups.map(({ kind, score }) => [kind, score])).toEqual([
      ['above', 10],
      ['below', 0],
      ['median', 5],
    ]);
  });

  it('2.6: undoes pairs for a median scoregroup that is blocked', () => {
    // 3 and 4 drew with each other: the median cannot be paired by itself.
    const { groups, pairs } = paired(nextRound(['5w1', '6b1', '4w=', '3b=', '1b0', '2w0']));
    expect(groups.some(({ cracked }) => cracked.length > 0)).toBe(true);
    expect(pairs).toHaveLength(3);
  });

  it('says why two players do not meet', () => {
    const request = nextRound(['', '', '', '']);
    expect(whyNot(request, tpn(1), tpn(3))).toEqual({ reason: 'paired' });
    expect(whyNot(request, tpn(1), tpn(4))).toMatchObject({ step: 'exchange', article: '4.2' });
    const met = nextRound(['2w1', '1b0', '4w=', '3b=']);
    expect(whyNot(met, tpn(1), tpn(2))).toMatchObject({ reason: 'absolute', metInRound: 1 });
  });
});

describe('[C.04.4.3 5] the colour due', () => {
  it.each([
    ['', null, []],
    ['W', 'black', []],
    ['WB', 'white', []],
    ['BWW', 'black', ['white']],
    // One White more, but Black twice running: 5.3 comes first.
    ['WWBWWBB', 'white', ['black']],
    ['WBW', 'black', []],
  ] as const)('after "%s" is %j', (letters, due, barred) => {
    const history = Array.from(letters, (letter) =>
      letter === 'W' ? ('white' as const) : ('black' as const),
    );
    const state = dueColour(history);
    expect(state.due).toBe(due);
    expect((['white', 'black'] as const).filter((colour) => state.barred[colour])).toEqual(barred);
  });
});
