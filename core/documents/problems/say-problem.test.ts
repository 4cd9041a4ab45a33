import { describe, expect, it } from 'vitest';
import { readEntries } from '../../formats/entries/read-entries.ts';
import { FideListReader } from '../../formats/fide-list/read-fide-list.ts';
import { TEXT_HEADER } from '../../formats/fide-list/testing/invented-list.ts';
import { parseTrf } from '../../formats/trf/read.ts';
import { TRF_PROBLEMS } from '../../formats/trf/problems.ts';
import type { Problem } from '../../rules/problem.ts';
import { sayProblem } from './say-problem.ts';

function problemsOfList(text: string): Problem[] {
  const reader = new FideListReader();
  const { problems } = reader.feed(new TextEncoder().encode(text));
  return [...problems, ...reader.finish().problems];
}

describe('problems of files', () => {
  it('are told in the language of the person, with the record', () => {
    const { problems } = parseTrf('152 X\n');
    const [problem] = problems;
    if (problem === undefined) throw new Error('no problem found');
    expect(sayProblem(problem, 'en')).toBe(problem.message);
    expect(sayProblem(problem, 'fr')).toBe(
      'Ligne 1, colonne 5, 152\u00a0: Couleur inconnue. Écrivez w, b ou -.',
    );
  });

  it.each([
    [
      'entries',
      readEntries([
        ['Nom', 'Elo'],
        ['', '1500'],
        ['Dee, Jo', 'x'],
      ]).problems,
    ],
    ['entries without names', readEntries([['A'], ['1']]).problems],
    ['a FIDE list', problemsOfList(`${TEXT_HEADER}${'x'.repeat(170)}\r\n`)],
    ['a FIDE list in XML', problemsOfList('<playerslist><player></player></playerslist>')],
    ['TRF', parseTrf('152 X\nXXR abc\n').problems],
  ])('of %s name the line in both languages, where there is one', (_, problems) => {
    expect(problems).not.toEqual([]);
    for (const problem of problems) {
      const line = problem.line === 0 ? undefined : String(problem.line);
      expect(/^Line (\d+)/.exec(sayProblem(problem, 'en'))?.[1], problem.message).toBe(line);
      expect(/^Ligne (\d+)/.exec(sayProblem(problem, 'fr'))?.[1], problem.code).toBe(line);
    }
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
    expect(sayProblem(problem, 'fr')).toMatch(/^Ligne 1, colonne 1, 001\u00a0: (?:\p{Lu}|\d)/u);
  });
});
