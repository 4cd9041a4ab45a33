import type { Language } from '@ronde/core/rules/language.ts';
import type { Chapter } from './chapters.ts';

/** A chapter as the build makes it of its page in docs/manual. */
export interface BuiltChapter {
  readonly title: string;
  readonly html: string;
}

/** A part of a chapter, with what a search looks at. */
export interface FoundSection {
  /** Its anchor; empty for what stands before the first heading. */
  readonly id: string;
  readonly title: string;
  /** Its first words, as they stand there. */
  readonly begins: string;
  /** Every word once, folded as names are. */
  readonly words: string;
}

/** What there is to read, in one language. */
export interface Contents {
  readonly chapters: readonly {
    readonly chapter: Chapter;
    readonly title: string;
    readonly sections: readonly FoundSection[];
  }[];
}

export const chapterFile = (chapter: string, language: Language): string =>
  `manual-${chapter}.${language}.json`;
export const contentsFile = (language: Language): string => `manual.${language}.json`;
export const pictureFile = (picture: string): string => `manual-${picture}`;
