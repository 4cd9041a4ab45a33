import { describe, expect, it } from 'vitest';
import {
  TB_2012,
  TB_2023_09,
  TB_2024_08,
  TB_2026_03,
  type TieBreakProperties,
} from '../rules/editions/tie-breaks.ts';
import { openField } from './field.ts';
import { EXERCISE_PLAYERS } from './testing/exercise-event.ts';
import { figures, requestFor, standingsOf } from './testing/request.ts';
import { scoresOf } from './unplayed-rounds.ts';

// Figures of 2012 as the FFE's program gives them, of 2024 as the published
// solutions, of 2026 recomputed twice independently (spec: current rules 1.8).

const BY_EDITION = `
  number points adjusted adjusted/F 2012:BH 2012:BH/C1 2012:BH/M1 2024:BH 2026:BH 2024:BH/C1 2026:BH/C1 2024:FB 2026:FB 2024:AOB 2026:AOB 2024:SB 2026:SB 2024:SB/C1 2026:SB/C1
       1    3.5      3.5        3.5    12.5         11          7    12.5    12.5         11         11    13.5    13.5     12.6     12.4       8       8       7.25       7.25
       2      4        4          4      13         12        8.5      13      13         12         12    13.5    13.5     13.6     13.6     9.5     9.5        8.5        8.5
       3    3.5      3.5        3.5    14.5       12.5        8.5    15.5    15.5         13         13      15      15     13.4     12.9    10.5    10.5       9.25       9.25
       4    3.5      3.5        3.5    13.5         12        8.5      15      14       11.5       11.5    15.5    14.5    13.38    13.38    9.75    9.25          8       7.75
       5    2.5      2.5          2       8          7          5     8.5     8.5        7.5        7.5      10      10     13.4     13.2    4.25    4.25       3.25       3.25
       6      3        3        2.5      11         10        6.5      12    11.5         11       10.5      12      12    13.25    13.25     6.5       6        5.5          5
       7    1.5      1.5          2      14         12          8    14.5    14.5       12.5       12.5    13.5    13.5     11.9     11.7    3.25    3.25       1.25       1.25
       8    2.5      2.5          3      14       12.5          9    13.5    13.5         12         12    12.5    12.5       13     12.9    5.25    5.25       3.75       3.75
       9    1.5      1.5        1.5     8.5          8        4.5       9       9        7.5        7.5     9.5     9.5    12.75    12.75    2.25    2.25       2.25       2.25
      10      1        1        1.5    12.5         11          7      13      13       11.5       11.5    12.5    12.5     10.9     10.8     1.5     1.5          0          0
      11    2.5      2.5          2      12         11        7.5    13.5    12.5         12         11    12.5      12    12.75    12.75    5.75    4.75       4.25       3.25
      12      2        3          3    13.5         12        8.5    11.5    11.5        9.5        9.5    11.5      11       15       14       4       4          4          4
      13    1.5      1.5          2      15       12.5          9      14      14         12         12    13.5    13.5     12.1     11.9    4.25    4.25       4.25       4.25
      14      2        2        1.5      12       10.5        7.5      11      11          9          9    10.5    10.5    13.17       13     4.5     4.5          3          3
      15      2        2        2.5      12         11        7.5      12      12         11         11      12      12     12.2     12.2     3.5     3.5        2.5        2.5
      16    3.5      3.5          3      12       10.5        6.5    12.5    12.5         11         11    13.5    13.5     13.3     13.1    7.25    7.25       5.75       5.75
`;

const IN_EVERY_EDITION = `
  number WIN WON BPG BWG REP   PS PS/C1  ARO ARO/C1  TPR  PTP APRO APPO
       1   2   2   2   1   5 11.0  10.0 1820   1900 1969 2029 1789 1769
       2   3   3   3   1   5 13.0  12.0 1880   1988 2120 2216 1856 1852
       3   2   2   2   1   5 11.0  10.5 1940   2000 2089 2112 1904 1934
       4   2   2   2   1   4 11.5  10.5 1888   1983 2081 2168 1772 1784
       5   2   2   2   0   5  5.0   5.0 1690   1738 1690 1689 1719 1676
       6   3   2   2   1   5  6.0   6.0 1813   1900 1813 1810 1846 1836
       7   1   1   3   0   5  6.0   5.0 1760   1838 1611 1531 1869 1890
       8   2   2   2   0   5  8.5   8.0 1730   1800 1730 1715 1915 1924
       9   1   0   1   0   3  2.5   2.5 1975   2200 1175  950 1805 1802
      10   1   1   3   1   5  4.0   4.0 1880   1975 1640 1575 1717 1687
      11   2   1   2   0   5  5.5   5.0 1863   2000 1776 1763 1840 1836
      12   2   0   0   0   3  7.0   7.0 2050  undef 1250 1250 2081 2168
      13   1   1   3   1   5  7.0   6.0 1930   2025 1781 1744 1879 1909
      14   2   2   2   1   3  6.0   5.0 1800   1900 1925 1942 1775 1756
      15   2   2   3   1   5  7.0   7.0 1860   1963 1788 1768 1776 1767
      16   3   3   2   1   5 10.5  10.0 1820   1900 1969 2013 1805 1799
`;

