import type { Command } from 'commander';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { Cli } from '../cli.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import {
  doDeed,
  lastPublished,
  roundAsked,
  withDeedOptions,
  type CommonOptions,
  type RoundOption,
} from './deed-command.ts';
import type { Asked } from './perform-deed.ts';

interface Options extends CommonOptions, RoundOption {}

/** What a command is about: the event, the team as it was named, and the round named or the one that is played. */
interface InRound {
  readonly state: Tournament;
  readonly round: number;
  readonly named?: string;
}

/** The deed of a command whose one argument beside the event is a team, in a round. */
export function doesInRound(
  cli: Cli,
  command: Command,
  asked: (at: InRound) => ReturnType<Asked>,
): void {
  command.option('--round <n>', DEED_WORDS[cli.language].option_round);
  withDeedOptions(command, cli).action((ref: string, named: string | undefined, options: Options) =>
    doDeed(cli, command.name(), ref, options, (state) =>
      asked({
        state,
        round: roundAsked(cli, state, options, lastPublished),
        ...(named === undefined ? {} : { named }),
      }),
    ),
  );
}
