import { COMPETITION_LEVELS, type CompetitionLevel } from '../rules/competition-level.ts';
import type { GrantedBye } from '../rules/outcome.ts';
import type { EstimateTable } from './estimate-table.ts';
import type { FideRecord } from './fide-record.ts';
import { LICENCES, type Licence } from './licence.ts';

/** Zero points (LA line 9044), or half points within the event's limit of half-point byes. */
export const LATE_ENTRY_BYES = [
  'zeroPointBye',
  'halfPointBye',
] as const satisfies readonly GrantedBye[];
export type LateEntryBye = (typeof LATE_ENTRY_BYES)[number];

/** Until when a bye may be asked for: the pairing of the round, or the end of the round before it. */
export const BYE_DEADLINES = ['pairing', 'previousRound'] as const;
export type ByeDeadline = (typeof BYE_DEADLINES)[number];

/** Articles of the model regulations (LA 5.1) and of the arbiters' charter (LA line 960) that a setting follows. */
export const MODEL_REGULATIONS = {
  byeDeadline: 'LA 5.1 art. 2',
  byesAnnounced: 'RIDNA 22.1',
  estimates: 'LA 5.1 art. 1',
  firstRound: 'LA 5.1 art. 2',
  forfeits: 'LA 5.1 art. 7',
  signatures: 'LA 5.1 art. 14',
  suspensions: 'BAF 101',
  finished: 'LA 5.1, 8739',
  roundsAsked: 'LA 5.1, 8713',
} as const;

/** The event's own regulations (règlement intérieur), where the general rules leave a choice. */
export interface EventRegulations {
  /** Null where it is not said: then no level is barred from anything. */
  readonly level: CompetitionLevel | null;
  /** What the rounds a late entry misses bring. */
  readonly lateEntry: LateEntryBye;
  readonly byeDeadline: ByeDeadline;
  /** Forfeits, consecutive or not, that exclude a player (LA line 9082); null where none do. */
  readonly forfeitsOut: number | null;
  /** Minutes after which an absent player has lost (E.01 6.7.1); null where nothing is said. */
  readonly defaultTime: number | null;
  /** The French licence a player needs at least; null where A or B will do. */
  readonly licence: Licence | null;
  /** Byes are described in the announcement and in the regulations (LA line 960); missing where nobody said so. */
  readonly byesAnnounced?: boolean;
  /** Sent to a federation or to FIDE for rating; missing where nobody said so, which is no no. */
  readonly rated?: boolean;
  /** Round 1 pairs only those whose licence was seen and whose fee is paid (LA line 8983). */
  readonly checkedAndPaidFirst?: boolean;
  /** Rating changes stand beside the standings, for everybody who sees them. */
  readonly ratingChanges?: boolean;
  /** Players see on their own phones what their own norms still need. */
  readonly normsToPlayers?: boolean;
  /** The highest fine announced in advance, in cents (Laws 12.9.7); missing where there is none. */
  readonly fineUpTo?: number;
  /** Ratings by age category for those who have none (LA lines 8973-8975); missing where nobody gave them. */
  readonly estimates?: EstimateTable;
  /** What ratings and norms ask of the event; missing where nothing was said. */
  readonly fide?: FideRecord;
}

/** What a log without regulations means: nothing was said. */
export const NO_REGULATIONS: EventRegulations = {
  level: null,
  lateEntry: 'zeroPointBye',
  byeDeadline: 'pairing',
  forfeitsOut: null,
  defaultTime: null,
  licence: null,
};

/** The first of them that cannot stand; null when all can. */
export function faultOfRegulations(
  given: EventRegulations,
): Exclude<
  keyof EventRegulations,
  | 'byesAnnounced'
  | 'rated'
  | 'checkedAndPaidFirst'
  | 'ratingChanges'
  | 'normsToPlayers'
  | 'fineUpTo'
  | 'estimates'
  | 'fide'
> | null {
  const { level, lateEntry, byeDeadline, forfeitsOut, defaultTime, licence } = given;
  if (level !== null && !COMPETITION_LEVELS.includes(level)) return 'level';
  if (!LATE_ENTRY_BYES.includes(lateEntry)) return 'lateEntry';
  if (!BYE_DEADLINES.includes(byeDeadline)) return 'byeDeadline';
  if (forfeitsOut !== null && !isWithin(forfeitsOut, 1, MOST_FORFEITS)) return 'forfeitsOut';
  if (defaultTime !== null && !isWithin(defaultTime, 0, MOST_MINUTES)) return 'defaultTime';
  if (licence !== null && !LICENCES.includes(licence)) return 'licence';
  return null;
}

/** More than any event has rounds for. */
const MOST_FORFEITS = 99;
/** A whole day. */
const MOST_MINUTES = 1440;

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** What was announced as a rule of the event: without what is merely shown or recorded. */
export function announced(
  given: EventRegulations,
): Omit<EventRegulations, 'ratingChanges' | 'normsToPlayers' | 'fide'> {
  const { ratingChanges: _, normsToPlayers: __, fide: ___, ...rules } = given;
  return rules;
}
