import { foldedName } from '@ronde/core/formats/player-list/folded-name.ts';
import type { Chapter } from '../../../manual/chapters.ts';
import type { Contents, FoundSection } from '../../../manual/manual-files.ts';
import { hasWords, typedWords } from '../../parts/typed-words.ts';

/** A section that has what was typed, and the chapter it is in. */
export interface Found extends FoundSection {
  readonly chapter: Chapter;
  readonly inChapter: string;
}

/** No list is longer: whoever finds more types another word. */
const MOST = 20;

/** Sections that have every word typed, blind to accents; those that have them in a title first. */
export function findSections(typed: string, { chapters }: Contents): readonly Found[] {
  const words = typedWords(typed);
  if (words.length === 0) return [];
  const found = chapters.flatMap(({ chapter, title, sections }) =>
    sections
      .filter((section) => hasWords(`${foldedName(title)} ${section.words}`, words))
      .map((section) => ({ ...section, chapter, inChapter: title })),
  );
  const nearness = ({ id, title, inChapter }: Found): number =>
    id !== '' && hasWords(foldedName(title), words)
      ? 0
      : hasWords(foldedName(inChapter), words)
        ? 1
        : 2;
  return found.sort((a, b) => nearness(a) - nearness(b)).slice(0, MOST);
}
