import type { Language } from '../../rules/language.ts';
import type { Result } from '../../rules/result.ts';
import type { Tournament } from '../../tournament/state.ts';
import type { Audience } from '../../tournament/views/audience.ts';
import type { PaperSheet } from './paper-values.ts';
import type { Wifi } from './wifi-code.ts';

/** Letters of a list on the wall: as many sheets as can be saved, or read from further away. */
export const PAPER_SIZES = ['small', 'normal', 'large'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** What is asked of a paper; clock, place and codes are handed in, none is known here. */
export interface PaperAsk {
  readonly language: Language;
  readonly audience: Audience;
  /** The round it is about; the one at hand where none is named. */
  readonly round?: number;
  readonly size?: PaperSize;
  /** ISO instant of printing, and whose clock it is read by. */
  readonly at: string;
  readonly zone: string;
  /** Where everybody reads the event, `https://club.example/t/open`; missing where nowhere. */
  readonly address?: string;
  /** Where a player with a card says the own result, `https://club.example/p`; missing where none may. */
  readonly ownResult?: string;
  /** The network of the hall, as it is said for this one print; kept nowhere. */
  readonly wifi?: Wifi;
  /** A code that phones read, row by row; missing where nobody draws codes. */
  readonly code?: (text: string) => readonly (readonly boolean[])[];
}

/** Why there is no such paper now. */
export type PaperRefusal =
  | { readonly code: 'paper.noPlayers' }
  | { readonly code: 'paper.noRound' }
  | { readonly code: 'paper.unknownRound'; readonly round: number }
  | { readonly code: 'paper.notPublished' }
  | { readonly code: 'paper.noResults' }
  | { readonly code: 'paper.notForThisEvent' }
  | { readonly code: 'paper.noAddress' }
  | { readonly code: 'paper.notAWifi' }
  | { readonly code: 'paper.noMolterTable' }
  | { readonly code: 'paper.noRateOfPlay' }
  | { readonly code: 'paper.usualPosition'; readonly round: number };

export type PaperMaker = (
  state: Tournament,
  ask: PaperAsk,
) => Result<readonly PaperSheet[], PaperRefusal>;
