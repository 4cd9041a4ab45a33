import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  chooseFolder,
  chooseNextFolder,
  nextFolder,
  takeNextFolder,
  type FolderPlaces,
} from './chosen-folder.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ronde-places-'));
});
afterEach(() => {
  rmSync(home, { recursive: true });
});
const usual = (): string => join(home, 'usual');
const places = (fixed: string | null = null): FolderPlaces => ({ fixed, usual });

it('a folder chosen in the window is the next start’s; of this one nothing changes', async () => {
  const present = chooseFolder(places(), null);
  expect(present).toEqual({ ok: true, folder: usual(), synchronised: false });
  expect(nextFolder(places(), usual())).toBe(null);
  const next = join(home, 'Échecs 2027');
  // As the file manager of Windows copies a path.
  expect(chooseNextFolder(places(), ` "${next}" `)).toEqual({
    kept: true,
    folder: next,
    synchronised: false,
  });
  expect(nextFolder(places(), usual())).toBe(next);
  // Whoever asks meanwhile, as the command line does, is still told the present one.
  expect(chooseFolder(places(), null)).toEqual(present);
  expect(await takeNextFolder(places(join(home, 'fixed')))).toBe(null);

  expect(await takeNextFolder(places())).toMatchObject({ ok: true, folder: next });
  expect(chooseFolder(places(), null)).toMatchObject({ folder: next });
  expect(nextFolder(places(), next)).toBe(null);
  expect(await takeNextFolder(places())).toBe(null);
});

it('a stick that is gone at the next start: the present folder stays, and the wish with it', async () => {
  const stick = join(home, 'Clé USB');
  expect(chooseNextFolder(places(), stick)).toMatchObject({ kept: true });
  rmSync(stick, { recursive: true });
  writeFileSync(stick, '');
  expect(await takeNextFolder(places())).toEqual({ ok: false, folder: stick, reason: 'EEXIST' });
  expect(chooseFolder(places(), null)).toMatchObject({ ok: true, folder: usual() });
  expect(nextFolder(places(), usual())).toBe(stick);
});

it('a folder that a service copies is kept, and said', () => {
  const copied = join(home, 'OneDrive - Club/Ronde');
  expect(chooseNextFolder(places(), copied)).toMatchObject({ kept: true, synchronised: true });
});

it.each([
  ['a part of a path', null, 'Échecs', 'notWhole'],
  ['nothing but spaces', null, '   ', 'notWhole'],
  ['a variable decides', '/srv/ronde', join(tmpdir(), 'other'), 'fixed'],
])('%s is refused, and nothing is kept', (_, fixed, typed, why) => {
  expect(chooseNextFolder(places(fixed), typed)).toMatchObject({ kept: false, why });
  expect(existsSync(usual())).toBe(false);
});

it('where nothing can be written, the system’s word is handed on, and nothing is kept', () => {
  const file = join(home, 'Clé USB');
  writeFileSync(file, '');
  const refused = chooseNextFolder(places(), file);
  expect(refused).toMatchObject({ kept: false, why: 'refused', folder: file });
  expect(refused).toHaveProperty('reason', 'EEXIST');
  expect(nextFolder(places(), usual())).toBe(null);
});
