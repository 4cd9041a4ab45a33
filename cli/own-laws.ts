import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { OwnCopy } from '@ronde/core/rules/laws/split-own-copy.ts';
import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import { dataFolder } from '@ronde/store/data-folder.ts';
import type { Cli } from './cli.ts';
import { notWritten, systemCode, notRead } from './file-failure.ts';

/** Beside the database of this user: a text of the arbiter's own stays on this computer. */
const fileOf = (cli: Cli, edition: string, language: Language): string =>
  join(dataFolder(cli.env, process.platform, homedir), 'laws', `${edition}.${language}.json`);

/** Keeps a copy in place of an earlier one; tells where. */
export function keepOwnLaws(cli: Cli, edition: string, language: Language, copy: OwnCopy): string {
  const file = fileOf(cli, edition, language);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(copy, null, 2)}\n`);
  } catch (error) {
    throw notWritten(cli, file, error);
  }
  return file;
}

/** The own copies of an edition; empty where there is none. */
export const ownLaws = (cli: Cli, edition: string): ReadonlyMap<Language, OwnCopy> =>
  new Map(
    LANGUAGES.flatMap((language): [Language, OwnCopy][] => {
      const copy = read(cli, fileOf(cli, edition, language));
      return copy === null ? [] : [[language, copy]];
    }),
  );

function read(cli: Cli, file: string): OwnCopy | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as OwnCopy;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
    throw notRead(cli, file, error);
  }
}
