import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assetNamed, readAssets } from './assets.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-assets-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});
const write = (name: string, text: string): void => {
  writeFileSync(join(folder, name), text);
};

it('a file is read with what it is packed into; nothing else is an asset', () => {
  write('desk-AB12CD34.js', 'plain');
  write('desk-AB12CD34.js.br', 'tight');
  write('desk-AB12CD34.js.gz', 'zipped');
  write('ronde.svg', '<svg/>');
  write('notes.md', 'not served');
  mkdirSync(join(folder, 'folder.js'));
  const assets = readAssets(folder);
  expect([...assets.keys()]).toEqual(['desk-AB12CD34.js', 'ronde.svg']);
  const texts = [...(assets.get('desk-AB12CD34.js')?.packed ?? [])].map(
    ([packing, bytes]) => [packing, new TextDecoder().decode(bytes)] as const,
  );
  expect(texts).toEqual([
    ['br', 'tight'],
    ['gzip', 'zipped'],
  ]);
  expect(assets.get('ronde.svg')?.packed.size).toBe(0);
});

it.each([
  ['desk-AB12CD34.js', true],
  ['desk-AB12CD34.js.map', true],
  ['chunk-22ABCDEF.css', true],
  ['typeface-latin-22ABCDEF.woff2', true],
  ['phone-worker.js', false],
  ['desk.js', false],
  ['desk.en.html', false],
  ['ronde-maskable.png', false],
  ['page-AB12CD34.html', false],
])('%s is kept for good: %s', (name, lasts) => {
  write(name, 'x');
  expect(readAssets(folder).get(name)?.lasts).toBe(lasts);
});

it('a map is read when it is asked for', () => {
  write('desk-AB12CD34.js.map', 'old');
  write('gone-AB12CD34.js.map', 'old');
  const assets = readAssets(folder);
  write('desk-AB12CD34.js.map', '{}');
  rmSync(join(folder, 'gone-AB12CD34.js.map'));
  const text = (name: string): string => new TextDecoder().decode(assets.get(name)?.body);
  expect(text('desk-AB12CD34.js.map')).toBe('{}');
  expect(text('gone-AB12CD34.js.map')).toBe('');
  expect(assets.get('desk-AB12CD34.js.map')?.digest).toHaveLength(16);
});

it('another content has another digest', () => {
  write('a.js', 'one');
  write('b.js', 'other');
  const [one, other] = [...readAssets(folder).values()].map(({ digest }) => digest);
  expect(one).not.toBe(other);
});

it('a file is found by the name it had before it got a hash', () => {
  write('public-EF56GH78.js', 'x');
  write('public-more-EF56GH78.js', 'x');
  write('public-EF56GH78.css', 'x');
  const assets = readAssets(folder);
  expect(assetNamed(assets, 'public-EF56GH78.js')?.lasts).toBe(true);
  // Under this name another content may stand tomorrow.
  expect(assetNamed(assets, 'public.js')).toEqual({
    ...assets.get('public-EF56GH78.js'),
    lasts: false,
  });
  expect(assetNamed(assets, 'ronde.svg')).toBeNull();
});