const MORE_OF_2026 = `
  number BH/C2 BH/M1 BH/M2 BH/P FB/C1 AOB/F SB/C2
       1   9.5   7.0   2.0 12.5  12.0 12.60  5.75
       2  10.5   8.5   3.5 13.0  12.0 13.60  7.00
       3  10.5   9.0   3.0 15.5  13.0 12.90  6.75
       4  10.0   8.0   3.0 14.0  12.0 13.25  6.50
       5   6.0   5.0   1.5  8.5   8.5 12.70  3.25
       6   8.5   7.0   2.5 11.5  10.5 12.63  5.00
       7  10.0   8.5   2.5 14.5  11.5 12.20  1.25
       8  10.0   8.5   3.0 13.5  11.0 12.90  1.75
       9   6.0   4.0   1.0 10.0   8.0 13.00  1.50
      10   9.5   7.5   2.5 13.0  11.0 11.40  0.00
      11   9.5   7.5   2.5 12.5  10.5 13.00  1.75
      12   7.5   6.0   2.0 11.5   9.0 14.50  4.00
      13   9.5   8.5   2.5 14.0  12.0 12.20  4.25
      14   7.0   6.0   1.5 12.0   9.0 12.67  3.00
      15   9.5   7.5   2.5 12.0  10.5 12.60  2.50
      16   9.0   7.0   2.5 12.5  11.5 12.70  3.75
`;

/** Columns by their heading; `undef` is null. */
function columns(table: string): Map<string, (number | null)[]> {
  const [head = [], ...rows] = table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/));
  return new Map(
    head.map((name, column) => [
      name,
      rows.map((row) => (row[column] === 'undef' ? null : Number(row[column]))),
    ]),
  );
}

const EDITIONS: Readonly<Record<string, TieBreakProperties>> = {
  '2012': TB_2012.properties,
  '2024': TB_2024_08.properties,
  '2026': TB_2026_03.properties,
};

describe('the exercise Swiss', () => {
  const table = columns(BY_EDITION);
  const cells = [...table].filter(([name]) => name.includes(':'));

  it('has all its columns', () => {
    expect(cells).toHaveLength(15);
    for (const [, values] of table) expect(values).toHaveLength(16);
  });

  it.each(cells)('[C.07 8, 9, 14 and 16] %s', (name, expected) => {
    const [year = '', descriptor = ''] = name.split(':');
    const edition = EDITIONS[year];
    if (!edition) throw new Error(year);
    expect(figures(requestFor(EXERCISE_PLAYERS, edition), descriptor)).toEqual(expected);
  });

  it('[C.07 16.3] scores, adjusted scores and those before the final round', () => {
    for (const { properties } of [TB_2024_08, TB_2026_03]) {
      const field = openField(requestFor(EXERCISE_PLAYERS, properties));
      if (!field.ok) throw new Error(field.error.code);
      const tenths = (name: string) =>
        table.get(name)?.map((value) => Math.round((value ?? 0) * 10));
      const plain = scoresOf(field.value, { forfeitsPlayed: false, fore: false });
      const fore = scoresOf(field.value, { forfeitsPlayed: false, fore: true });
      expect([...plain.own]).toEqual(tenths('points'));
      expect([...plain.adjusted]).toEqual(tenths('adjusted'));
      expect([...fore.adjusted]).toEqual(tenths('adjusted/F'));
    }
  });

  const independent = columns(IN_EVERY_EDITION);
  it.each([...independent].slice(1))(
    '[C.07 7 and 10] %s in 2024 and 2026',
    (descriptor, expected) => {
      expect(expected).toHaveLength(16);
      for (const { properties } of [TB_2024_08, TB_2026_03]) {
        expect(figures(requestFor(EXERCISE_PLAYERS, properties), descriptor)).toEqual(expected);
      }
    },
  );

  it('[C.07 7.6] rounds elected to play, under the name of 2023', () => {
    const expected = independent.get('REP');
    expect(figures(requestFor(EXERCISE_PLAYERS, TB_2023_09.properties), 'GE')).toEqual(expected);
  });

  const more = columns(MORE_OF_2026);
  it.each([...more].slice(1))('[C.07 14 and 16] %s in 2026', (descriptor, expected) => {
    expect(expected).toHaveLength(16);
    expect(figures(requestFor(EXERCISE_PLAYERS, TB_2026_03.properties), descriptor)).toEqual(
      expected,
    );
  });

  // Exercises 23 and 24: nobody of the tied is alone at the top whatever the missing games bring.
  it('[C.07 6.3] direct encounter leaves 1, 3, 4, 16 and 5, 8, 11 tied', () => {
    const { entries } = standingsOf(requestFor(EXERCISE_PLAYERS, TB_2026_03.properties), ['DE']);
    const ranks = new Map(entries.map(({ tpn, rank }) => [Number(tpn), rank]));
    expect([1, 3, 4, 16].map((number) => ranks.get(number))).toEqual([2, 2, 2, 2]);
    expect([5, 8, 11].map((number) => ranks.get(number))).toEqual([7, 7, 7]);
  });
});
