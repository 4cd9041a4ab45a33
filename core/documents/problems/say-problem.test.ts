import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../formats/trf/read.ts';
import { TRF_PROBLEMS } from '../../formats/trf/problems.ts';
import { sayProblem } from './say-problem.ts';

describe('problems of files', () => {
  it('are told in the language of the person, with the record', () => {
    const { problems } = parseTrf('152 X\n');
    const [problem] = problems;
    if (problem === undefined) throw new Error('no problem found');
    expect(sayProblem(problem, 'en')).toBe(problem.message);
    expect(sayProblem(problem, 'fr')).toBe('152 : Couleur inconnue. Écrivez w, b ou -.');
  });

  it.each(Object.keys(TRF_PROBLEMS))('%s has its French sentence', (code) => {
    const problem = {
      severity: 'error',
      line: 1,
      column: 1,
      record: '001',
      code,
      message: 'English',
    } as const;
    expect(sayProblem(problem, 'fr')).toMatch(/^001 : \p{Lu}|^001 : \d/u);
  });
});
