import type { ListedPlayer } from '@ronde/core/formats/player-list/listed-player.ts';
import type { RatingKind } from '@ronde/core/rules/rating-kind.ts';
import type { Problem as FileProblem } from '@ronde/core/rules/problem.ts';
import type {
  CheckedField,
  ListCheck,
} from '@ronde/core/tournament/rating-lists/rating-differences.ts';
import type { ListRating } from '@ronde/core/tournament/list-ratings.ts';
import type { Confirmations } from '@ronde/core/tournament/warning-ladder.ts';
import type { TablePreview } from '@ronde/exchange/player-lists/preview-table.ts';
import type { Problem } from './problem.ts';

/** A rating list kept on the server. */
export interface KeptList {
  readonly source: string;
  /** `YYYY-MM` */
  readonly month: string;
  readonly players: number;
  /** ISO instant. */
  readonly importedAt: string;
  /** Records that could not be read. */
  readonly problems: number;
}

/** `GET /api/lists` */
export interface ListsAnswer {
  readonly lists: readonly KeptList[];
  readonly jobs: readonly ListJob[];
  /** Bytes a list may have, packed. */
  readonly limit: number;
}

/** `GET /api/lists/search?q&limit&source&tournament`; helpers at the door get birth years only. */
export interface ListSearchAnswer {
  readonly hits: readonly {
    readonly list: { readonly source: string; readonly month: string };
    readonly player: ListedPlayer;
    /** Slips of the hand forgiven in the name. */
    readonly slips: number;
  }[];
}

/**
 * `POST /api/lists/preview?file`, a table (CSV, XLSX) or the first lines of one as the body: what
 * its columns seem to hold. Nothing is kept.
 */
export type ListPreview = TablePreview;

/**
 * `POST /api/lists/import?source&month&file&kind&columns`, the file itself as the body; `columns`
 * as `name=2,standard=5,rating=0`, counted from 1, none being 0; fields left out go by the headings. Stopped, it goes on when the same file is sent again.
 */
export interface ListJob {
  readonly id: string;
  readonly source: string;
  readonly month: string;
  readonly phase: 'reading' | 'indexing' | 'done' | 'failed' | 'cancelled';
  /** From 0 to 1 within the phase. */
  readonly done: number;
  readonly players: number;
  /** Players already there from an import of the same file that was interrupted. */
  readonly resumedAt: number;
  /** What could not be read and was left out; the first ones. */
  readonly problems: readonly FileProblem[];
  /** Why it failed. */
  readonly problem: Problem | null;
  /** ISO instant. */
  readonly startedAt: string;
}

export type { CheckedField, RatingKind };

/** `GET /api/tournaments/:id/rating-differences?list&month&kind`; `kind` is the tournament's own when missing. */
export interface RatingDifferencesAnswer extends ListCheck {
  readonly position: number;
  readonly list: { readonly source: string; readonly month: string };
  readonly kind: RatingKind;
}

/** The body of `POST …/rating-differences/apply`: each player's corrections are one command with a key of its own. */
export interface ApplyDifferencesRequest {
  readonly seen: number;
  readonly key: string;
  readonly confirmations?: Confirmations;
  readonly list: string;
  /** The newest of the source when missing. */
  readonly month?: string;
  /** The tournament's own when missing. */
  readonly kind?: RatingKind;
  /** All of them when missing. */
  readonly only?: readonly { readonly player: string; readonly field: CheckedField }[];
}

export interface ApplyDifferencesAnswer {
  readonly position: number;
  /** Players corrected. */
  readonly applied: readonly string[];
  /** Players left as they were, and why. */
  readonly refused: readonly { readonly player: string; readonly problem: Problem }[];
}

/** `GET /api/tournaments/:id/list-ratings?month&kind&list`: what `keepListRatings` would keep. */
export interface ListRatingsAnswer {
  readonly position: number;
  readonly list: { readonly source: string; readonly month: string };
  readonly kind: RatingKind;
  readonly ratings: readonly ListRating[];
}
