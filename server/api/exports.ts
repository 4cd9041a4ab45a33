import {
  EXPORT_AUDIENCE,
  EXPORT_FORMATS,
  type ExportFormat,
} from '@ronde/exchange/exports/export-format.ts';

export { EXPORT_AUDIENCE, EXPORT_FORMATS, type ExportFormat };

/** The whole site is for a web host, and takes long to make: readers have the pages themselves. */
export const isForStaff = (format: ExportFormat): boolean =>
  EXPORT_AUDIENCE[format] === 'staff' || format === 'site' || format === 'chess-results';

/** The header that names what a file's format has no place for (`tieBreaks,nationalRatings`). */
export const LEFT_OUT_HEADER = 'x-ronde-left-out';

/** What `GET …/export/:format` may be asked besides. */
export interface ExportQuery {
  readonly lang?: 'en' | 'fr';
  /** `staff`: lists (CSV, XLSX) with private data and unpublished pages, games (PGN) with their moves. */
  readonly audience?: 'staff' | 'public';
  /** PGN for those who run the event: this round alone; boards of these players alone, by their ids. */
  readonly round?: string;
  readonly players?: string;
  /** chess-results only: what GETSID answered a moment ago. */
  readonly sid?: string;
}

export function exportPath(
  tournament: string,
  format: ExportFormat,
  query: ExportQuery = {},
): string {
  const asked = new URLSearchParams(Object.entries(query)).toString();
  const path = `/api/tournaments/${encodeURIComponent(tournament)}/export/${format}`;
  return asked === '' ? path : `${path}?${asked}`;
}

/** The body of `PUT /api/chess-results`: what the author of the site gave for this program; null forgets it. */
export interface ChessResultsRequest {
  readonly settings: {
    readonly source: string;
    /** 16 bytes in hexadecimal. */
    readonly key: string;
    readonly iv: string;
    readonly creator: string;
  } | null;
}

/** The body of `PUT /api/tournaments/:id/chess-results`: the tournament's number there; null forgets it. */
export interface ChessResultsKeyRequest {
  readonly key: string | null;
}

/** `GET` and `PUT /api/tournaments/:id/chess-results`; secrets are never given back. */
export interface ChessResultsAnswer {
  readonly configured: boolean;
  readonly key: string | null;
}
