import type { Colour } from '../../rules/colour.ts';
import type { IsoDate } from '../../rules/identity.ts';
import type { GrantedBye } from '../../rules/outcome.ts';
import type { ListedPlayer } from '../player-list/listed-player.ts';
import type { AccessRow } from './access-row.ts';
import type { RatingKind } from '../../rules/rating-kind.ts';

/** Papi's results, from the player's own side (table RES). */
export const PAPI_RESULTS = [
  'none',
  'loss',
  'draw',
  'win',
  'forfeitLoss',
  'doubleForfeit',
  'forfeitWin',
] as const;
export type PapiResult = (typeof PAPI_RESULTS)[number];

export type PapiRound =
  | {
      readonly kind: 'game';
      readonly colour: Colour;
      readonly opponent: number;
      readonly result: PapiResult;
    }
  | { readonly kind: 'pairingAllocatedBye' }
  | { readonly kind: 'bye'; readonly bye: GrantedBye }
  /** Not paired (yet). */
  | { readonly kind: 'unpaired' };

export interface PapiPlayer {
  /** Names the player within the file. */
  readonly ref: number;
  /** The federation's own references of the person and of the club. */
  readonly ffeRef: number | null;
  readonly clubRef: number | null;
  readonly listed: ListedPlayer;
  readonly category: string;
  readonly checkedIn: boolean;
  readonly fixedBoard: number | null;
  /** In cents. */
  readonly feeDue: number | null;
  readonly feePaid: number | null;
  readonly phone: string;
  readonly email: string;
  readonly comment: string;
  readonly hasAddress: boolean;
  readonly rounds: readonly PapiRound[];
  /** The row as the file has it; missing where the player comes from elsewhere. */
  readonly asRead?: AccessRow;
}

/** What Papi works out of a tournament and keeps beside it; it is never read. */
export interface PapiStanding {
  readonly number: number | null;
  /** In the order of the file's tie-breaks. */
  readonly tieBreaks: readonly (number | null)[];
  readonly place: number | null;
  readonly performance: number | null;
  readonly board: number | null;
}

/** A tournament as Papi keeps it. */
export interface PapiFile {
  readonly version: string;
  readonly name: string;
  readonly rounds: number;
  readonly firstDay: IsoDate | null;
  readonly lastDay: IsoDate | null;
  readonly roundDays: readonly (IsoDate | null)[];
  readonly timeControl: string;
  readonly place: string;
  readonly arbiter: string;
  readonly homologation: string;
  readonly ratingKind: RatingKind;
  readonly roundRobin: boolean;
  /** `Standard`, `Haley`, `HaleySoft`, `SAD`, `Nicois` or `Berger`. */
  readonly pairing: string;
  /** Ratings that part the groups of an accelerated event, higher first. */
  readonly ratingCuts: readonly number[];
  readonly threePointsAWin: boolean;
  /** Papi's own names, in order. */
  readonly tieBreaks: readonly string[];
  readonly activeRound: number;
  readonly players: readonly PapiPlayer[];
  /** Prizes, fees, club rankings and whatever else there is, as they are written, by their keys. */
  readonly others: ReadonlyMap<string, string>;
  /** The settings above as the file writes them. */
  readonly settingsAsRead?: ReadonlyMap<string, string>;
  /** The row of the exempt as the file has it. */
  readonly exemptAsRead?: AccessRow | null;
}
