import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { drawnNames, drawnRooms, drawnRows } from './drawing.ts';
import { ROWS } from './rooms.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const nameOf = (room: string): string => room.replace(/^core\//, '');

describe('the house drawn in ARCHITECTURE.md', () => {
  it('has the rooms of the check in its table, in their order', () => {
    expect(drawnRooms(page).map(({ room }) => room)).toEqual(ROWS.flat());
  });

  it('says which rooms are not built yet', () => {
    for (const { room, later } of drawnRooms(page)) {
      expect([room, later]).toEqual([room, !existsSync(join(root, room))]);
    }
  });

  it('has the arrows of the check', () => {
    expect(drawnRows(page)).toEqual(ROWS.map((row) => row.map(nameOf)));
  });

  it('has every room in the picture, and no other', () => {
    expect([...drawnNames(page)].sort()).toEqual(['core', ...ROWS.flat().map(nameOf)].sort());
  });
});

it('finds what is drawn wrongly', () => {
  const wrong =
    '```\nrules ◄── pairing\n```\n| `core/rules` | x |\n| `paper` (with its own issue) | x |\n';
  expect(drawnRooms(wrong)).toEqual([
    { room: 'core/rules', later: false },
    { room: 'paper', later: true },
  ]);
  expect([...drawnNames(wrong)]).toEqual(['rules', 'pairing']);
  expect(drawnRows('a\nrules ← pairing, formats ← web\nb')).toEqual([
    ['rules'],
    ['pairing', 'formats'],
    ['web'],
  ]);
});
