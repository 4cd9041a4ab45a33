import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import { verifyCopy, verifyStore, type Soundness } from '@ronde/store/backup/verify-copy.ts';
import { backupFailure } from '../backup-failure.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { storeFailure, withStore } from '../source.ts';
import { safekeepingWords } from '../words/safekeeping.ts';

export function verify(program: Command, cli: Cli): void {
  const words = safekeepingWords(cli.language);
  program
    .command('verify')
    .description(words.about_verify)
    .argument('[file]', words.argument_maybeCopy)
    .option('--json', cli.words.json)
    .action(async (file: string | undefined, options: JsonOption) => {
      const found = file === undefined ? await ofStore(cli) : await ofCopy(cli, file);
      const lines = found.map(({ id, entries, error }) =>
        error === null
          ? fill(words.sound, { id, entries })
          : fill(words.unsound, { id, reason: storeFailure(cli, error).message }),
      );
      const text = lines.length === 0 ? words.nothingToVerify : lines.join('\n');
      answer(cli, options.json === true, { tournaments: found }, text);
      if (found.some(({ error }) => error !== null)) throw new CliFailure(EXIT.answerIsNo, '');
    });
}

const ofStore = (cli: Cli): Promise<readonly Soundness[]> =>
  withStore(cli, async (store) => {
    const found = await verifyStore(store);
    if (!found.ok) throw storeFailure(cli, found.error);
    return found.value;
  });

async function ofCopy(cli: Cli, file: string): Promise<readonly Soundness[]> {
  const found = await verifyCopy(file);
  if (!found.ok) throw backupFailure(cli, found.error);
  return found.value.tournaments;
}
