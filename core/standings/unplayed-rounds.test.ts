import { describe, expect, it } from 'vitest';
import { TB_2024_08, TB_2026_03, type TieBreakProperties } from '../rules/editions/tie-breaks.ts';
import { scoring, SCORING_PRESETS } from '../rules/scoring.ts';
import { openField } from './field.ts';
import { crosstable } from './testing/crosstable.ts';
import { explained, figures, requestFor } from './testing/request.ts';
import { scoresOf } from './unplayed-rounds.ts';

const OTHERS = `
  2 Two 1900 : 3w= 3b= 3w= 3b= 3w=
  3 Three 1800 : 2b= 2w= 2b= 2w= 2b=
`;

/** The score of player 1 as opponents see it, in tenths. */
function seen(
  rounds: string,
  edition: TieBreakProperties = TB_2026_03.properties,
  view = { forfeitsPlayed: false, fore: false },
): number | undefined {
  const field = openField(requestFor(crosstable(`1 One 2000 : ${rounds}\n${OTHERS}`), edition));
  if (!field.ok) throw new Error(field.error.code);
  return scoresOf(field.value, view).adjusted[0];
}

describe('[C.07 16.2 and 16.3] a score as opponents see it', () => {
  it.each([
    ['pairing-allocated and full-point byes keep their points (16.2.1)', '2w1 0-U 0-F 2b1 2w1', 50],
    ['a forfeit win keeps its point (16.2.2)', '2w1 2b+ 2w1 2b1 2w1', 50],
    ['a requested bye followed by a game keeps its points (16.2.3)', '2w1 0-H 0-Z 2b1 2w1', 35],
    ['a forfeit loss keeps its zero (16.2.4)', '2w1 2b1 2w1 2b1 2w-', 40],
    ['requested byes at the end are draws (16.2.5)', '2w1 2b1 2w1 0-Z 0-Z', 40],
    ['so is one before a forfeit loss that ends the event', '2w1 2b1 2w1 0-Z 2w-', 35],
    ['but not one before a pairing-allocated bye', '2w1 2b1 2w1 0-Z 0-U', 40],
    ['a half-point bye at the end is a draw anyway', '2w1 2b1 2w1 2b1 0-H', 45],
    ['rounds without a record are zero-point byes (16.1.1)', '2w1 2b1 2w1', 40],
  ])('%s', (_, rounds, expected) => {
    expect(seen(rounds)).toBe(expected);
    expect(seen(rounds, TB_2024_08.properties)).toBe(expected);
  });

  it('with /P a forfeit loss is no voluntary unplayed round any more', () => {
    const view = { forfeitsPlayed: true, fore: false };
    expect(seen('2w1 2b1 2w1 0-Z 2w-', TB_2026_03.properties, view)).toBe(30);
  });

  it('[C.07 8.3] before the final round, a game paired for it makes an earlier bye one of 16.2.3', () => {
    const view = { forfeitsPlayed: false, fore: true };
    expect(seen('2w1 2b1 2w1 0-Z 2w-', TB_2026_03.properties, view)).toBe(35);
    expect(seen('2w1 2b1 2w1 0-Z 2w1', TB_2026_03.properties, view)).toBe(35);
    expect(seen('2w1 2b1 2w1 0-Z 0-U', TB_2026_03.properties, view)).toBe(40);
  });
});

