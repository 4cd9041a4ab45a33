import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import { ratingKindOf as kindOfEvent } from '@ronde/core/tournament/rating-lists/rating-kind.ts';
import type { TypedDevelopment } from '@ronde/core/tournament/typed-development.ts';
import type { Cli } from '../cli.ts';
import { deedCommand, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { playersOf } from '../deeds/player-of-event.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { ratingKindOf } from '../rating-kind-option.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { RATING_DEED_WORDS } from '../words/rating-deeds-words.ts';

interface Options extends CommonOptions {
  readonly kind?: string;
  readonly k?: string;
  readonly games?: string;
  readonly none?: boolean;
}

/** K and games as the arbiter knows them, where no list says them (B.02 8.3.3). */
export function giveK(program: Command, cli: Cli): void {
  const words = RATING_DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'give-k', 'giveK')
    .argument('<players...>', DEED_WORDS[cli.language].argument_somePlayers)
    .option('--kind <kind>', words.option_kind)
    .option('--k <k>', words.option_k)
    .option('--games <n>', words.option_games)
    .option('--none', words.option_none);
  withDeedOptions(command, cli).action(
    (ref: string, players: readonly string[], options: Options) => {
      const typed = typedIn(cli, options);
      return doDeed(cli, 'give-k', ref, options, (state) => {
        const kind =
          options.kind === undefined ? kindOfEvent(state) : ratingKindOf(cli, options.kind);
        return playersOf(cli, state, players).map((player) => ({
          ...({ type: 'giveK', player, kind } as const),
          ...typed,
        }));
      });
    },
  );
}

const MOST_K = 100;

function typedIn(cli: Cli, { k, games, none }: Options): TypedDevelopment {
  const words = RATING_DEED_WORDS[cli.language];
  const isNothing = k === undefined && games === undefined;
  if (isNothing !== (none === true)) throw new CliFailure(EXIT.badRequest, words.sayWhat);
  if (k !== undefined && !(/^[1-9]\d{0,2}$/.test(k) && Number(k) <= MOST_K)) {
    throw new CliFailure(EXIT.badRequest, fill(words.notAK, { value: k }));
  }
  if (games !== undefined && !/^\d{1,6}$/.test(games)) {
    throw new CliFailure(EXIT.badRequest, fill(words.notGames, { value: games }));
  }
  return {
    ...(k === undefined ? {} : { k: Number(k) }),
    ...(games === undefined ? {} : { games: Number(games) }),
  };
}
