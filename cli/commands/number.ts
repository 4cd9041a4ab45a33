import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Command as Asked, CommandOf } from '@ronde/core/tournament/command.ts';
import type { Cli } from '../cli.ts';
import { drawnSeed } from '../drawn-seed.ts';
import { deedCommand, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { ORDERED_BY_RATING } from '@ronde/core/tournament/numbering-reasons.ts';

interface Options extends CommonOptions {
  readonly reason: string;
  readonly lots?: string | true;
  readonly closeList?: boolean;
}

export function number(program: Command, cli: Cli): void {
  const words = DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'number', 'number')
    .option('--reason <reason>', words.option_reason, 'initialOrder')
    .option('--lots [seed]', words.option_lots)
    .option('--close-list', words.option_closeList);
  withDeedOptions(command, cli).action((ref: string, options: Options) => {
    const asked: readonly Asked[] = [
      options.lots === undefined
        ? { type: 'assignNumbers', reason: reasonOf(cli, options.reason) }
        : { type: 'drawNumbers', seed: drawnSeed(options.lots) },
      ...(options.closeList === true ? [{ type: 'closeList' } as const] : []),
    ];
    return doDeed(cli, 'number', ref, options, () => asked);
  });
}

function reasonOf(cli: Cli, value: string): CommandOf<'assignNumbers'>['reason'] {
  const found = ORDERED_BY_RATING.find((one) => one === value);
  if (found !== undefined) return found;
  const sentence = fill(DEED_WORDS[cli.language].notANumberingReason, { value });
  throw new CliFailure(EXIT.badRequest, sentence);
}
