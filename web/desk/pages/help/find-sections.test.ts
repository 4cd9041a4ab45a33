import { describe, expect, it } from 'vitest';
import type { Contents, FoundSection } from '../../../manual/manual-files.ts';
import { findSections } from './find-sections.ts';

const section = (id: string, title: string, words: string): FoundSection => ({
  id,
  title,
  begins: '',
  words,
});

const CONTENTS: Contents = {
  chapters: [
    {
      chapter: 'round',
      title: 'Une ronde',
      sections: [
        section('', 'Une ronde', 'une ronde echiquier'),
        section('results', 'Résultats', 'resultats echiquier blancs'),
      ],
    },
    {
      chapter: 'corrections',
      title: 'Corrections',
      sections: [section('forfeits', 'Forfaits', 'forfaits resultats echiquier')],
    },
  ],
};

const found = (typed: string): string[] =>
  findSections(typed, CONTENTS).map(({ chapter, id }) => `${chapter}#${id}`);

describe('[issue 22.5] searching the manual', () => {
  it.each([
    ['nothing for nothing', '  ', []],
    [
      'titles first, blind to accents and capitals',
      'RESULTATS',
      ['round#results', 'corrections#forfeits'],
    ],
    ['every word', 'échiquier blancs', ['round#results']],
    ['words of the chapter and of the section together', 'ronde blancs', ['round#results']],
    ['a part of a word', 'forf', ['corrections#forfeits']],
    ['what is not there', 'zugzwang', []],
  ])('%s', (_, typed, places) => {
    expect(found(typed)).toEqual(places);
  });
});
