import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Command as Asked, CommandOf } from '@ronde/core/tournament/command.ts';
import type { Cli } from '../cli.ts';
import { deedCommand, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { NUMBERING_REASONS } from '@ronde/core/tournament/numbering-reasons.ts';

interface Options extends CommonOptions {
  readonly reason: string;
  readonly closeList?: boolean;
}

export function number(program: Command, cli: Cli): void {
  const words = DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'number', 'number')
    .option('--reason <reason>', words.option_reason, 'initialOrder')
    .option('--close-list', words.option_closeList);
  withDeedOptions(command, cli).action((ref: string, options: Options) => {
    const asked: readonly Asked[] = [
      { type: 'assignNumbers', reason: reasonOf(cli, options.reason) },
      ...(options.closeList === true ? [{ type: 'closeList' } as const] : []),
    ];
    return doDeed(cli, 'number', ref, options, () => asked);
  });
}

function reasonOf(cli: Cli, value: string): CommandOf<'assignNumbers'>['reason'] {
  const found = NUMBERING_REASONS.find((one) => one === value);
  if (found !== undefined && found !== 'exchange') return found;
  const sentence = fill(DEED_WORDS[cli.language].notANumberingReason, { value });
  throw new CliFailure(EXIT.badRequest, sentence);
}
