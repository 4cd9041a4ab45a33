import { basename } from 'node:path';
import type { ListSearch } from '@ronde/core/formats/entries/match-entries.ts';
import { notUsed, type NotUsed } from '@ronde/core/formats/entries/not-used.ts';
import { isLeftOut, twiceInFile, twiceProblem } from '@ronde/core/formats/entries/twice-in-file.ts';
import type { RatingKind } from '@ronde/core/rules/rating-kind.ts';
import { People } from '@ronde/core/formats/player-list/same-person.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { freePlayerIds } from '@ronde/core/tournament/free-player-ids.ts';
import type { PlayerDetails } from '@ronde/core/tournament/player.ts';
import { detailsOfEntry } from '@ronde/core/tournament/rating-lists/entry-details.ts';
import { ratingNotes } from '@ronde/core/tournament/rating-lists/rating-notes.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { TeamMember } from '@ronde/core/tournament/teams-of-table.ts';
import { readEntryTable, type TableChoice } from '@ronde/exchange/imports/read-entry-table.ts';
import type { Cli } from '../cli.ts';
import { sayMatches } from '../matched-entries.ts';
import { sayProblem } from '../defective.ts';
import { unreadable } from '../unreadable-import.ts';
import { DEED_WORDS } from '../words/deeds.ts';

export interface Entries {
  /** The name of the table; its ending says what it is. */
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly kind: RatingKind;
  readonly table: TableChoice;
  readonly fromRound: number;
  /** Those who are in the event already are left out, and told. */
  readonly leaveOutEntered: boolean;
  readonly search: ListSearch;
}

export interface EnteredPlayers {
  readonly players: readonly PlayerDetails[];
  /** Everybody the table names, also those who are in the event already, with their team. */
  readonly members: readonly TeamMember[];
  /** What a person should look at. */
  readonly notes: readonly string[];
  readonly notUsed: NotUsed;
}

/** The players of a table, looked up in the lists of this computer as the desk does it. */
export async function enteredPlayers(
  cli: Cli,
  state: Tournament,
  entries: Entries,
): Promise<EnteredPlayers> {
  const read = await readEntryTable({ ...entries, ...entries.table });
  if (!read.ok) throw unreadable(cli, entries.file, read.error);
  const { matched, problems } = read.value;
  const nextId = freePlayerIds(state);
  const source = `file:${basename(entries.file)}`;
  const file = { source, month: cli.now().toISOString().slice(0, 7) };
  const all = matched.map(({ entry, match }) => ({
    line: entry.line,
    team: entry.team,
    board: entry.board,
    ofTeam: entry.ofTeam ?? {},
    ...detailsOfEntry(entry, match, { id: nextId(), kind: entries.kind, file }),
    fromRound: entries.fromRound,
  }));
  const repeated = twiceInFile(all);
  const known = new People(entries.leaveOutEntered ? state.players.values() : []);
  const isKnown = (details: PlayerDetails): boolean => known.same(details) !== null;
  const kept = all.filter((one) => !isLeftOut(repeated.get(one.line)) && !isKnown(one));
  const twice = all.flatMap((one) => {
    const before = repeated.get(one.line);
    return before === undefined ? [] : [twiceProblem(one, before)];
  });
  return {
    notUsed: notUsed([...problems, ...twice]),
    players: kept.map(({ line, team, board, ofTeam, ...details }) => details),
    members: all
      .filter((one) => !isLeftOut(repeated.get(one.line)))
      .map((one) => ({
        line: one.line,
        name: one.name,
        team: one.team,
        board: one.board,
        ofTeam: one.ofTeam,
        player: known.same(one)?.one.id ?? one.id,
      })),
    notes: [
      ...[...problems, ...twice].map((problem) => sayProblem(cli, problem)),
      ...all
        .filter(isKnown)
        .map(({ line, name }) => fill(DEED_WORDS[cli.language].alreadyEntered, { line, name })),
      ...sayMatches(cli, matched),
      ...ratingNotes(kept, entries.kind).map((problem) => sayProblem(cli, problem)),
    ],
  };
}
