import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetWindow, noteWindow, readWindow } from './window-note.ts';

const ADDRESS = 'http://localhost:49152/#a_secret-that-nobody-guesses';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-note-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('is found by a second start, is its owner’s alone, and goes with the window', () => {
  noteWindow(folder, ADDRESS);
  expect(readWindow(folder, process.pid)).toBe(ADDRESS);
  if (process.platform !== 'win32') {
    expect(statSync(join(folder, 'window.json')).mode & 0o077).toBe(0);
  }
  // The process that left it is not the one that serves.
  expect(readWindow(folder, process.pid + 1)).toBe(null);
  forgetWindow(folder);
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  ['nothing', ''],
  ['half of it', '{"process":7,'],
  ['no object', '7'],
  ['no address', '{"process":7}'],
  [
    'an address elsewhere',
    '{"process":7,"address":"http://example.org/#aaaaaaaaaaaaaaaaaaaaaaaa"}',
  ],
  ['no address but an option', '{"process":7,"address":"--load-extension=/tmp"}'],
])('a note with %s is none', (_, text) => {
  writeFileSync(join(folder, 'window.json'), text);
  expect(readWindow(folder, 7)).toBe(null);
});
