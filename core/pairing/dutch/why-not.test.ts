import { describe, expect, it } from 'vitest';
import { SWISS_2017, SWISS_EDITIONS } from '../../rules/editions/swiss.ts';
import { tpn } from '../../rules/identity.ts';
import { compareEvaluations } from './evaluation.ts';
import { pairRound, whyNot } from './dutch.ts';
import { nextRound } from './testing/crosstable.ts';
import { simulate } from './testing/simulated-event.ts';

describe('why two players do not meet', () => {
  const first = nextRound(['', '', '', '', '', '']);

  it('says when they do, and when one is not there', () => {
    expect(whyNot(first, tpn(4), tpn(1))).toEqual({ reason: 'paired' });
    const absent = nextRound(['', '', '', ''], { absent: [4] });
    expect(whyNot(absent, tpn(4), tpn(1))).toEqual({ reason: 'absent', players: [4] });
  });

  it('[C.1] they have met, and when', () => {
    const request = nextRound(['2w= 3b=', '1b= 4w=', '4b= 1w=', '3w= 2b=']);
    expect(whyNot(request, tpn(1), tpn(3))).toMatchObject({
      reason: 'absolute',
      objection: { rule: 'rematch', article: 'C1' },
      metInRound: 2,
    });
  });

  it('[C.1] not in the round that ended by forfeit, but in the one they played', () => {
    const lines = ['2w+ 3w1 2b=', '1b- 4w1 1w=', '4b1 1b0 4w=', '3w0 2b0 3b='];
    expect(whyNot(nextRound(lines), tpn(1), tpn(2))).toMatchObject({
      objection: { rule: 'rematch' },
      metInRound: 3,
    });
  });

  it('[C.3] they want the same colour absolutely', () => {
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
    expect(whyNot(nextRound(lines), tpn(1), tpn(2))).toMatchObject({
      reason: 'absolute',
      objection: { rule: 'colour', article: 'C3' },
    });
  });

  it('[C.3] in the last round, because neither is a topscorer either', () => {
    // 1 and 3 have won twice with Black; 6 and 8 have had White twice, and half a point.
    const lines = [
      '2b1 5b1',
      '1w0 6b1',
      '4b1 7b1',
      '3w0 8b1',
      '6b= 1w0',
      '5w= 2w0',
      '8b= 3w0',
      '7w= 4w0',
    ];
    expect(whyNot(nextRound(lines, { rounds: 3 }), tpn(6), tpn(8))).toMatchObject({
      objection: { rule: 'colour', article: 'C3', noTopscorer: true },
    });
    const earlier = whyNot(nextRound(lines, { rounds: 4 }), tpn(6), tpn(8));
    expect(JSON.stringify(earlier)).not.toContain('noTopscorer');
  });

  it('[D.1, 2026: 4.2] another transposition comes first', () => {
    expect(whyNot(first, tpn(1), tpn(5))).toMatchObject({
      reason: 'order',
      step: 'transposition',
      article: '4.2',
      score: 0,
    });
  });

  it('[D.2, 2026: 4.3] it would take an exchange', () => {
    const request = nextRound(['', '', '', ''], { edition: SWISS_2017 });
    expect(whyNot(request, tpn(1), tpn(2))).toMatchObject({
      reason: 'order',
      step: 'exchange',
      article: 'D.2',
    });
  });

  it('[C12] more players would miss their colour', () => {
    // 1 and 2 want Black, 3 and 4 White; 1 – 4 and 2 – 3 are free.
    const lines = ['5w1', '6w1', '7b1', '8b1', '1b0', '2b0', '3w0', '4w0'];
    expect(whyNot(nextRound(lines), tpn(1), tpn(2))).toMatchObject({
      reason: 'criterion',
      score: 10,
      best: { article: 'C12', value: 0 },
      together: { article: 'C12', value: 2 },
    });
  });

  it('[C6] one more pair of players would have to leave the bracket', () => {
    const lines = ['5w1', '6b1', '7w1', '8b1', '1b0', '2w0', '3b0', '4w0'];
    expect(whyNot(nextRound(lines), tpn(1), tpn(7))).toMatchObject({
      reason: 'criterion',
      best: { article: 'C6', value: 0 },
      together: { article: 'C6', value: 2 },
    });
  });

  it('[C5] the bye would go to a higher score', () => {
    const lines = ['2w1 3b1', '1b0 4w1', '4w1 1w0', '3b0 2b0', 'Z U'];
    expect(whyNot(nextRound(lines), tpn(1), tpn(4))).toMatchObject({
      reason: 'byeScore',
      article: 'C5',
      best: 0,
      together: 10,
    });
  });

  it('[C4] the others could not all be paired', () => {
    const lines = ['3w=', '4b=', '1b=', '2w='];
    const request = nextRound(lines, { prohibited: [[tpn(3), tpn(2)]] });
    expect(whyNot(request, tpn(1), tpn(4))).toMatchObject({ reason: 'incomplete', article: 'C4' });
  });
});

describe.each(SWISS_EDITIONS)('every answer under $id', ({ properties }) => {
  it('names a criterion by which the round is better, never worse', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const event = { players: 8 + 3 * seed, rounds: 5, seed, edition: properties, forfeits: 0.1 };
      for (const { request, answer } of simulate(event, (r) => pairRound(r))) {
        if (!answer.ok || request.round < 3) continue;
        for (const other of [2, 4, 7]) {
          const reason = whyNot(request, tpn(1), tpn(other));
          if (reason.reason !== 'criterion') continue;
          expect(compareEvaluations([reason.best], [reason.together])?.order).toBeLessThan(0);
        }
      }
    }
  }, 60_000);
});
