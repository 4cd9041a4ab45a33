import type { Command } from 'commander';
import { sayArticle } from '@ronde/core/administration/deadlines/say-deadline.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { PRIVATE_KINDS, retentionView } from '@ronde/core/tournament/views/retention.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import { answer, type Cli } from '../cli.ts';
import { doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { finishErasures } from '../finish-erasures.ts';
import { readIfFile } from '../input-file.ts';
import { openState } from '../open-state.ts';
import { withStore } from '../source.ts';
import { table } from '../table.ts';
import { wallClock } from '../wall-clock.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { RETENTION_CLI_WORDS } from '../words/retention.ts';

interface Options extends CommonOptions {
  readonly erase?: string;
}

/** What is private of an event, and its erasure once it no longer has to be kept (LA lines 8846, 8913). */
export function retention(program: Command, cli: Cli): void {
  const words = RETENTION_CLI_WORDS[cli.language];
  const command = program
    .command('retention')
    .description(words.about)
    .argument('<event>', DEED_WORDS[cli.language].argument_event)
    .option('--erase <name>', words.option_erase);
  withDeedOptions(command, cli).action(async (ref: string, options: Options) => {
    const { erase: name } = options;
    if (name === undefined) {
      const state = await openState(cli, ref);
      // What an erasure that was cut short has left.
      if (readIfFile(cli, ref) === null)
        await withStore(cli, (store) => finishErasures(cli, store));
      answer(cli, options.json === true, asJson(cli, state), asText(cli, state));
      return;
    }
    await doDeed(cli, 'retention', ref, options, () => [{ type: 'erasePrivateData', name }]);
  });
}

const asJson = (cli: Cli, state: Tournament) => ({
  retention: retentionView(state, wallClock(cli, state)),
});

function asText(cli: Cli, state: Tournament): string {
  const words = RETENTION_CLI_WORDS[cli.language];
  const view = retentionView(state, wallClock(cli, state));
  const { standing, holds, openCases, erased } = view;
  const said = fill(words.standings[standing], {
    ...{ day: view.keptUntil, article: sayArticle(view.article, cli.language) },
    ...{ at: erased?.at.slice(0, 10) ?? '', name: state.settings.name },
    by: erased === null ? '' : writerName(erased.by, cli.language),
  });
  const rows = PRIVATE_KINDS.map((kind) => [String(holds[kind]), words.kinds[kind]]);
  const cases = openCases === 0 ? [] : [fill(words.openCases, { count: openCases })];
  return [said, ...cases, '', table(rows)].join('\n');
}
