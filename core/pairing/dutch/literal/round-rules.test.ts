import { describe, expect, it } from 'vitest';
import { SWISS_2017, SWISS_2026 } from '../../../rules/editions/swiss.ts';
import { tpn } from '../../../rules/identity.ts';
import { points } from '../../../rules/points.ts';
import type { PairingRequest } from '../../system.ts';
import { literalDutch } from './literal-dutch.ts';
import { nextRound } from './small-field.fixture.ts';

function boards(request: PairingRequest): string {
  const paired = literalDutch.pairRound(request);
  if (!paired.ok) return JSON.stringify(paired.error);
  const { pairs, bye } = paired.value;
  return [...pairs.map(({ white, black }) => `${white}-${black}`), ...(bye ? [`${bye}`] : [])].join(
    ' ',
  );
}

describe('literal Dutch: the round', () => {
  it('[C.04.3 B.2 and E.5, 2026: 3.2 and 5.2.5] pairs a first round half against half', () => {
    expect(boards(nextRound(['', '', '', '', '', '', '']))).toBe('1-4 5-2 3-6 7');
    expect(boards(nextRound(['', '', '', ''], { initialColour: 'black' }))).toBe('3-1 2-4');
  });

  it('keeps prohibited players apart', () => {
    const prohibited = [[tpn(1), tpn(3)]];
    expect(boards(nextRound(['', '', '', ''], { prohibited }))).toBe('1-4 3-2');
  });

  it('[C.04.3 1.2.1] brackets by points and virtual points together', () => {
    const virtualPoints: PairingRequest['virtualPoints'] = (player) => points(player < 3 ? 1 : 0);
    expect(boards(nextRound(['', '', '', ''], { virtualPoints }))).toBe('1-2 3-4');
  });

  it('[C.04.2 D.9] leaves virtual points out of the board order, [C.04.7 1.5] counts them in', () => {
    // 4 leads by points; 1 and 2 by pairing score.
    const lines = ['b3=', 'w4=', 'w1=', 'b2=', 'U', 'Z'];
    const virtualPoints: PairingRequest['virtualPoints'] = (player) => points(player < 3 ? 1 : 0);
    const order = (edition: typeof SWISS_2017): string =>
      boards(nextRound(lines, { virtualPoints, edition: edition.properties }));
    expect(order(SWISS_2017)).toBe('5-3 1-2 4-6');
    expect(order(SWISS_2026)).toBe('1-2 5-3 4-6');
  });

  it('[C.04.3 A.9, 2026: 1.9.3] says who is stuck when no round-pairing exists', () => {
    const paired = literalDutch.pairRound(nextRound(['w2= w3=', 'b1= Z', 'Z b1=']));
    const forbidden = literalDutch.pairRound(
      nextRound(['', '', '', ''], {
        prohibited: [
          [tpn(1), tpn(2)],
          [tpn(1), tpn(3)],
          [tpn(1), tpn(4)],
        ],
      }),
    );
    expect(paired.ok).toBe(true);
    expect(forbidden).toEqual({
      ok: false,
      error: {
        code: 'noLegalPairing',
        article: 'C.04.1 2',
        stuck: [
          { player: 1, allowed: [], mayHaveBye: true },
          { player: 2, allowed: [3, 4], mayHaveBye: true },
        ],
      },
    });
  });

  it('[C.04.1.d] an odd field without a player left for the bye cannot be paired', () => {
    const paired = literalDutch.pairRound(nextRound(['U w2= w3=', 'w3= b1= U', 'b2= U b1=']));
    expect(paired.ok).toBe(false);
  });

  it('refuses a field too large for it as a mistake of the caller', () => {
    const lines = Array.from({ length: 31 }, () => '');
    expect(() => literalDutch.pairRound(nextRound(lines))).toThrow(RangeError);
  });
});
