import { describe, expect, it } from 'vitest';
import { tpn } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { scoring } from '../../rules/scoring.ts';
import { nextRound } from '../dutch/testing/crosstable.ts';
import type { PairingRequest } from '../system.ts';
import { pairRound, type DubovTraceEvent } from './dubov.ts';

type ByeEvent = Extract<DubovTraceEvent, { type: 'bye' }>;

function byeOf(request: PairingRequest): ByeEvent | null {
  const told: ByeEvent[] = [];
  const answer = pairRound(request, {
    trace: (event) => {
      if (event.type === 'bye') told.push(event);
    },
  });
  if (!answer.ok) throw new Error('no legal pairing');
  expect(told[0]?.player ?? null).toBe(answer.value.bye);
  return told[0] ?? null;
}

describe('[C.04.4.1 3.1] the pairing-allocated bye', () => {
  const worthless = scoring({ win: 1, draw: 0.5, loss: 0 }, { pairingAllocatedBye: points(0) });

  it('is not needed by an even field', () => {
    expect(byeOf(nextRound(['', '']))).toBeNull();
  });

  it.each([
    ['3.1.5: the largest number of the first round', nextRound(['', '', '', '', '']), 5],
    ['3.1.3: the lowest score', nextRound(['3w1', 'H', '1b0']), 3],
    // 3, 4, 5, 6 and 7 have nothing, but only 5 and 6 have played.
    ['3.1.4: the most games', nextRound(['5w1', '6b1', 'Z', 'Z', '1b0', '2w0', 'Z']), 6],
    // 5 and 6 are listed as opponents, but 6 did not come.
    ['[U8] games over the board only', nextRound(['2w=', '1b=', 'Z', '5w-', '4b-']), 5],
    ['3.1.1: not who had one', nextRound(['2w=', '1b=', 'U'], { scoring: worthless }), 2],
  ])('%s', (_, request, expected) => {
    expect(byeOf(request)?.player).toBe(expected);
  });

  it('3.1.2: not who leaves the others without a pairing, and the trace says so', () => {
    // 2 has played, and would be first; but 1 must not meet 3, and has met 2.
    const request = nextRound(['2w1', '1b0', 'Z'], { prohibited: [[tpn(1), tpn(3)]] });
    expect(byeOf(request)).toMatchObject({
      player: 1,
      passedOver: [
        { player: 2, because: 'completion', article: '3.1.2' },
        { player: 3, because: 'completion', article: '3.1.2' },
      ],
    });
  });

  it('3.1.1: the trace names who is barred', () => {
    const request = nextRound(['2w=', '1b=', 'U'], { scoring: worthless });
    expect(byeOf(request)?.passedOver).toEqual([
      { player: 3, because: 'barred', article: '3.1.1' },
    ]);
  });

  it('[C.04.7 1.5] counts virtual points', () => {
    const request = nextRound(['Z', 'F', 'H'], {
      virtualPoints: (player) => points(player === 1 ? 1 : 0),
    });
    expect(byeOf(request)?.player).toBe(3);
  });
});