describe('[C.07 16.4] the own unplayed round', () => {
  it('follows the event’s scoring: a draw brings 1 of 3', () => {
    const players = crosstable(`1 One 2000 : 2w1 2b1 2w1 2b1 0-U\n${OTHERS}`);
    const request = requestFor(players, TB_2026_03.properties, {
      scoring: SCORING_PRESETS['3-1-0'],
    });
    // 15 points, capped at five draws; the opponent has five draws of one point.
    expect(figures(request, 'BH')[0]).toBe(4 * 5 + 5);
  });

  it('of a round robin with an odd field is no round at all', () => {
    const players = crosstable(`
      1 One 2000 : 2w1 3b1 0-Z
      2 Two 1900 : 1b0 0-Z 3w1
      3 Three 1800 : 0-Z 1w0 2b0
    `);
    const request = requestFor(players, TB_2024_08.properties, { kind: 'roundRobin' });
    expect(figures(request, 'BH')).toEqual([1, 2, 3]);
    expect(figures(request, 'SB')).toEqual([1, 0, 0]);
    // Two games are the most anybody had: half of the maximum is one point.
    expect(figures(request, 'KS')).toEqual([1, 0, 0]);
  });

  it('[C.07 8.3] Fore Buchholz is Buchholz as long as the final round is not there', () => {
    const players = crosstable(`
      1 One 2000 : 2w1
      2 Two 1900 : 1b0
    `);
    const early = requestFor(players, TB_2026_03.properties, { declaredRounds: 2 });
    expect(figures(early, 'FB')).toEqual([0, 1]);
    expect(figures(requestFor(players, TB_2026_03.properties), 'FB')).toEqual([0.5, 0.5]);
  });

  it('a pairing-allocated bye worth half a point is no win', () => {
    const players = crosstable(`1 One 2000 : 2w1 0-U 2w1 2b1 2w1\n${OTHERS}`);
    const half = scoring(
      { win: 1, draw: 0.5, loss: 0 },
      { pairingAllocatedBye: SCORING_PRESETS['1-½-0'].draw },
    );
    const request = requestFor(players, TB_2026_03.properties, { scoring: half });
    expect(figures(request, 'WIN')[0]).toBe(4);
    expect(figures(request, 'STD')[0]).toBe(4.5);
  });
});

describe('[C.07 16.5] the low cut', () => {
  // One missed round 1 and lost to the strong Two twice; Three is the weakest opponent.
  const players = crosstable(`
    1 One 2000 : 0-H 2w0 3w1
    2 Two 1900 : 3w1 1b1 0-F
    3 Three 1800 : 2b0 0-Z 1b0
  `);
  const request = requestFor(players, TB_2026_03.properties);

  it('takes the voluntary unplayed round from Buchholz', () => {
    // 1½ for the bye, 3 and 0: the zero stays.
    expect(
      explained(request, 'BH/C1', 1).figure.working?.map(({ value, counts }) => [value, counts]),
    ).toEqual([
      [15, false],
      [30, true],
      [0, true],
    ]);
  });

  it('takes from Sonneborn-Berger the higher of it and the least significant value', () => {
    // Products: ½ × 1½, 0 × 3, 1 × 0. Three has the lowest score, with a product of 0.
    const { figure } = explained(request, 'SB/C1', 1);
    expect(figure.working?.map(({ value, counts }) => [value, counts])).toEqual([
      [75, false],
      [0, true],
      [0, true],
    ]);
    expect(figure.working?.[0]?.product).toEqual({ score: 15, points: 5 });
  });

  it('with /P takes a forfeit loss for a game, and so the least significant value (KD-51)', () => {
    const forfeited = requestFor(
      crosstable(`
        1 One 2000 : 2w- 3w1 4b1
        2 Two 1900 : 1b+ 4w1 3b1
        3 Three 1800 : 4b1 1b0 2w0
        4 Four 1700 : 3w0 2b0 1w0
      `),
      TB_2026_03.properties,
    );
    const working = (descriptor: string): unknown =>
      explained(forfeited, descriptor, 1).figure.working?.map(({ value, counts }) => [
        value,
        counts,
      ]);
    // Without it the dummy has One's own two points, and goes before Four's nothing.
    expect(working('BH/C1')).toEqual([
      [20, false],
      [10, true],
      [0, true],
    ]);
    expect(working('BH/C1/P')).toEqual([
      [30, true],
      [10, true],
      [0, false],
    ]);
  });

  it('leaves nothing when it takes everything, and an average undefined', () => {
    expect(figures(request, 'BH/C5')).toEqual([0, 0, 0]);
    expect(explained(request, 'ARO/C2', 1).figure).toMatchObject({
      value: null,
      undefinedBecause: 'noGame',
    });
  });
});
