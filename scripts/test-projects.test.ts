import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './claims/documents.ts';
import { ALONE, CHANGES_THE_PROCESS, SHORTER, TOGETHER } from './test-projects.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The folders at the top of `{core,web}/**`. */
const foldersOf = (pattern: string): string[] =>
  (/^\{?([^}]*)\}?\/\*\*/.exec(pattern)?.[1] ?? '').split(',');

describe('the projects', () => {
  it('run the tests of every folder', () => {
    const tests = projectFiles(root).filter((file) => /\.test\.tsx?$/.test(file));
    const folders = new Set(tests.map((file) => file.split('/')[0]));
    expect(foldersOf(TOGETHER).toSorted()).toEqual([...folders].toSorted());
  });

  it('name no test that is not there', () => {
    const files = projectFiles(root);
    expect(Object.keys(ALONE).filter((name) => !files.includes(name))).toEqual([]);
  });
});

describe('a long walk', () => {
  it('names a test of `npm test` that goes a part of its way', () => {
    const files = projectFiles(root);
    const isShorter = (name = '') => files.includes(name) && !name.endsWith('.long.test.ts');
    const walks = files.filter((file) => file.endsWith('.long.test.ts'));
    const named = walks.filter((file) =>
      isShorter(SHORTER.exec(readFileSync(join(root, file), 'utf8'))?.[1]),
    );
    expect(walks).toEqual(named);
  });

  it.each([
    ['// `npm test` goes a shorter way: web/browser/cup.test.ts', true],
    ['// `npm test` goes a shorter way: none', false],
    ['', false],
  ])('the check can fail: %s', (line, says) => {
    expect(SHORTER.test(line)).toBe(says);
  });
});

const SHARED = new RegExp(`^(${foldersOf(TOGETHER).join('|')})/(?!browser/).*\\.test\\.tsx?$`);

describe('tests that share a process', () => {
  it('change nothing for the others in it; those that do stand alone', () => {
    const changing = projectFiles(root)
      .filter((file) => SHARED.test(file))
      .filter((file) => CHANGES_THE_PROCESS.test(readFileSync(join(root, file), 'utf8')));
    expect(changing.length).toBeGreaterThan(0);
    expect(changing.filter((file) => !(file in ALONE))).toEqual([]);
  });

  it.each([
    "vi.mock('./clock.ts');",
    'vi.useFakeTimers();',
    "vi.stubGlobal('fetch', answer);",
    "vi.spyOn(console, 'log');",
    "process.env['PORT'] = '1';",
    'process.chdir(folder);',
  ])('the check can fail: %s', (line) => {
    expect(CHANGES_THE_PROCESS.test(line)).toBe(true);
  });

  it.each(["const port = process.env['PORT'];", 'const spy = vi.fn();'])('or not: %s', (line) => {
    expect(CHANGES_THE_PROCESS.test(line)).toBe(false);
  });
});
