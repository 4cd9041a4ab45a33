import { writeFileSync } from 'node:fs';
import type { Cli } from './cli.ts';
import { notWritten } from './file-failure.ts';

/** Writes a file, never over another one unless told to; `-` is standard output. */
export function writeOutput(cli: Cli, file: string, text: string, force: boolean): void {
  if (file === '-') {
    cli.out(text);
    return;
  }
  try {
    writeFileSync(file, text, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    throw notWritten(cli, file, error);
  }
}
