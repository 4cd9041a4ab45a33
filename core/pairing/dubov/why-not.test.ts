import { describe, expect, it } from 'vitest';
import { SWISS_2026 } from '../../rules/editions/swiss.ts';
import { tpn } from '../../rules/identity.ts';
import { nextRound } from '../dutch/testing/crosstable.ts';
import type { PairingRequest } from '../system.ts';
import { firstDifference } from './criteria.ts';
import { whyNot, type WhyNot } from './dubov.ts';
import { randomDubovRequest } from './literal/random-request.ts';

const why = (request: PairingRequest, a: number, b: number): WhyNot =>
  whyNot(request, tpn(a), tpn(b));

describe('why two players do not meet', () => {
  const first = nextRound(['', '', '', '', '', '']);

  it('says when they do, and when one is not there', () => {
    expect(why(first, 4, 1)).toEqual({ reason: 'paired' });
    const absent = nextRound(['', '', '', ''], { absent: [4] });
    expect(why(absent, 4, 1)).toEqual({ reason: 'absent', players: [4] });
  });

  it('[C1] they have met, and when', () => {
    // In round 1 they were paired, but did not play.
    const request = nextRound(['2w+ 2b= 3w=', '1b- 1w= 4b=', '4w= 4b= 1b=', '3b= 3w= 2w=']);
    expect(why(request, 1, 2)).toMatchObject({
      reason: 'absolute',
      objection: { rule: 'rematch', article: 'C1', players: [1, 2] },
      metInRound: 2,
    });
  });

  it('[C3] they want the same colour absolutely', () => {
    const lines = [
      '5w1 6w=',
      '6w1 5w=',
      '7b1 8b=',
      '8b1 7b=',
      '1b0 2b=',
      '2b0 1b=',
      '3w0 4w=',
      '4w0 3w=',
    ];
    expect(why(nextRound(lines), 1, 2)).toMatchObject({
      reason: 'absolute',
      objection: { rule: 'colour', article: 'C3' },
      metInRound: null,
    });
  });

  it('the event keeps them apart', () => {
    const request = nextRound(['', '', '', ''], { prohibited: [[tpn(1), tpn(3)]] });
    expect(why(request, 1, 3)).toMatchObject({
      reason: 'absolute',
      objection: { rule: 'prohibited' },
    });
  });

  it('[C4] the others could not all be paired', () => {
    const lines = ['3w=', '4b=', '1b=', '2w='];
    const request = nextRound(lines, { prohibited: [[tpn(3), tpn(2)]] });
    expect(why(request, 1, 4)).toMatchObject({ reason: 'incomplete', article: 'C4' });
  });

  it.each([
    // 2 has the bye, and 3 would have it with half a point.
    ['3.1.3: a higher score', nextRound(['Z', '1b0', 'H']), [1, 2], '3.1.3'],
    // 5 has the bye after a game, and 7 would have it without one.
    ['3.1.4: fewer games', nextRound(['5w1', 'F', 'F', 'F', '1b0', 'Z', 'Z']), [5, 2], '3.1.4'],
    ['3.1.5: a smaller number', nextRound(['', '', '', '', '']), [1, 5], '3.1.5'],
  ] as const)('the bye would go to %s', (_, request, [a, b], article) => {
    expect(why(request, a, b)).toMatchObject({ reason: 'bye', article });
  });

  it('[C5] one more pair of players would have to float up', () => {
    const lines = ['5w1', '6b1', '7w1', '8b1', '1b0', '2w0', '3b0', '4w0'];
    expect(why(nextRound(lines), 1, 7)).toMatchObject({
      reason: 'criterion',
      score: 10,
      best: { article: 'C5', value: 0 },
      together: { article: 'C5', value: 2 },
    });
  });

  // 1 won with White; 2 and 3 drew with White, against 5 and 6; 4 lost.
  const floating = nextRound(['4w1', '5w=', '6w=', '1b0', '2b=', '3b=']);

  it('[C7] one more player would miss the colour', () => {
    expect(why(floating, 1, 2)).toMatchObject({
      reason: 'criterion',
      best: { article: 'C7', value: 0 },
      together: { article: 'C7', value: 1 },
    });
  });

  it('[4.2] another set of upfloaters comes first', () => {
    expect(why(floating, 1, 6)).toMatchObject({
      reason: 'order',
      step: 'upfloaters',
      article: '4.2',
    });
  });

  it('[3.2.4] they are in the same half, and nothing makes them meet', () => {
    expect(why(first, 1, 2)).toMatchObject({
      reason: 'order',
      step: 'unavoidablePairs',
      article: '3.2.4',
    });
  });

  it('[4.3] other players are shifted first', () => {
    const winners = nextRound(['5w1', '6w1', '7w1', '8w1', '1b0', '2b0', '3b0', '4b0']);
    expect(why(winners, 2, 3)).toMatchObject({ reason: 'order', step: 'shifters', article: '4.3' });
  });

  it('[4.4] another transposition comes first', () => {
    expect(why(first, 1, 5)).toMatchObject({
      reason: 'order',
      step: 'transposition',
      article: '4.4',
      score: 0,
    });
  });
});

describe('every answer', () => {
  it('names a rule by which the round is better, never worse', () => {
    const reasons = new Map<string, number>();
    for (let seed = 1; seed <= 30; seed++) {
      const request = randomDubovRequest(seed, SWISS_2026.properties);
      for (const { tpn: other } of request.players.slice(1)) {
        const answer = why(request, 1, other);
        const { reason } = answer;
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
        if (answer.reason === 'criterion') {
          const { best, together } = answer;
          expect(firstDifference([best], [together])?.order).toBeLessThan(0);
        }
        if (answer.reason === 'bye') {
          const { best, together } = answer;
          const order =
            best.score - together.score ||
            together.games - best.games ||
            together.player - best.player;
          expect(order).toBeLessThan(0);
        }
      }
    }
    const seen = ['paired', 'absent', 'absolute', 'incomplete', 'bye', 'criterion', 'order'];
    expect([...reasons.keys()].sort()).toEqual(seen.sort());
  }, 60_000);
});
