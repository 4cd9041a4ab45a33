import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import { SUMMARISER } from '@ronde/core/tournament/stored/summarise-log.ts';
import { mendSummary } from '@ronde/store/summaries/rebuild-summaries.ts';
import { verifyCopy, verifyStore, type Soundness } from '@ronde/store/backup/verify-copy.ts';
import { backupFailure } from '../backup-failure.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { withInputFile } from '../named-input.ts';
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
      const { found, made } =
        file === undefined ? await ofStore(cli) : { found: await ofCopy(cli, file), made: null };
      const lines = found.map(({ id, entries, error }) =>
        error === null
          ? fill(words.sound, { id, entries })
          : fill(words.unsound, { id, reason: storeFailure(cli, error).message }),
      );
      if (made !== null && made > 0) lines.push(fill(words.summariesMade, { count: made }));
      const text = lines.length === 0 ? words.nothingToVerify : lines.join('\n');
      const facts = { tournaments: found, ...(made !== null && { summariesMade: made }) };
      answer(cli, options.json === true, facts, text);
      if (found.some(({ error }) => error !== null)) throw new CliFailure(EXIT.answerIsNo, '');
    });
}

interface VerifiedStore {
  readonly found: readonly Soundness[];
  /** Summaries that were missing or wrong, and are made again. */
  readonly made: number;
}

const ofStore = (cli: Cli): Promise<VerifiedStore> =>
  withStore(cli, async (store) => {
    let made = 0;
    const found = await verifyStore(store, async (head, entries) => {
      const mended = await mendSummary(store, head, entries, SUMMARISER);
      if (!mended.ok) throw storeFailure(cli, mended.error);
      if (mended.value) made += 1;
    });
    if (!found.ok) throw storeFailure(cli, found.error);
    return { found: found.value, made };
  });

async function ofCopy(cli: Cli, file: string): Promise<readonly Soundness[]> {
  const found = await withInputFile(cli, file, verifyCopy);
  if (!found.ok) throw backupFailure(cli, found.error);
  return found.value.tournaments;
}
