import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from '../cli.ts';
import { deedCommand, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { playersOf } from '../deeds/player-of-event.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { FIDE_RECORD_WORDS } from '../words/fide-record-words.ts';
import { NORMS_WORDS } from '../words/norms.ts';

interface Options extends CommonOptions {
  readonly federation?: string;
  readonly none?: boolean;
}

/** The federation that counts for players shown under FIDE's flag (B.01 1.4.2a). */
export function giveFlag(program: Command, cli: Cli): void {
  const words = FIDE_RECORD_WORDS[cli.language];
  const command = deedCommand(program, cli, 'give-flag', 'giveFlag')
    .argument('<players...>', DEED_WORDS[cli.language].argument_somePlayers)
    .option('--federation <code>', words.option_federation)
    .option('--none', words.option_none);
  withDeedOptions(command, cli).action(
    (ref: string, players: readonly string[], options: Options) => {
      const federation = federationIn(cli, options);
      return doDeed(cli, 'give-flag', ref, options, (state) =>
        playersOf(cli, state, players).map((player) => ({
          ...({ type: 'giveFlag', player } as const),
          ...(federation === null ? {} : { federation }),
        })),
      );
    },
  );
}

function federationIn(cli: Cli, { federation, none }: Options): string | null {
  if ((federation === undefined) !== (none === true)) {
    throw new CliFailure(EXIT.badRequest, FIDE_RECORD_WORDS[cli.language].sayWhich);
  }
  if (federation === undefined) return null;
  if (/^[A-Za-z]{3}$/.test(federation)) return federation.toUpperCase();
  const sentence = fill(NORMS_WORDS[cli.language].notAFederation, { value: federation });
  throw new CliFailure(EXIT.badRequest, sentence);
}
