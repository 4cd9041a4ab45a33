import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { deedCommand, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { DEED_WORDS } from '../words/deeds.ts';

export function note(program: Command, cli: Cli): void {
  const command = deedCommand(program, cli, 'note', 'note');
  command.argument('<text>', DEED_WORDS[cli.language].argument_note);
  withDeedOptions(command, cli).action((ref: string, text: string, options: CommonOptions) =>
    doDeed(cli, 'note', ref, options, () => [{ type: 'writeNote', text }]),
  );
}
