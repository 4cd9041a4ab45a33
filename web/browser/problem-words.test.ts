import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sayProblem } from '../desk/say-problem.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const FAMILIES = 'access|backup|device|export|import|list|network|preset|server|store|upload|view';
const UNKNOWN = sayProblem({ code: 'nobody.knows', params: {} }, 'en');

function codesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)(dist|testing)\//.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, folder, path), 'utf8');
      return [...text.matchAll(new RegExp(`'((?:${FAMILIES})\\.[a-zA-Z]+)'`, 'g'))];
    })
    .map((match) => match[1] ?? '');
}

const CODES = [...new Set(['server', 'store', 'exchange'].flatMap(codesIn))].sort();

it.each(CODES)('%s is said in words', (code) => {
  for (const language of ['en', 'fr'] as const) {
    const said = sayProblem({ code, params: {} }, language);
    expect(said).not.toBe('');
    if (language === 'en') expect(said).not.toBe(UNKNOWN.replace('nobody.knows', code));
  }
});

it('finds the codes it looks for', () => {
  expect(CODES).toContain('server.busy');
  expect(CODES.length).toBeGreaterThan(60);
});
