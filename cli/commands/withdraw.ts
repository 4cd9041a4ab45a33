import type { Command } from 'commander';
import type { Command as Asked } from '@ronde/core/tournament/command.ts';
import { publishedRounds } from '@ronde/core/tournament/state.ts';
import type { Cli } from '../cli.ts';
import { deedCommand, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { playersOf } from '../deeds/player-of-event.ts';
import { DEED_WORDS } from '../words/deeds.ts';

interface Options extends CommonOptions {
  readonly absent?: boolean;
  readonly expel?: boolean;
}

export function withdraw(program: Command, cli: Cli): void {
  const words = DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'withdraw', 'withdraw')
    .argument('<players...>', words.argument_somePlayers)
    .option('--absent', words.option_absent)
    .option('--expel', words.option_expel);
  withDeedOptions(command, cli).action(
    (ref: string, players: readonly string[], options: Options) =>
      doDeed(cli, 'withdraw', ref, options, (state) =>
        playersOf(cli, state, players).map((player): Asked => {
          if (options.expel === true) return { type: 'expel', player };
          if (options.absent !== true) return { type: 'withdraw', player };
          return { type: 'reportAbsence', player, round: publishedRounds(state).length };
        }),
      ),
  );
}
