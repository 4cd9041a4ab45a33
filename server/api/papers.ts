import type { PaperSize } from '@ronde/core/documents/papers/paper-ask.ts';
import { PAPER_NAMES, type PaperName } from '@ronde/core/documents/papers/papers.ts';
import type { Wifi } from '@ronde/core/documents/papers/wifi-code.ts';
import type { PaperFormat } from '@ronde/paper/print-options.ts';

export { PAPER_NAMES, type PaperName };

/** One paper, or everything of a round in one file. */
export const PACK = 'pack';
export type AskedPaper = PaperName | typeof PACK;
export const ASKED_PAPERS: readonly AskedPaper[] = [...PAPER_NAMES, PACK];

/** How an event prints: the sheets of its printer, one colour for lines, the club's picture. */
export interface PaperLook {
  readonly format: PaperFormat;
  readonly colour: string | null;
  /** One of the event's pictures. */
  readonly logo: string | null;
}

/** `GET /api/tournaments/:id/papers`: the papers the event can need that you may have. */
export interface PapersAnswer {
  readonly papers: readonly PaperName[];
  readonly look: PaperLook;
}

/** What `GET …/papers/:paper` may be asked besides. */
export interface PaperQuery {
  readonly lang?: 'en' | 'fr';
  /** The other language beside it. */
  readonly both?: 'yes';
  readonly round?: string;
  readonly size?: PaperSize;
  /** As a file to keep rather than to look at. */
  readonly save?: 'yes';
}

export function paperPath(tournament: string, paper: AskedPaper, query: PaperQuery = {}): string {
  const asked = new URLSearchParams(Object.entries(query)).toString();
  const path = `/api/tournaments/${encodeURIComponent(tournament)}/papers/${paper}`;
  return asked === '' ? path : `${path}?${asked}`;
}

/**
 * `POST …/papers/qr-poster`: the poster with the network of the hall and the way to players' own results.
 * A password is no part of an address, which browsers and servers keep.
 */
export interface PosterRequest {
  readonly lang: 'en' | 'fr';
  /** The other language beside it. */
  readonly both: boolean;
  /** One of the addresses of the public pages; the first where none is named. */
  readonly address: string | null;
  readonly wifi: Wifi | null;
  /** Whether players with a card say their own result. */
  readonly ownResult: boolean;
}

export const papersPath = (tournament: string): string =>
  `/api/tournaments/${encodeURIComponent(tournament)}/papers`;
