import { foldedName } from '@ronde/core/formats/player-list/folded-name.ts';
import type { ListSearch, MatchedEntry } from '@ronde/core/formats/entries/match-entries.ts';
import type { DrawEntrant } from '@ronde/core/pairing/restricted/contingents.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import {
  readEntryTable,
  type ReadEntryTable,
  type TableChoice,
} from '@ronde/exchange/imports/read-entry-table.ts';
import type { Cli } from '../cli.ts';
import { sayProblem } from '../defective.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { readInput } from '../input-file.ts';
import { unreadable } from '../unreadable-import.ts';
import { RESTRICTED_WORDS } from '../words/restricted-draws.ts';

/** A draw asks no list who somebody is. */
const NO_LISTS: ListSearch = {
  byFideId: () => [],
  byNationalId: () => null,
  byName: () => [],
};

const KNOWN = ['federation', 'club', 'league'] as const;

/** The players of a table, each with what a draw keeps apart; the line is who they are. */
export async function entrantsOfTable(cli: Cli, file: string, by: string): Promise<DrawEntrant[]> {
  const words = RESTRICTED_WORDS[cli.language];
  const bytes = readInput(cli, file);
  const read = async (choice: TableChoice): Promise<ReadEntryTable> => {
    const table = await readEntryTable({
      ...{ file, bytes, kind: 'standard', search: NO_LISTS },
      ...choice,
    });
    if (!table.ok) throw unreadable(cli, file, table.error);
    return table.value;
  };
  const first = await read({});
  const { headings } = first.table;
  const heading = headings.findIndex((one) => foldedName(one) === foldedName(by));
  const known = KNOWN.find((field) => field === by && first.table.columns[field] !== undefined);
  if (known === undefined && heading < 0) {
    const params = { by, headings: headings.filter((one) => one !== '').join(', ') };
    throw new CliFailure(EXIT.badRequest, fill(words.notInTable, params));
  }
  // A column Ronde has no word for is read where a club stands.
  const { matched, problems } =
    known === undefined ? await read({ columns: { club: heading } }) : first;
  for (const problem of problems) {
    if (problem.code.endsWith(known ?? '-')) cli.err(`${sayProblem(cli, problem)}\n`);
  }
  const entrants = matched.map(({ entry }: MatchedEntry) => ({
    id: String(entry.line),
    name: entry.player.name,
    affinity: entry.player[known ?? 'club'],
  }));
  if (entrants.length < 2) {
    const sentence = fill(words.noEntries, { players: entrants.length });
    throw new CliFailure(EXIT.badRequest, sentence);
  }
  if (entrants.every(({ affinity }) => affinity === null)) {
    throw new CliFailure(EXIT.badRequest, fill(words.nobodyHas, { by }));
  }
  return entrants;
}
