import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import type { OwnCopy } from '@ronde/core/rules/laws/split-own-copy.ts';

/** The folder of the data folder in which an arbiter's own copies of the Laws stay. */
export const OWN_LAWS_FOLDER = 'laws';

/** Where the copy of an edition in a language is kept. */
export const ownLawsFile = (folder: string, edition: string, language: Language): string =>
  join(folder, `${edition}.${language}.json`);

/** Keeps a copy in place of an earlier one. @throws what the disk refuses */
export function keepOwnLaws(
  folder: string,
  edition: string,
  language: Language,
  copy: OwnCopy,
): string {
  const file = ownLawsFile(folder, edition, language);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(copy, null, 2)}\n`);
  return file;
}

/** The own copies of an edition; empty where there is none. @throws what the disk refuses */
export const ownLaws = (folder: string, edition: string): ReadonlyMap<Language, OwnCopy> =>
  new Map(
    LANGUAGES.flatMap((language): [Language, OwnCopy][] => {
      const copy = readOwnLaws(ownLawsFile(folder, edition, language));
      return copy === null ? [] : [[language, copy]];
    }),
  );

/** Null where there is no such file. @throws what the disk refuses */
export function readOwnLaws(file: string): OwnCopy | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as OwnCopy;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
