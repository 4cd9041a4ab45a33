import type { PaperName } from '@ronde/core/documents/papers/papers.ts';
import type { Language } from '@ronde/core/rules/language.ts';

/** How a paper of a round stands: nothing made yet, waiting for the printer, printed, or no longer right. */
export const PRINT_STATES = ['toMake', 'made', 'printed', 'stale'] as const;
export type PrintState = (typeof PRINT_STATES)[number];

export interface QueuedPrint {
  readonly paper: PaperName;
  readonly state: PrintState;
  readonly madeAt: string | null;
  readonly printedAt: string | null;
}

/** What the desk prints of a round by itself, and where it puts files. */
export interface PrintSettings {
  /** Made as soon as a round is published. */
  readonly automatic: boolean;
  /** On the server's own computer; null for none. */
  readonly folder: string | null;
  readonly language: Language;
}

/** `GET /api/tournaments/:id/prints`: everything of a round, and what of it was not printed yet. */
export interface PrintsAnswer {
  /** Null while no round is published. */
  readonly round: number | null;
  readonly papers: readonly QueuedPrint[];
  readonly settings: PrintSettings;
  /** A folder is chosen at the computer it is on. */
  readonly mayChooseFolder: boolean;
}

/** `POST /api/tournaments/:id/prints` and `…/prints/printed` */
export interface PrintsRequest {
  readonly round: number;
  readonly papers: readonly PaperName[];
}

/** `POST /api/tournaments/:id/prints` */
export interface MakePrintsRequest extends PrintsRequest {
  readonly language: Language;
}

/** Papers that were made, one after the other in one file. */
export const sheetsPath = (
  tournament: string,
  round: number,
  papers: readonly PaperName[],
): string =>
  `/api/tournaments/${encodeURIComponent(tournament)}/prints/sheets?round=${round}&papers=${papers.join(',')}`;
