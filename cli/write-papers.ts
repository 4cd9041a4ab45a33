import { writeFileSync } from 'node:fs';
import type { PaperValues } from '@ronde/core/documents/papers/paper-values.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { PLAIN, type PrintOptions } from '@ronde/paper/print-options.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { notWritten, refuseToReplace } from './file-failure.ts';
import { PRINT_WORDS } from './words/print.ts';

/** Sets papers and writes them, never over another file unless told to; tells how many pages they are. */
export async function writePapers(
  cli: Cli,
  { out, force }: { readonly out: string; readonly force: boolean },
  papers: readonly PaperValues[],
  how: PrintOptions = PLAIN,
): Promise<number> {
  refuseToReplace(cli, out, force);
  // Loaded where something is printed: other commands start without the compiler.
  const { openTypesetter } = await import('@ronde/paper/typesetter.ts');
  const opened = await openTypesetter();
  if (!opened.ok) {
    const sentence = fill(PRINT_WORDS[cli.language].noTypesetter, { ...opened.error });
    throw new CliFailure(EXIT.fileAccess, sentence);
  }
  const { bytes, pages } = opened.value.print(papers, how);
  try {
    writeFileSync(out, bytes, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    throw notWritten(cli, out, error);
  }
  return pages;
}
