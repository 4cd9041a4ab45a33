import { writeFileSync } from 'node:fs';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { reasonOf } from './source.ts';
import { fill } from '@ronde/core/rules/sentence.ts';

/** Writes a file, never over another one unless told to; `-` is standard output. */
export function writeOutput(cli: Cli, file: string, text: string, force: boolean): void {
  if (file === '-') {
    cli.out(text);
    return;
  }
  try {
    writeFileSync(file, text, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (exists) throw new CliFailure(EXIT.badRequest, fill(cli.words.exists, { file }));
    const reason = reasonOf(error);
    throw new CliFailure(EXIT.fileAccess, fill(cli.words.unwritable, { file, reason }));
  }
}
