import { describe, expect, it } from 'vitest';
import { tpn } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { nextRound } from '../dutch/testing/crosstable.ts';
import { oppositions } from './opposition.ts';
import { seedingRounds } from './seeding-rounds.ts';

const of = (request: Parameters<typeof oppositions>[0], player: number) =>
  oppositions(request).get(tpn(player));

describe('[C.04.4.2 1.7] opposition met', () => {
  it('1.7.1: scores of the opponents, and times the points earned against them', () => {
    // 1 beat 2 and drew 3: scores 1½, 1, 1½, 0.
    const request = nextRound(['2w1 3b=', '1b0 4w1', '4w1 1w=', '3b0 2b0']);
    expect(of(request, 1)).toEqual({ buchholz: 10 + 15, sonnebornBerger: 100 + 75 });
    expect(of(request, 4)).toEqual({ buchholz: 15 + 10, sonnebornBerger: 0 });
  });

  it('1.7.2: an unplayed round is one against oneself, for both players of a forfeit', () => {
    const request = nextRound(['2w+', '1b-', 'H', 'U']);
    expect(of(request, 1)).toEqual({ buchholz: 10, sonnebornBerger: 100 });
    expect(of(request, 2)).toEqual({ buchholz: 0, sonnebornBerger: 0 });
    expect(of(request, 3)).toEqual({ buchholz: 5, sonnebornBerger: 25 });
    expect(of(request, 4)).toEqual({ buchholz: 10, sonnebornBerger: 100 });
  });

  // 2 lost to 1, then stayed away twice.
  const lines = ['2w1 3b1 4w0', '1b0 Z Z', '4w= 1w0 U', '3b= U 1b1'];

  it.each<[string, number[], number[], number]>([
    ['who stays away in this round, too: draws, for the opponents', [2], [], 10],
    ['who comes back: as they are', [], [], 0],
    ['[B1] who has points for this round: as they are', [2], [2], 0],
  ])('1.7.2, zero-point byes of %s', (_, absent, withPoints, extra) => {
    const request = nextRound(lines, {
      absent,
      absentWithPoints: new Set(withPoints.map(tpn)),
    });
    // 1 met 2 (0), 3 (1½) and 4 (2½).
    expect(of(request, 1)?.buchholz).toBe(extra + 15 + 25);
    // [B4] against himself 2 keeps the score he has.
    expect(of(request, 2)?.buchholz).toBe(20);
  });

  it('[B2] a forfeit loss ends the series', () => {
    const request = nextRound(['2w1 3b1', '1b0 4w-', '4w= 1w0', '3b= 2b+'], {
      absent: [2],
    });
    expect(of(request, 1)?.buchholz).toBe(0 + 5);
  });

  it('1.7.2: virtual points do not count', () => {
    const lined = ['2w1', '1b0'];
    expect(of(nextRound(lined, { virtualPoints: () => points(1) }), 2)).toEqual(
      of(nextRound(lined), 2),
    );
  });

  it.each([
    [1, 0],
    [2, 1],
    [7, 3],
    [8, 4],
    [9, 4],
    [13, 4],
  ])('1.6.2: an event of %i rounds has %i seeding rounds', (rounds, seeding) => {
    expect(seedingRounds(rounds)).toBe(seeding);
  });
});
