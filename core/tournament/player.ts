import type { PlayerId, TeamId } from '../rules/identity.ts';
import type { Title } from '../rules/title.ts';

/** Never on public pages, in files for publication, or in logs: kept apart so one key drops it all. */
export interface PrivateData {
  /** `YYYY-MM-DD`, or `YYYY` when only the year is known. */
  readonly birthDate?: string;
  readonly phone?: string;
  readonly email?: string;
  /** A note for the arbiters' eyes. */
  readonly comment?: string;
  /** In cents. */
  readonly feeDue?: number;
  readonly feePaid?: number;
}

export interface Ratings {
  readonly fide?: number;
  readonly national?: number;
  /** Given by the chief arbiter where no reliable rating is known (C.04.2 B.1, 2026: 2.1). */
  readonly estimate?: number;
}

export const RATING_LIST_KINDS = ['standard', 'rapid', 'blitz'] as const;
export type RatingListKind = (typeof RATING_LIST_KINDS)[number];

/** Which list a rating was read from. */
export interface RatingSource {
  /** `fide`, `ffe`, or the file it came from, `file:entries.csv`. */
  readonly list: string;
  /** `YYYY-MM` */
  readonly month: string;
  readonly kind: RatingListKind;
  /** The development coefficient K beside it (B.02 8.3.3); missing where the list had none. */
  readonly k?: number;
  /** Rated games of its period; missing where the list had none. */
  readonly games?: number;
  /** Marked inactive there: no rated game for a year (B.02 7.2.2). */
  readonly inactive?: true;
  /** In a rapid or blitz list, the standard rating beside it, which may stand in (B.02 RB 7.2.1). */
  readonly standardRating?: number;
}

/** Who should be given no half-point bye (C.05 VI.7 (4)): invited with conditions, or without entry fee. */
export const NO_BYE_REASONS = ['conditions', 'noEntryFee'] as const;
export type NoByeReason = (typeof NO_BYE_REASONS)[number];

/** What is known of a person who plays. */
export interface PlayerDetails {
  readonly id: PlayerId;
  /** `Last, First` */
  readonly name: string;
  readonly sex?: 'm' | 'w';
  readonly title?: Title;
  readonly federation?: string;
  readonly fideId?: string;
  readonly nationalId?: string;
  readonly club?: string;
  readonly league?: string;
  /** Words of the event's own, for prize categories. */
  readonly tags?: readonly string[];
  /** The federation's licence: A or B at the FFE; N there is none. */
  readonly licence?: string;
  readonly ratings: Ratings;
  readonly ratingSources?: { readonly fide?: RatingSource; readonly national?: RatingSource };
  /** First round the player can be paired in; later than 1 for a late entry. */
  readonly fromRound: number;
  /** May not ask for half-point byes, by the rules of the event. */
  readonly noHalfPointBye?: true;
  /** Why not (LA line 12876); missing where nobody said. */
  readonly noHalfPointByeReason?: NoByeReason;
  readonly private?: PrivateData;
}

/** Birth dates, phones and addresses stay out of every log that is shown. */
export function withoutPrivate<T extends { readonly private?: unknown }>(
  details: T,
): Omit<T, 'private'> {
  const { private: hidden, ...shown } = details;
  return shown;
}

type OptionalKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];
/** What may be unknown of a player, and so be taken away again. */
export type OptionalDetail = OptionalKeys<PlayerDetails>;

export const LEAVING_REASONS = ['withdrawn', 'absentWithoutNotice', 'expelled'] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];

export interface Player extends PlayerDetails {
  /** Set while the player is out of the event, from that round on. */
  readonly left: { readonly reason: LeavingReason; readonly fromRound: number } | null;
}

/** How a captain is reached; for those who run the event alone. */
export type CaptainContact = Pick<PrivateData, 'phone' | 'email'>;

export interface Team {
  readonly id: TeamId;
  readonly name: string;
  readonly nickname?: string;
  readonly club?: string;
  readonly federation?: string;
  /** The division or pool it plays in, in the event's own words. */
  readonly division?: string;
  /** Where it plays at home: the place of its matches in which it is named first. */
  readonly venue?: string;
  /** Who speaks for the team (C.05 VII); a player of it or not. */
  readonly captain?: string;
  /** In board order: the default line-up is taken from the top, those below are reserves. */
  readonly roster: readonly PlayerId[];
  /** Strength factor for the initial order, when the event gives one (TRF26 record 310). */
  readonly strength?: number;
  readonly private?: CaptainContact;
}

/** Whether a player can be paired in a round (byes asked for apart). */
export function isAvailable(player: Player, round: number): boolean {
  if (player.fromRound > round) return false;
  return player.left === null || player.left.fromRound > round;
}

/** What is still to be paid, in cents. */
export const owedBy = ({ private: own }: Pick<PlayerDetails, 'private'>): number =>
  Math.max((own?.feeDue ?? 0) - (own?.feePaid ?? 0), 0);
