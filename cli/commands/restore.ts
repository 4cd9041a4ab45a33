import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import { restoreCopy } from '@ronde/store/backup/restore-copy.ts';
import type { Store } from '@ronde/store/store.ts';
import { backupFailure } from '../backup-failure.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { withInputFile } from '../named-input.ts';
import { withStore } from '../source.ts';
import { safekeepingWords } from '../words/safekeeping.ts';

interface Options extends JsonOption {
  readonly as?: string;
  readonly tournament?: string;
}

export function restore(program: Command, cli: Cli): void {
  const words = safekeepingWords(cli.language);
  program
    .command('restore')
    .description(words.about_restore)
    .argument('<file>', words.argument_copy)
    .option('--as <id>', words.option_restoreAs)
    .option('--tournament <id>', words.option_tournament)
    .option('--json', cli.words.json)
    .action(async (file: string, { as, tournament, json }: Options) => {
      const bringBack = async (store: Store): Promise<void> => {
        const restored = await withInputFile(cli, file, (path) =>
          restoreCopy(store, path, {
            ...(as === undefined ? {} : { as }),
            ...(tournament === undefined ? {} : { tournament }),
          }),
        );
        if (!restored.ok) throw backupFailure(cli, restored.error);
        const lines = restored.value.map(({ id, from, position }) =>
          fill(words.restored, { id, from, entries: position }),
        );
        answer(cli, json === true, { restored: restored.value }, lines.join('\n'));
      };
      await withStore(cli, bringBack, 'restoring');
    });
}
