import { describe, expect, it } from 'vitest';
import { tpn } from '../../rules/identity.ts';
import { nextRound } from '../dutch/testing/crosstable.ts';
import type { PairingRequest } from '../system.ts';
import { pairRound, type DubovTraceEvent } from './dubov.ts';

function told<Type extends DubovTraceEvent['type']>(request: PairingRequest, type: Type) {
  const events: Extract<DubovTraceEvent, { type: Type }>[] = [];
  const isOne = (event: DubovTraceEvent): event is Extract<DubovTraceEvent, { type: Type }> =>
    event.type === type;
  const answer = pairRound(request, { trace: (event) => isOne(event) && events.push(event) });
  if (!answer.ok) throw new Error('no legal pairing');
  expect(pairRound(request)).toEqual(answer);
  return events;
}

// 1 won with White; 2 and 3 drew with White, against 5 and 6; 4 lost.
const request = nextRound(['4w1', '5w=', '6w=', '1b0', '2b=', '3b=']);

describe('the trace of a round', () => {
  it('[3.2.2] who floated up, and by which criterion not somebody before', () => {
    const [first] = told(request, 'bracket');
    // 2 and 3 want Black as 1 does: 5 is the first who wants White.
    expect(first).toEqual({
      type: 'bracket',
      score: 10,
      residents: [1],
      upfloaters: [
        {
          player: 5,
          score: 5,
          upfloats: 0,
          isMaximumUpfloater: false,
          upfloatedLastRound: false,
        },
      ],
      passed: {
        reason: 'criterion',
        first: [2],
        best: { criterion: 'colourPreference', article: 'C7', value: 0, sizes: [] },
        passed: { criterion: 'colourPreference', article: 'C7', value: 1, sizes: [] },
      },
    });
  });

  it('[C1] a set that cannot be paired is said to be illegal', () => {
    // 2 is the first below 1, but they have met.
    const request = nextRound(['2w= F', '1b= Z', 'H Z', 'H Z']);
    expect(told(request, 'bracket')[0]).toMatchObject({
      residents: [1],
      upfloaters: [{ player: 3 }],
      passed: { reason: 'illegal', article: 'C4', first: [2] },
    });
  });

  it('[3.2.3 to 3.2.5] subgroups with the averages they are sorted by', () => {
    expect(told(request, 'subgroups')[0]).toEqual({
      type: 'subgroups',
      article: '3.2.3',
      by: 'preference',
      g1: [{ player: 5, aro: 2490 }],
      g2: [{ player: 1, aro: 2470 }],
    });
    expect(told(nextRound(['', '']), 'subgroups')[0]).toMatchObject({ by: 'number' });
  });

  it('[3.2.4] who was shifted, from which sequence', () => {
    const winners = nextRound(['5w1', '6w1', '7w1', '8w1', '1b0', '2b0', '3b0', '4b0']);
    expect(told(winners, 'shift')[0]).toEqual({
      type: 'shift',
      article: '3.2.4',
      purpose: 'equalSizes',
      from: 'g2',
      sequence: [
        { player: 2, aro: 2450 },
        { player: 3, aro: 2440 },
        { player: 1, aro: 2460 },
        { player: 4, aro: 2430 },
      ],
      shifted: [2, 3],
      isFirst: true,
    });
  });

  it('[3.2.6] the transposition, and what stood against the first one', () => {
    // 3 and 4 want White. By average 4, who met 2, comes before 3, who met 1: so 4 has 1.
    const drawn = nextRound(['3w=', '4w=', '1b=', '2b=']);
    const s1 = [
      { player: 4, aro: 2490 },
      { player: 3, aro: 2500 },
    ];
    expect(told(drawn, 'transposition')).toMatchObject([
      { article: '4.4', s1, g2: [1, 2], t2: [1, 2], objections: [] },
    ]);
    const six = nextRound(['4w=', '5w=', '6w=', '1b=', '2b=', '3b='], {
      prohibited: [[tpn(1), tpn(6)]],
    });
    // S1 is 6, 5, 4 against 1, 2, 3: 6 must not meet 1, 5 has met 2.
    expect(told(six, 'transposition')[0]).toMatchObject({
      g2: [1, 2, 3],
      t2: [2, 1, 3],
      objections: [
        { rule: 'prohibited', article: 'C1', players: [6, 1] },
        { rule: 'rematch', article: 'C1', players: [5, 2] },
      ],
    });
  });

  it('[2.3] the criteria of each bracket, in their order', () => {
    expect(told(request, 'transposition')[0]?.criteria).toEqual([
      { criterion: 'upfloaters', article: 'C5', value: 1, sizes: [] },
      { criterion: 'scoreDifferences', article: 'C6', value: 1, sizes: [5] },
      { criterion: 'colourPreference', article: 'C7', value: 0, sizes: [] },
      { criterion: 'maximumUpfloaters', article: 'C8', value: 0, sizes: [] },
      { criterion: 'maximumUpfloaterTimes', article: 'C9', value: 0, sizes: [] },
      { criterion: 'upfloatLastRound', article: 'C10', value: 0, sizes: [] },
    ]);
  });

  it('[5.2] every pair with the article that gave its colours', () => {
    expect(told(nextRound(['', '']), 'colours')).toEqual([
      { type: 'colours', white: 1, black: 2, rule: 'initialColour', article: '5.2.1' },
    ]);
    expect(told(request, 'colours')[0]).toEqual({
      type: 'colours',
      white: 5,
      black: 1,
      rule: 'bothPreferences',
      article: '5.2.2',
    });
  });

  it('[2.3.4 to 2.3.6] the last round knows no C8 to C10', () => {
    const last = told({ ...request, rounds: request.round }, 'transposition')[0];
    expect(last?.criteria.map(({ article }) => article)).toEqual(['C5', 'C6', 'C7']);
  });
});
