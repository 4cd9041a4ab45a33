import type { DetailsOfTeam } from '@ronde/core/formats/entries/team-cells.ts';
import type { EntryDifference } from '@ronde/core/formats/entries/match-entries.ts';
import type { Twice } from '@ronde/core/formats/entries/twice-in-file.ts';
import type { Problem as FileProblem } from '@ronde/core/rules/problem.ts';
import type { PlayerDetails } from '@ronde/core/tournament/player.ts';
import type { TablePreview } from '@ronde/exchange/player-lists/preview-table.ts';

/**
 * `POST /api/tournaments/:id/import-entries?file&kind&sheet&headingLine&columns`, the table itself as the body: what
 * would be entered. Nothing is written; the page sends those it keeps as the command `enterPlayers`.
 */
export interface EntriesPreview {
  /** Of the log when this was worked out. */
  readonly position: number;
  /** What the table looks like, and what it was taken for. */
  readonly table: TablePreview;
  readonly entries: readonly PreviewedEntry[];
  readonly problems: readonly FileProblem[];
}

/**
 * `POST /api/tournaments/import/table?file&kind&sheet&headingLine&columns`, the table itself as the body: what a
 * tournament would be made of. Nothing is written.
 */
export interface NewEntriesPreview {
  readonly table: TablePreview;
  /** Those who would be entered, and how many of them the lists know for certain. */
  readonly players: number;
  readonly found: number;
  readonly problems: readonly FileProblem[];
}

export interface PreviewedEntry {
  /** Counted from 1, as in the file. */
  readonly line: number;
  readonly match: 'certain' | 'candidates' | 'none';
  /** Where somebody certain was found. */
  readonly list: { readonly source: string; readonly month: string } | null;
  /** Where the entry and the list both say something, and differ. */
  readonly differences: readonly EntryDifference[];
  /** To be sent with `enterPlayers`: the list's words where the match is certain, the entry's own otherwise. */
  readonly details: PlayerDetails;
  /** In doubt: the people it may be, each as they would be entered. */
  readonly candidates: readonly {
    readonly list: { readonly source: string; readonly month: string };
    readonly details: PlayerDetails;
  }[];
  /** Who in the tournament bears the same number or name. */
  readonly already: string | null;
  /** What they have in common. */
  readonly alreadyBy: Twice['by'] | null;
  /** As written; empty in a table of individuals, and where the team of the line above goes on. */
  readonly team: string;
  readonly board: string;
  /** What the line says of the team itself: its captain, how to reach them, its club. */
  readonly ofTeam: DetailsOfTeam;
  /** An earlier line of the file that names the same person. */
  readonly twice: Twice | null;
}
