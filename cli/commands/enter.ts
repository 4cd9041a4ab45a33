import type { Command } from 'commander';
import type { EntryListField } from '@ronde/core/formats/entries/column-map.ts';
import { writeCsv } from '@ronde/core/formats/csv/write-csv.ts';
import { ratingKindOf as ratingKindIn } from '@ronde/core/tournament/rating-lists/rating-kind.ts';
import { nextRoundToPair } from '@ronde/core/tournament/state.ts';
import { isEntryTable } from '@ronde/exchange/imports/read-entry-table.ts';
import { searchIn } from '@ronde/exchange/player-lists/list-search.ts';
import { PlayerLists } from '@ronde/exchange/player-lists/player-lists.ts';
import type { Cli } from '../cli.ts';
import { tableChoiceOf, withTableOptions, type TableOptions } from '../column-option.ts';
import {
  deedCommand,
  doDeed,
  roundAsked,
  withDeedOptions,
  type CommonOptions,
} from '../deeds/deed-command.ts';
import { enteredPlayers, type EnteredPlayers } from '../deeds/entered-players.ts';
import { readInput, STANDARD_INPUT } from '../input-file.ts';
import { listsFolder } from '../lists-folder.ts';
import { ratingKindOf } from '../rating-kind-option.ts';
import { DEED_WORDS } from '../words/deeds.ts';

interface Options extends CommonOptions, TableOptions {
  readonly rating?: string;
  readonly title?: string;
  readonly sex?: string;
  readonly federation?: string;
  readonly club?: string;
  readonly birth?: string;
  readonly fideId?: string;
  readonly nationalId?: string;
  readonly fromRound?: string;
  readonly kind?: string;
}

export function enter(program: Command, cli: Cli): void {
  const words = DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'enter', 'enter')
    .argument('<who>', words.argument_who)
    .option('--rating <rating>', words.option_rating)
    .option('--title <title>', words.option_title)
    .option('--sex <sex>', words.option_sex)
    .option('--federation <code>', cli.words.option_federation)
    .option('--club <club>', words.option_club)
    .option('--birth <date>', words.option_birth)
    .option('--fide-id <number>', words.option_fideId)
    .option('--national-id <number>', words.option_nationalId)
    .option('--from-round <n>', words.option_fromRound)
    .option('--kind <kind>', cli.words.option_ratingKind);
  withDeedOptions(withTableOptions(command, cli), cli).action(
    async (ref: string, who: string, options: Options) => {
      const given = tableOf(cli, who, options);
      const { fromRound } = options;
      const round = fromRound === undefined ? {} : { round: fromRound };
      const lists = new PlayerLists(listsFolder(cli));
      let told: Pick<EnteredPlayers, 'notes' | 'notUsed'> | null = null;
      try {
        await doDeed(
          cli,
          'enter',
          ref,
          options,
          async (state) => {
            const { kind } = options;
            const entered = await enteredPlayers(cli, state, {
              ...given,
              kind: kind === undefined ? ratingKindIn(state) : ratingKindOf(cli, kind),
              table: tableChoiceOf(cli, options),
              fromRound: roundAsked(cli, state, round, nextRoundToPair),
              search: searchIn(lists),
            });
            told = { notes: entered.notes, notUsed: entered.notUsed };
            return [{ type: 'enterPlayers', players: entered.players }];
          },
          () => ({ json: { ...told }, text: told?.notes.join('\n') ?? '' }),
        );
      } finally {
        lists.close();
      }
    },
  );
}

interface Given {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly leaveOutEntered: boolean;
}

/** A list, or the list of one that a name and the options make: both are read by the same reader. */
function tableOf(cli: Cli, who: string, options: Options): Given {
  if (who === STANDARD_INPUT || isEntryTable(who)) {
    return { file: who, bytes: readInput(cli, who), leaveOutEntered: true };
  }
  const { rating, title, sex, federation, club, birth, fideId, nationalId } = options;
  const told: Partial<Record<EntryListField, string | undefined>> = {
    ...{ name: who, rating, title, sex, federation, club, birth, fideId, nationalId },
  };
  const fields = Object.entries(told).flatMap(([field, value]) =>
    value === undefined ? [] : [[headingOf(field), value] as const],
  );
  const csv = writeCsv([fields.map(([heading]) => heading), fields.map(([, value]) => value)]);
  return { file: 'ronde enter', bytes: new TextEncoder().encode(csv), leaveOutEntered: false };
}

/** `fideId` as a table of entries heads its column. */
const headingOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
