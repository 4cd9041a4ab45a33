import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './claims/documents.ts';
import { ALONE, CHANGES_THE_PROCESS } from './test-projects.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

describe('tests that share a process', () => {
  it('change nothing for the others in it; those that do stand alone', () => {
    const changing = projectFiles(root)
      .filter((file) => /^(core|web|store|server|cli)\/(?!browser\/).*\.test\.tsx?$/.test(file))
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
