import { basename } from 'node:path';
import {
  matchEntries,
  type ListSearch,
  type MatchedEntry,
} from '@ronde/core/formats/entries/match-entries.ts';
import { readEntries } from '@ronde/core/formats/entries/read-entries.ts';
import type { RatingKind } from '@ronde/core/formats/player-list/listed-player.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { NewSettings } from '@ronde/core/tournament/command.ts';
import { perform } from '@ronde/core/tournament/decide.ts';
import { EMPTY_LEDGER, type Ledger } from '@ronde/core/tournament/log.ts';
import { detailsOfEntry } from '@ronde/core/tournament/rating-lists/entry-details.ts';
import { sayRefusal } from '@ronde/core/tournament/words/say.ts';
import type { PlayerLists } from '@ronde/store/player-lists/player-lists.ts';
import { readTable } from '@ronde/store/player-lists/read-table.ts';
import type { Cli } from './cli.ts';
import { columnsOf } from './column-option.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { listFailure, withLists } from './lists-folder.ts';
import { defective } from './source.ts';

export interface EntriesImport {
  readonly file: string;
  readonly settings: NewSettings;
  readonly kind: RatingKind;
  readonly columns: readonly string[];
}

export interface ImportedEntries {
  readonly ledger: Ledger;
  readonly problems: readonly Problem[];
  readonly matched: readonly MatchedEntry[];
}

/** A new tournament from a table of entries, each looked up in the lists of this computer. */
export async function importEntries(
  cli: Cli,
  bytes: Uint8Array,
  request: EntriesImport,
): Promise<ImportedEntries> {
  const { file, kind } = request;
  const table = await readTable(bytes, file);
  if (!table.ok) throw listFailure(cli, table.error);
  const columns = columnsOf(cli, request.columns);
  const { entries, problems } = readEntries(table.value, { columns, kind });
  if (problems.some(({ severity }) => severity === 'error')) throw defective(cli, file, problems);
  const matched = withLists(cli, (lists) => matchEntries(entries, searchIn(lists)));
  const from = { source: `file:${basename(file)}`, month: cli.now().toISOString().slice(0, 7) };
  const players = matched.map(({ entry, match }, index) =>
    detailsOfEntry(entry, match, { id: playerId(`p${index + 1}`), kind, file: from }),
  );
  const circumstances = { at: cli.now().toISOString(), by: 'ronde import' };
  const commands = [
    { type: 'createTournament', settings: request.settings },
    { type: 'enterPlayers', players },
  ] as const;
  let ledger = EMPTY_LEDGER;
  for (const command of commands) {
    const done = perform(ledger, command, circumstances);
    if (done.ok) ({ ledger } = done.value);
    else if (done.error.kind === 'refused') {
      throw new CliFailure(
        EXIT.badRequest,
        sayRefusal(done.error.refusal, cli.language),
        done.error,
      );
    } else throw new Error('entries need no confirmation');
  }
  return { ledger, problems, matched };
}

/** FIDE's list first, then every other one. */
function searchIn(lists: PlayerLists): ListSearch {
  const sources = [...new Set(lists.lists().map(({ source }) => source))];
  const inOrder = ['fide', ...sources.filter((source) => source !== 'fide')];
  const first = <T>(find: (source: string) => T | null): T | null => {
    for (const source of inOrder) {
      const found = find(source);
      if (found !== null) return found;
    }
    return null;
  };
  return {
    byFideId: (id) => first((source) => lists.byFideId(id, { source })),
    byNationalId: (id) => first((source) => lists.byNationalId(id, { source })),
    byName: (name) => lists.search(name, { limit: 8 }),
  };
}

/** How the entries fared, line by line where a person must look. */
export function sayMatches(cli: Cli, matched: readonly MatchedEntry[]): string[] {
  const count = (kind: MatchedEntry['match']['kind']): number =>
    matched.filter(({ match }) => match.kind === kind).length;
  const counts = { certain: count('certain'), doubt: count('candidates'), unknown: count('none') };
  return [
    fill(cli.words.matchedEntries, counts),
    ...matched.flatMap(({ entry, match }): string[] => {
      const place = { line: entry.line, name: entry.player.name };
      switch (match.kind) {
        case 'none':
          return [fill(cli.words.entryUnknown, place)];
        case 'candidates': {
          const candidates = match.candidates
            .slice(0, 4)
            .map(({ player }) => `${player.name} (${player.fideId ?? player.nationalId ?? '?'})`);
          return [fill(cli.words.entryInDoubt, { ...place, candidates: candidates.join(', ') })];
        }
        case 'certain':
          return match.differences.map(({ field, entered, listed }) =>
            // A birth date is nobody's business on a screen in the hall.
            fill(cli.words.entryDiffers, {
              ...place,
              field,
              entered: field === 'birth' ? entered.slice(0, 4) : entered,
              listed: field === 'birth' ? listed.slice(0, 4) : listed,
            }),
          );
      }
    }),
  ];
}
