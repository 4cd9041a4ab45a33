import type { Acceleration } from '../../pairing/acceleration/acceleration.ts';
import type { SystemName } from '../../pairing/systems.ts';
import type { CompetitionLevel } from '../../rules/competition-level.ts';
import type { IsoDate } from '../../rules/identity.ts';
import type { ScoringSystem } from '../../rules/scoring.ts';
import type { PrizeScheme } from '../../standings/prizes/scheme.ts';
import type { HomologationKind } from '../homologation/kinds.ts';
import { CLAUSES, type Clause, type Clauses } from './clauses.ts';

/** What the regulations say that the event's settings hold; null where nobody said it. */
export interface SettledTerms {
  readonly name: string | null;
  readonly organiser: string | null;
  readonly firstDay: IsoDate | null;
  readonly lastDay: IsoDate | null;
  readonly place: string | null;
  /** The full address of the hall. */
  readonly address: string | null;
  readonly federation: string | null;
  readonly kind: 'individual' | 'team';
  readonly homologation: {
    readonly kind: HomologationKind;
    readonly rounds: number;
  } | null;
  /** False where the regulations say that nothing is rated. */
  readonly rated: boolean | null;
  readonly level: CompetitionLevel | null;
  readonly licence: string | null;
  /** Ratings by age category for those who have none. */
  readonly estimates: boolean;
  readonly checkedAndPaidFirst: boolean;
  /** The editions that are pinned, by their names. */
  readonly laws: { readonly en: string; readonly fr: string } | null;
  readonly system: SystemName | null;
  readonly acceleration: Acceleration['method'];
  /** Who is kept apart by a rule: of a club, a family, a federation. */
  readonly apart: readonly string[];
  readonly rounds: number | null;
  readonly timeControl: string | null;
  readonly roundDays: readonly (IsoDate | null)[];
  readonly roundTimes: readonly (string | null)[];
  readonly halfPointByes: number | null;
  readonly byeDeadline: 'pairing' | 'previousRound';
  /** Byes are described in the announcement as well. */
  readonly byesAnnounced: boolean;
  readonly lateEntry: 'zeroPointBye' | 'halfPointBye';
  /** By when line-ups are handed in; null where no hour is said, or there are none. */
  readonly lineUps: string | null;
  readonly prizes: PrizeScheme | null;
  readonly scoring: Pick<ScoringSystem, 'win' | 'draw' | 'loss'>;
  readonly tieBreaks: readonly string[];
  readonly ties: 'kept' | 'lots';
  readonly correctionDeadline: number | null;
  readonly defaultTime: number | null;
  readonly forfeitsOut: number | null;
  /** How to reach the organiser. */
  readonly contact: string | null;
  readonly chiefArbiter: string | null;
  readonly arbiterTitle: string | null;
  readonly deputyArbiters: readonly string[];
}

export interface Terms extends SettledTerms {
  readonly clauses: Clauses;
}

export type SettledTerm = keyof SettledTerms;
/** A place of the regulations: what a finding is about and what a change has changed. */
export type RegulationTerm = SettledTerm | Clause;

/** The fourteen articles of the model (LA 5.1, lines 8935-9187). */
export const REGULATION_ARTICLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
export type RegulationArticle = (typeof REGULATION_ARTICLES)[number];

/** The article each place belongs to, in their order. */
export const ARTICLE_OF: Readonly<Record<RegulationTerm, RegulationArticle>> = {
  name: 1,
  organiser: 1,
  firstDay: 1,
  lastDay: 1,
  place: 1,
  address: 1,
  federation: 1,
  kind: 1,
  homologation: 1,
  rated: 1,
  level: 1,
  licence: 1,
  openTo: 1,
  estimates: 1,
  accompaniedUntil: 1,
  laws: 2,
  regime: 2,
  system: 2,
  acceleration: 2,
  apart: 2,
  rounds: 2,
  checkedAndPaidFirst: 2,
  byeDeadline: 2,
  halfPointByes: 2,
  byesAnnounced: 2,
  lineUps: 2,
  timeControl: 3,
  quickplay: 3,
  roundDays: 4,
  roundTimes: 4,
  entriesUntil: 4,
  checkInFrom: 4,
  checkInUntil: 4,
  prizeGiving: 4,
  lateEntry: 4,
  feeAdults: 5,
  feeYouths: 5,
  prizes: 5,
  prizesTotal: 5,
  prizesGuaranteed: 5,
  unratedPrizes: 5,
  scoring: 6,
  tieBreaks: 6,
  ties: 6,
  correctionDeadline: 6,
  defaultTime: 7,
  forfeitsOut: 7,
  contact: 7,
  drawMoves: 9,
  devices: 10,
  searches: 10,
  fine: 10,
  flashMinutes: 10,
  analysisRoom: 10,
  photographs: 10,
  dataContact: 10,
  particulars: 10,
  chiefArbiter: 11,
  arbiterTitle: 11,
  deputyArbiters: 11,
  committee: 12,
  reserves: 12,
  appealMinutes: 12,
  appealDeposit: 12,
};

export const TERMS = Object.keys(ARTICLE_OF) as readonly RegulationTerm[];

/** As the model names its articles. */
export const modelArticle = (term: RegulationTerm): string => `LA 5.1 art. ${ARTICLE_OF[term]}`;

const clauses: ReadonlySet<string> = new Set(CLAUSES);
const isOfClause = (term: RegulationTerm): term is Clause => clauses.has(term);

/** What the regulations say in one place; null where they say nothing. */
export const termIn = (terms: Terms, term: RegulationTerm): unknown =>
  isOfClause(term) ? (terms.clauses[term] ?? null) : terms[term];

/** The places where two versions of the regulations differ. */
export const changedTerms = (before: Terms, after: Terms): readonly RegulationTerm[] =>
  TERMS.filter(
    (term) => JSON.stringify(termIn(before, term)) !== JSON.stringify(termIn(after, term)),
  );
