import { describe, expect, it } from 'vitest';
import { isLeftOut, twiceInFile, twiceProblem } from './twice-in-file.ts';

const FILE = [
  { line: 2, name: 'Martin, Luc', fideId: '600001' },
  { line: 3, name: 'Lefèvre, Zoé', nationalId: 'A1' },
  { line: 4, name: 'LEFEVRE Zoe', nationalId: 'A1' },
  { line: 5, name: 'Martin, Luc', fideId: '600002' },
  { line: 6, name: 'Luc Martin' },
  { line: 7, name: 'Martin, L', fideId: '600002' },
];

describe('lines of a table that name one person twice', () => {
  it('are found by number and by name, namesakes apart', () => {
    expect([...twiceInFile(FILE)]).toEqual([
      [4, { line: 3, by: 'nationalId' }],
      [6, { line: 2, by: 'name' }],
      [7, { line: 5, by: 'fideId' }],
    ]);
  });

  it('are left out by their number only, and told with both lines', () => {
    const told = FILE.flatMap((entry) => {
      const twice = twiceInFile(FILE).get(entry.line);
      return twice === undefined ? [] : [[isLeftOut(twice), twiceProblem(entry, twice).message]];
    });
    expect(told).toEqual([
      [true, 'Line 4, LEFEVRE Zoe: the same national number as on line 3; the line is left out.'],
      [
        false,
        'Line 6, Luc Martin: the same name as on line 2; both are entered. Remove one if it is one person.',
      ],
      [true, 'Line 7, Martin, L: the same FIDE number as on line 5; the line is left out.'],
    ]);
  });
});
