import type { EntryMatch } from '@ronde/core/formats/entries/match-entries.ts';
import { twiceInFile } from '@ronde/core/formats/entries/twice-in-file.ts';
import type { RatingKind } from '@ronde/core/rules/rating-kind.ts';
import { People } from '@ronde/core/formats/player-list/same-person.ts';
import { freePlayerIds } from '@ronde/core/tournament/free-player-ids.ts';
import type { PlayerDetails } from '@ronde/core/tournament/player.ts';
import { samePerson } from '@ronde/core/tournament/rating-lists/details-of-listed.ts';
import { detailsOfEntry } from '@ronde/core/tournament/rating-lists/entry-details.ts';
import { ratingNotes } from '@ronde/core/tournament/rating-lists/rating-notes.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { ReadEntryTable } from '@ronde/exchange/imports/read-entry-table.ts';
import type { EntriesPreview, PreviewedEntry } from '../api/imports.ts';

/** All that was not used is told, within reason. */
const MOST_OF_ENTRIES = 1_000;

export interface PreviewOf {
  readonly file: { readonly source: string; readonly month: string };
  readonly kind: RatingKind;
  readonly fromRound: number;
}

/** What would be entered, line by line, each with the people of the lists it may be. */
export function entriesPreview(
  state: Tournament,
  { table, matched, problems }: ReadEntryTable,
  { file, kind, fromRound }: PreviewOf,
): Omit<EntriesPreview, 'position'> {
  const nextId = freePlayerIds(state);
  const known = new People(state.players.values());
  const read = matched.map(({ entry, match }) => {
    const use = { id: nextId(), kind, file };
    const detailsAs = (taken: EntryMatch): PlayerDetails => ({
      ...detailsOfEntry(entry, taken, use),
      fromRound,
    });
    const candidates = match.kind === 'candidates' ? match.candidates : [];
    const details = detailsAs(match);
    const same = known.same(details);
    return {
      line: entry.line,
      match: match.kind,
      list: match.kind === 'certain' ? match.candidate.list : null,
      differences: match.kind === 'certain' ? match.differences : [],
      details,
      candidates: candidates.map((candidate) => ({
        list: candidate.list,
        details: detailsAs({
          kind: 'certain',
          by: 'name',
          candidate,
          alsoOn: samePerson(candidate, candidates),
          differences: [],
        }),
      })),
      already: same?.one.id ?? null,
      alreadyBy: same?.by ?? null,
      team: entry.team,
      board: entry.board,
      ofTeam: entry.ofTeam ?? {},
    };
  });
  const repeated = twiceInFile(read.map(({ line, details }) => ({ ...details, line })));
  const entries = read.map((entry): PreviewedEntry => {
    return { ...entry, twice: repeated.get(entry.line) ?? null };
  });
  const notes = ratingNotes(
    read.map(({ details }) => details),
    kind,
  );
  return { table, entries, problems: [...notes, ...problems].slice(0, MOST_OF_ENTRIES) };
}
