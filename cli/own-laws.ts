import { homedir } from 'node:os';
import { join } from 'node:path';
import type { OwnCopy } from '@ronde/core/rules/laws/split-own-copy.ts';
import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import * as kept from '@ronde/exchange/own-laws/own-laws.ts';
import { dataFolder } from '@ronde/store/data-folder.ts';
import type { Cli } from './cli.ts';
import { notRead, notWritten } from './file-failure.ts';

/** Beside the database of this user: a text of the arbiter's own stays on this computer. */
const folderOf = (cli: Cli): string =>
  join(dataFolder(cli.env, process.platform, homedir), kept.OWN_LAWS_FOLDER);

/** Keeps a copy in place of an earlier one; tells where. */
export function keepOwnLaws(cli: Cli, edition: string, language: Language, copy: OwnCopy): string {
  try {
    return kept.keepOwnLaws(folderOf(cli), edition, language, copy);
  } catch (error) {
    throw notWritten(cli, kept.ownLawsFile(folderOf(cli), edition, language), error);
  }
}

/** The own copies of an edition; empty where there is none. */
export const ownLaws = (cli: Cli, edition: string): ReadonlyMap<Language, OwnCopy> =>
  new Map(
    LANGUAGES.flatMap((language): [Language, OwnCopy][] => {
      const file = kept.ownLawsFile(folderOf(cli), edition, language);
      try {
        const copy = kept.readOwnLaws(file);
        return copy === null ? [] : [[language, copy]];
      } catch (error) {
        throw notRead(cli, file, error);
      }
    }),
  );
