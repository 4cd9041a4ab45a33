import { editionsOf } from '@ronde/core/rules/editions/registry.ts';
import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import { isCatalogued, lawsOf, type StatedLaw } from '@ronde/core/rules/laws/catalogue.ts';
import { ONLINE } from '@ronde/core/rules/laws/online/online-name.ts';
import { onlineLaws } from '@ronde/core/rules/laws/online/stated-online.ts';
import { searchLaws } from '@ronde/core/rules/laws/search.ts';

export const name = 'search in the Laws';

interface Figure {
  readonly label: string;
  readonly milliseconds: number;
  readonly target?: number;
}

const TARGET = 50;
const ASKED_AGAIN = 50;

/** Every word of every edition asked for, in each language: the first time, and the slowest of the others. */
export function run(): Promise<{ figures: Figure[] }> {
  const editions = [
    ...editionsOf('laws')
      .filter(({ id }) => isCatalogued(id))
      .map((edition) => ({ id: edition.id, laws: () => lawsOf(edition) })),
    { id: ONLINE.id, laws: onlineLaws },
  ];
  return Promise.resolve({
    figures: editions.flatMap(({ id, laws }) =>
      // Stated anew for each language: what was searched once is kept ready.
      LANGUAGES.flatMap((language) => figuresOf(id, laws(), language)),
    ),
  });
}

function figuresOf(id: string, laws: readonly StatedLaw[], language: Language): Figure[] {
  const text = laws.flatMap(({ title, says, also }) => [title[language], says[language], ...also]);
  const words = [...new Set(text.join(' ').split(/[\s,.;:’'()]+/))].filter(Boolean);
  const asked = (word: string): number => {
    const start = performance.now();
    searchLaws(laws, word);
    return performance.now() - start;
  };
  const [before = ''] = words;
  const first = asked(before);
  const timed = words
    .map((word) => ({ word, took: asked(word) }))
    .toSorted((one, other) => other.took - one.took);
  // The slowest ones are asked twice more: what else the machine does is not the word's time.
  const again = timed.slice(0, ASKED_AGAIN);
  const slowest = Math.max(
    ...again.map(({ word, took }) => Math.min(took, asked(word), asked(word))),
    timed[ASKED_AGAIN]?.took ?? 0,
  );
  const label = `${id}, ${language}, ${laws.length} articles`;
  return [
    { label: `${label}: one word of ${words.length}, first time`, milliseconds: first },
    { label: `${label}: the slowest word once warm`, milliseconds: slowest },
  ].map((figure) => ({ ...figure, target: TARGET }));
}
