import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './claims/documents.ts';
import { SIZES, sizesFor } from './test-sizes.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Each size by its name, those inside another one too. */
const named = (sizes: object, before = ''): [string, unknown][] =>
  Object.entries(sizes).flatMap(([name, size]: [string, unknown]) =>
    typeof size === 'object' && size !== null
      ? named(size, `${before}${name}.`)
      : [[`${before}${name}`, size]],
  );
const long = new Map(named(SIZES.long));

describe('npm test and npm run test:long', () => {
  it('are one program, told which sizes to take', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(scripts['test:long']).toBe(`${scripts['test']} --long`);
    expect(sizesFor({})).toBe(SIZES.short);
    expect(sizesFor({ RONDE_LONG: '1' })).toBe(SIZES.long);
  });

  it('differ in the sizes alone: nothing else asks which of them runs', () => {
    const asking = projectFiles(root)
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
      .filter((file) => read(file).includes('RONDE_LONG'));
    expect(asking.sort()).toEqual([
      'scripts/test-sizes.test.ts',
      'scripts/test-sizes.ts',
      'scripts/test.mjs',
    ]);
  });

  it.each(named(SIZES.short))('%s: the short run does %s, the long one no less', (name, short) => {
    const whole = long.get(name);
    if (typeof short === 'number') expect(whole).toBeGreaterThanOrEqual(short);
    else expect([short, whole]).toEqual(['some', 'all']);
    expect(short).not.toBe(0);
  });

  it('every size is asked for by a test', () => {
    const tests = projectFiles(root)
      .filter((file) => file.endsWith('.ts') && !file.startsWith('scripts/test-'))
      .map(read)
      .filter((text) => text.includes("inject('sizes')"));
    const unused = Object.keys(SIZES.short).filter(
      (name) => !tests.some((text) => text.includes(name)),
    );
    expect(unused).toEqual([]);
  });
});
