import type { Command } from 'commander';
import type { Suspension } from '@ronde/core/administration/licences/suspensions.ts';
import { csvOfRows } from '@ronde/core/documents/lists/plain-list.ts';
import type { Result } from '@ronde/core/rules/result.ts';
import { HOUSE_RULES } from '@ronde/core/tournament/refusal.ts';
import { houseSuspensions, registerInHouse } from '@ronde/exchange/suspensions/house-register.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { refusedBy } from '../refused.ts';
import { storeFailure, withStore } from '../source.ts';
import {
  registerRows,
  registerText,
  suspensionAsked,
  withSuspensionOptions,
  type SuspensionOptions,
} from '../suspension-options.ts';
import { ADMINISTRATION_CLI_WORDS } from '../words/administration.ts';

interface Options extends JsonOption, SuspensionOptions {
  readonly csv?: boolean;
}

/** The register of suspensions of all events of the database (BAF 101, lines 86-109). */
export function suspensions(program: Command, cli: Cli): void {
  const words = ADMINISTRATION_CLI_WORDS[cli.language];
  const command = program
    .command('suspensions')
    .description(words.about_suspensions)
    .argument('[person]', words.argument_person);
  withSuspensionOptions(command, cli)
    .option('--csv', cli.words.option_csv)
    .option('--json', cli.words.json)
    .action(async (person: string | undefined, options: Options) => {
      const line = person === undefined ? null : suspensionAsked(cli, person, options);
      if (line !== null) refuseBackwards(cli, line);
      const register = await withStore(cli, async ({ keptSettings }) => {
        if (line !== null) settled(cli, await registerInHouse(keptSettings, line));
        return settled(cli, await houseSuspensions(keptSettings));
      });
      if (options.csv === true) {
        cli.out(csvOfRows(registerRows(cli, register), cli.language));
        return;
      }
      const text = registerText(cli, register);
      answer(cli, options.json === true, { suspensions: register }, text);
    });
}

function refuseBackwards(cli: Cli, { person, from, until }: Suspension): void {
  if (until === null || until >= from) return;
  const params = { person, from, until };
  throw refusedBy(cli, { code: 'suspensionEndsBefore', article: HOUSE_RULES.wellFormed, params });
}

function settled<T>(cli: Cli, done: Result<T, StoreError>): T {
  if (done.ok) return done.value;
  throw storeFailure(cli, done.error);
}
