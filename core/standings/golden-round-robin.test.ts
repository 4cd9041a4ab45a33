import { describe, expect, it } from 'vitest';
import { TB_2023_09, TB_2024_08, TB_2026_03 } from '../rules/editions/tie-breaks.ts';
import { crosstable } from './testing/crosstable.ts';
import { figures, requestFor, standingsOf } from './testing/request.ts';

// Crosstable and figures: IA Mario Held, "Exercises in Tie-Breaking", the six-player round robin;
// Franck lost to Helene by forfeit in round 4 (spec: current rules 1.9).
const PLAYERS = crosstable(`
  1 Alyx     2200 : 5w=  2w1  3b1  4w0  6b1
  2 Bruno    2150 : 6w1  1b0  5w1  3w=  4b1
  3 Charline 2100 : 4w1  6b1  1w0  2b=  5w1
  4 David    2050 : 3b0  5b0  6w=  1b1  2w0
  5 Franck   1950 : 1b=  4w1  2b0  6w-  3b0
  6 Helene   2000 : 2b0  3w0  4b=  5b+  1w0
`);

const SINCE_2023 = [TB_2023_09, TB_2024_08, TB_2026_03] as const;

describe('the exercise round robin', () => {
  it.each([
    ['SB', [9.25, 6.25, 6.25, 4.25, 3.25, 2.25]],
    ['SB/C1', [9.25, 4.75, 4.75, 4.25, 3.25, 1.5]],
    ['KS', [2, 0.5, 0.5, 1, 0.5, 0]],
    ['ARO', [2050, 2060, 2070, 2080, 2125, 2125]],
    ['TPR', [2199, 2209, 2219, 1931, 2038, 1803]],
    ['PTP', [2204, 2216, 2227, 1922, 2032, 1789]],
  ])('[C.07 9 and 10] %s', (descriptor, expected) => {
    for (const { properties } of SINCE_2023) {
      const request = requestFor(PLAYERS, properties, { kind: 'roundRobin' });
      expect(figures(request, descriptor)).toEqual(expected);
    }
  });

  it('[C.07 6.2 and 15.2] direct encounter counts the forfeit: 1, then 2 and 3 tied, and 6, 5, 4', () => {
    for (const { properties } of SINCE_2023) {
      const { entries } = standingsOf(requestFor(PLAYERS, properties, { kind: 'roundRobin' }), [
        'DE',
      ]);
      expect(entries.map(({ tpn, rank }) => [Number(tpn), rank])).toEqual([
        [1, 1],
        [2, 2],
        [3, 2],
        [6, 4],
        [5, 5],
        [4, 6],
      ]);
    }
  });

  it('[C.07 15.2] a forfeit loss stays unplayed among own results from 2026', () => {
    const of2026 = requestFor(PLAYERS, TB_2026_03.properties, { kind: 'roundRobin' });
    expect(figures(of2026, 'REP')).toEqual([5, 5, 5, 5, 4, 5]);
    expect(figures(of2026, 'WIN')[5]).toBe(1);
    expect(figures(of2026, 'WON')[5]).toBe(0);
    const of2024 = requestFor(PLAYERS, TB_2024_08.properties, { kind: 'roundRobin' });
    expect(figures(of2024, 'REP')).toEqual([5, 5, 5, 5, 5, 5]);
  });

  it('[C.07 15.2] in a Swiss the same forfeit is left out of direct encounter', () => {
    const swiss = requestFor(PLAYERS, TB_2026_03.properties);
    const places = (descriptor: string) =>
      standingsOf(swiss, [descriptor])
        .entries.slice(3)
        .map(({ tpn, rank }) => [Number(tpn), rank]);
    // 4-5 and 4-6 were played, 5-6 was not: 5 has 1 to 2, 6 has ½ to 1½, 4 has ½.
    expect(places('DE')).toEqual([
      [4, 4],
      [5, 4],
      [6, 4],
    ]);
    expect(places('DE/P')).toEqual([
      [6, 4],
      [5, 5],
      [4, 6],
    ]);
  });
});
