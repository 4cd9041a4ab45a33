import { describe, expect, it } from 'vitest';
import { SWISS_2017, SWISS_2026 } from '../../../rules/editions/swiss.ts';
import { tpn } from '../../../rules/identity.ts';
import { points } from '../../../rules/points.ts';
import { scoring } from '../../../rules/scoring.ts';
import { participants, type Participant } from './participant.ts';
import { nextRound } from './small-field.fixture.ts';

function only(field: readonly Participant[], number: number): Participant {
  const found = field.find((player) => player.tpn === number);
  if (found === undefined) throw new Error(`no participant ${number}`);
  return found;
}

describe('participants', () => {
  it('[C.04.3 A.2, 2026: 1.2] are ranked by score, then pairing number', () => {
    const field = participants(nextRound(['w3=', 'w4=', 'b1=', 'b2=', 'U']));
    expect(field.map((player) => player.tpn)).toEqual([5, 1, 2, 3, 4]);
  });

  it('[C.04.2 D.5, 2026: 3.4] squeezes unplayed games out of the colours', () => {
    // BWB=W counts as =BWBW: no absolute preference although rounds 3 and 5 stand apart.
    const field = participants(nextRound(['b2= w3= b4= Z w5=', 'w1=', 'b1=', 'w1=', 'b1=']));
    expect(only(field, 1).colours).toEqual(['black', 'white', 'black', 'white']);
  });

  it('[C.04.2 D.6, 2026: 3.5] does not count a forfeit as a meeting', () => {
    const field = participants(nextRound(['w2+', 'b1-']));
    expect(only(field, 1).met.size).toBe(0);
    expect(only(field, 1).colours).toEqual([]);
  });

  describe('pairing numbers for E.5 (2026: 5.2.5)', () => {
    it('leave out who was never taken into account for a pairing', () => {
      const field = participants(
        nextRound(['H', 'Z', 'w4=', 'b3=', 'U'], { absent: new Set([tpn(1), tpn(2)]) }),
      );
      expect(field.map(({ tpn: number, number: rank }) => [number, rank])).toEqual([
        [5, 3],
        [3, 1],
        [4, 2],
      ]);
    });

    it('count who has been paired once, and who is there now', () => {
      const field = participants(
        nextRound(['w2-', 'b1+', 'Z', 'U'], { absent: new Set([tpn(1)]) }),
      );
      expect(field.map(({ tpn: number, number: rank }) => [number, rank])).toEqual([
        [2, 2],
        [4, 4],
        [3, 3],
      ]);
    });
  });

  it.each([
    ['U', 'down', 'down'],
    ['F', 'down', 'down'],
    ['H', 'down', 'down'],
    ['Z', 'down', null],
    ['w2+', 'down', 'down'],
    ['w2-', 'down', null],
  ])('[C.04.3 A.4.b, 2026: 1.4.3] %s without a game is a float', (cell, old, current) => {
    const float = (edition: typeof SWISS_2017): unknown =>
      only(participants(nextRound([cell, 'Z', 'w4=', 'b3='], { edition: edition.properties })), 1)
        .floatBefore;
    expect(float(SWISS_2017)).toBe(old);
    expect(float(SWISS_2026)).toBe(current);
  });

  it('[C.04.3 1.4.3] a bye worth nothing is still a downfloat', () => {
    const worthless = scoring({ win: 1, draw: 0.5, loss: 0 }, { pairingAllocatedBye: points(0) });
    const field = participants(nextRound(['U', 'w3=', 'b2='], { scoring: worthless }));
    expect(only(field, 1).floatBefore).toBe('down');
  });

  it('[C.04.3 A.4.b, 2026: 1.4.2] floats by the pairing scores of that round', () => {
    const field = participants(nextRound(['w3= w2=', 'w4= b1=', 'b1= w4=', 'b2= b3=']));
    expect(field.map((player) => player.floatBefore)).toEqual([null, null, null, null]);
    const accelerated = participants(
      nextRound(['w3= w2=', 'w4= b1=', 'b1= w4=', 'b2= b3='], {
        virtualPoints: (player, round) => points(player === 1 && round === 2 ? 1 : 0),
      }),
    );
    expect(only(accelerated, 1).floatBefore).toBe('down');
    expect(only(accelerated, 2).floatBefore).toBe('up');
    expect(only(accelerated, 1).floatTwoBefore).toBeNull();
  });

  it.each([
    ['U', false, false],
    ['F', true, false],
    ['H', true, true],
    ['w2+', false, false],
    ['w2-', true, true],
  ])('[C.04.1.d, 2026: C.04.1 4] after %s the bye is barred', (cell, old, current) => {
    const may = (edition: typeof SWISS_2017): boolean =>
      only(participants(nextRound([cell, 'Z'], { edition: edition.properties })), 1).mayHaveBye;
    expect(may(SWISS_2017)).toBe(old);
    expect(may(SWISS_2026)).toBe(current);
  });

  it('[C.04.3 A.7, 2026: 1.8] topscorers have over half, and only before the final round', () => {
    const lines = ['w3= w2=', 'w4= b1=', 'b1= w4=', 'b2= b3=', 'w6= b7=', 'b5= U', 'U w5='];
    const topscorers = (rounds: number): number[] =>
      participants(nextRound(lines, { rounds }))
        .filter((player) => player.topscorer)
        .map((player) => player.tpn);
    expect(topscorers(3)).toEqual([6, 7]);
    expect(topscorers(4)).toEqual([]);
  });
});
