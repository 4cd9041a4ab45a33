import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LIST_PROBLEMS_IN_FRENCH } from './lists-fr.ts';

const CALLS: readonly (readonly [folder: string, call: RegExp, prefix: string])[] = [
  ['formats/fide-list', /(?:listProblem\(\s*'\w+',\s*|#fail\(\s*)'(\w+)'/g, 'fideList'],
  ['formats/papi', /(?:papiProblem\(\s*'\w+',\s*|fault\(\s*)'(\w+)'/g, 'papi'],
  ['tournament/papi-file', /(?:papiProblem\(\s*'\w+',\s*|note\(\s*)'(\w+)'/g, 'papi'],
  ['formats/entries', /(?:(?:problem|leftOut|cell)\(\s*'\w+',\s*|told\(\s*)'([\w ]+)'/g, 'entries'],
];

/** Every code the readers can report, found in their sources. */
function codes(): string[] {
  return CALLS.flatMap(([folder, call, prefix]) => {
    const here = new URL(`../../${folder}/`, import.meta.url);
    return readdirSync(here)
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .flatMap((file) => [...readFileSync(new URL(file, here), 'utf8').matchAll(call)])
      .map((match) => `${prefix}.${match[1] ?? ''}`);
  });
}

describe('problems of lists, entries and .papi files', () => {
  it('speak French, every one, and none more', () => {
    const spoken = new Set(codes());
    expect(spoken.size).toBeGreaterThan(25);
    expect([...spoken].sort()).toEqual(Object.keys(LIST_PROBLEMS_IN_FRENCH).sort());
  });
});
