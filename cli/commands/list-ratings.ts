import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { ListRating } from '@ronde/core/tournament/list-ratings.ts';
import { ratingsOnList } from '@ronde/core/tournament/rating-lists/ratings-on-list.ts';
import { ratingKindOf as kindOfEvent } from '@ronde/core/tournament/rating-lists/rating-kind.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { isMonth } from '@ronde/exchange/player-lists/list-file.ts';
import { lookUpOn } from '@ronde/exchange/player-lists/look-up.ts';
import type { Cli } from '../cli.ts';
import { deedCommand, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { playerOf } from '../deeds/player-of-event.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { withLists } from '../lists-folder.ts';
import { ratingKindOf } from '../rating-kind-option.ts';
import { RATING_DEED_WORDS } from '../words/rating-deeds-words.ts';

interface Options extends CommonOptions {
  readonly month: string;
  readonly kind?: string;
  readonly list: string;
}

/** Keeps ratings of a later list, for the games of its month in an event over thirty days (B.02 7.1). */
export function listRatings(program: Command, cli: Cli): void {
  const words = RATING_DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'list-ratings', 'listRatings')
    .argument('[ratings...]', words.argument_ratings)
    .requiredOption('--month <month>', words.option_month)
    .option('--kind <kind>', words.option_kind)
    .option('--list <source>', words.option_list, 'fide');
  withDeedOptions(command, cli).action(
    (ref: string, typed: readonly string[], options: Options) => {
      const { month } = options;
      if (!isMonth(month)) {
        throw new CliFailure(EXIT.badRequest, fill(words.notAMonth, { value: month }));
      }
      return doDeed(cli, 'list-ratings', ref, options, (state) => {
        const kind =
          options.kind === undefined ? kindOfEvent(state) : ratingKindOf(cli, options.kind);
        const isTyped = typed.length > 0;
        const ratings = isTyped
          ? typed.map((one) => typedRating(cli, state, one))
          : withLists(cli, (lists) => {
              const list = { source: options.list, month };
              const isKept = lists
                .lists()
                .some((one) => one.source === list.source && one.month === month);
              if (isKept) return ratingsOnList(state, lookUpOn(lists, list), kind, list.source);
              throw new CliFailure(EXIT.badRequest, fill(words.noSuchList, { ...list }));
            });
        const list = isTyped ? 'typed' : options.list;
        return [{ type: 'keepListRatings', list, month, kind, ratings }];
      });
    },
  );
}

const MOST_RATING = 4000;

function typedRating(cli: Cli, state: Tournament, text: string): ListRating {
  const [, who = '', digits = ''] = /^(.+)=(\d{1,4})$/.exec(text.trim()) ?? [];
  if (who !== '' && Number(digits) <= MOST_RATING) {
    return { player: playerOf(cli, state, who), rating: Number(digits) };
  }
  const { notARating } = RATING_DEED_WORDS[cli.language];
  throw new CliFailure(EXIT.badRequest, fill(notARating, { value: text }));
}
