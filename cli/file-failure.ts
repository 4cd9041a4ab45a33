import { existsSync } from 'node:fs';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { FILE_WORDS } from './words/files.ts';

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The system's code of a fault, `ENOENT`; null where it is none of the system's. */
export function systemCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}

/** A file that is not read, as a sentence with its remedy. */
export function notRead(cli: Cli, file: string, error: unknown): CliFailure {
  const { read, otherRead } = FILE_WORDS[cli.language];
  return told(file, error, read, otherRead);
}

/** Nothing is written over a file unless it is told to; known before anything is made for it. */
export function refuseToReplace(cli: Cli, file: string, force: boolean): void {
  if (!force && existsSync(file)) throw isThere(cli, file);
}

const isThere = (cli: Cli, file: string): CliFailure =>
  new CliFailure(EXIT.badRequest, fill(cli.words.exists, { file }));

/** A file that is not written; one that is there already is asked about. */
export function notWritten(cli: Cli, file: string, error: unknown): CliFailure {
  if (systemCode(error) === 'EEXIST') return isThere(cli, file);
  const { written, otherWritten } = FILE_WORDS[cli.language];
  return told(file, error, written, otherWritten);
}

function told(
  file: string,
  error: unknown,
  sentences: Readonly<Record<string, string>>,
  other: string,
): CliFailure {
  const code = systemCode(error);
  const reason = code ?? reasonOf(error);
  const sentence = (code === null ? undefined : sentences[code]) ?? other;
  return new CliFailure(EXIT.fileAccess, fill(sentence, { file, reason }), { code, file });
}
