import type { Command } from 'commander';
import { answer, type Cli } from '../cli.ts';
import { doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { openState } from '../open-state.ts';
import {
  registerText,
  suspensionAsked,
  withSuspensionOptions,
  type SuspensionOptions,
} from '../suspension-options.ts';
import { ADMINISTRATION_CLI_WORDS } from '../words/administration.ts';

interface Options extends CommonOptions, SuspensionOptions {}

/** The register of suspensions, with functions and inclusive days (BAF 101, lines 86-109). */
export function suspension(program: Command, cli: Cli): void {
  const words = ADMINISTRATION_CLI_WORDS[cli.language];
  const command = program
    .command('suspension')
    .description(words.about_suspension)
    .argument('<event>', words.argument_event)
    .argument('[person]', words.argument_person);
  withDeedOptions(withSuspensionOptions(command, cli), cli).action(
    async (ref: string, person: string | undefined, options: Options) => {
      if (person === undefined) {
        const state = await openState(cli, ref);
        const suspensions = state.administration?.suspensions ?? [];
        answer(cli, options.json === true, { suspensions }, registerText(cli, suspensions));
        return;
      }
      const line = suspensionAsked(cli, person, options);
      await doDeed(cli, 'suspension', ref, options, () => [
        { type: 'registerSuspension', ...line },
      ]);
    },
  );
}
