import type { Command } from 'commander';
import type { GrantedBye } from '@ronde/core/rules/outcome.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Command as Asked } from '@ronde/core/tournament/command.ts';
import { publishedRounds } from '@ronde/core/tournament/state.ts';
import type { Cli } from '../cli.ts';
import {
  deedCommand,
  doDeed,
  roundAsked,
  withDeedOptions,
  type CommonOptions,
  type RoundOption,
} from '../deeds/deed-command.ts';
import { playersOf } from '../deeds/player-of-event.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { DEED_WORDS } from '../words/deeds.ts';

interface Options extends CommonOptions, RoundOption {
  readonly points: string;
  readonly revoke?: boolean;
}

const BYES: Readonly<Record<string, GrantedBye>> = {
  half: 'halfPointBye',
  '½': 'halfPointBye',
  '0.5': 'halfPointBye',
  zero: 'zeroPointBye',
  '0': 'zeroPointBye',
  full: 'fullPointBye',
  '1': 'fullPointBye',
};

export function bye(program: Command, cli: Cli): void {
  const words = DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'bye', 'bye')
    .argument('<players...>', words.argument_somePlayers)
    .option('--round <n>', words.option_round)
    .option('--points <points>', words.option_points, 'half')
    .option('--revoke', words.option_revoke);
  withDeedOptions(command, cli).action(
    (ref: string, players: readonly string[], options: Options) => {
      const granted = byeOf(cli, options.points);
      return doDeed(cli, 'bye', ref, options, (state) => {
        const round = roundAsked(cli, state, options, (now) => publishedRounds(now).length + 1);
        return playersOf(cli, state, players).map((player): Asked =>
          options.revoke === true
            ? { type: 'revokeBye', player, round }
            : { type: 'grantBye', player, round, bye: granted },
        );
      });
    },
  );
}

/** A bye by what it brings. */
export function byeOf(cli: Cli, value: string): GrantedBye {
  const found = Object.hasOwn(BYES, value) ? BYES[value] : undefined;
  if (found !== undefined) return found;
  throw new CliFailure(EXIT.badRequest, fill(DEED_WORDS[cli.language].notABye, { value }));
}
