import type { LawsProperties } from '../../rules/editions/laws.ts';
import type { RatingProperties } from '../../rules/editions/rating-properties.ts';
import type { AnnouncedFault } from '../../standings/announced-tie-breaks.ts';
import type { SwissProperties } from '../../rules/editions/swiss.ts';
import type { RequiredTitle } from '../homologation/arbiter-titles.ts';
import type { HomologationRules } from '../homologation/homologation-rules.ts';
import { modelArticle, type RegulationTerm, type Terms } from './terms.ts';

/** What regulations can be found to lack, to contradict, to forbid themselves, or to say better. */
export const FINDING_KINDS = ['missing', 'contradictory', 'forbidden', 'advised'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Everything that is looked for, with what kind of finding it is and the place it is about. */
export const FINDINGS = {
  noOrganiser: ['missing', 'organiser'],
  noAddress: ['missing', 'address'],
  noFirstDay: ['missing', 'firstDay'],
  noLastDay: ['missing', 'lastDay'],
  notRatedButHomologated: ['contradictory', 'rated'],
  roundsRaised: ['contradictory', 'rounds'],
  longEvent: ['advised', 'lastDay'],
  noSystem: ['missing', 'system'],
  noRounds: ['missing', 'rounds'],
  bakuTooShort: ['forbidden', 'acceleration'],
  tooManyRounds: ['contradictory', 'rounds'],
  roundsUnlikeTable: ['contradictory', 'rounds'],
  protection: ['forbidden', 'apart'],
  byesNotAnnounced: ['forbidden', 'byesAnnounced'],
  tooManyByes: ['forbidden', 'halfPointByes'],
  lateEntryWithoutByes: ['contradictory', 'lateEntry'],
  noLineUpDeadline: ['missing', 'lineUps'],
  noTimeControl: ['missing', 'timeControl'],
  unreadTimeControl: ['advised', 'timeControl'],
  notRatable: ['forbidden', 'timeControl'],
  ratedBelow: ['advised', 'timeControl'],
  shortFirstControl: ['forbidden', 'timeControl'],
  oddIncrement: ['forbidden', 'timeControl'],
  noRegime: ['missing', 'regime'],
  noQuickplay: ['missing', 'quickplay'],
  quickplayWithIncrement: ['contradictory', 'quickplay'],
  noRoundDays: ['missing', 'roundDays'],
  noRoundTimes: ['missing', 'roundTimes'],
  roundOutside: ['contradictory', 'roundDays'],
  roundsOutOfOrder: ['contradictory', 'roundTimes'],
  roundsOverlap: ['contradictory', 'roundTimes'],
  longDay: ['forbidden', 'roundDays'],
  tooManyADay: ['forbidden', 'roundDays'],
  noEntriesUntil: ['missing', 'entriesUntil'],
  noCheckIn: ['missing', 'checkInUntil'],
  entriesAfterStart: ['contradictory', 'entriesUntil'],
  checkInAfterStart: ['contradictory', 'checkInUntil'],
  checkInReversed: ['contradictory', 'checkInFrom'],
  noPrizeGiving: ['missing', 'prizeGiving'],
  prizeGivingTooEarly: ['contradictory', 'prizeGiving'],
  prizeGivingTooSoon: ['advised', 'prizeGiving'],
  noFees: ['missing', 'feeAdults'],
  noYouthFee: ['missing', 'feeYouths'],
  youthFeeOverHalf: ['advised', 'feeYouths'],
  noPrizeRule: ['missing', 'prizes'],
  prizesUnlikeTotal: ['contradictory', 'prizesTotal'],
  secondMainList: ['contradictory', 'prizes'],
  categoryByLabel: ['advised', 'prizes'],
  prizeBelowFee: ['advised', 'prizes'],
  noUnrated: ['missing', 'unratedPrizes'],
  unratedUnlikeLists: ['contradictory', 'unratedPrizes'],
  noTieBreaks: ['missing', 'tieBreaks'],
  badTieBreak: ['forbidden', 'tieBreaks'],
  koyaInSwiss: ['contradictory', 'tieBreaks'],
  mixedTieBreaks: ['advised', 'tieBreaks'],
  noDefaultTime: ['missing', 'defaultTime'],
  drawMovesUncounted: ['contradictory', 'drawMoves'],
  noDevices: ['advised', 'devices'],
  noDataContact: ['missing', 'dataContact'],
  noPhotographs: ['advised', 'photographs'],
  noArbiter: ['missing', 'chiefArbiter'],
  noArbiterTitle: ['missing', 'arbiterTitle'],
  arbiterBelow: ['forbidden', 'arbiterTitle'],
  noCommittee: ['missing', 'committee'],
  evenCommittee: ['contradictory', 'committee'],
  smallCommittee: ['contradictory', 'committee'],
  arbiterInCommittee: ['advised', 'committee'],
  noAppealDeadline: ['missing', 'appealMinutes'],
} as const satisfies Readonly<Record<string, readonly [FindingKind, RegulationTerm]>>;

export type FindingCode = keyof typeof FINDINGS;

export interface Finding {
  readonly code: FindingCode;
  readonly kind: FindingKind;
  /** The place it is about. */
  readonly term: RegulationTerm;
  readonly article: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What the regulations are held against: the editions that are pinned, and the field as it stands. */
export interface RulesAtHand {
  /** Null for another game than chess. */
  readonly laws: LawsProperties | null;
  readonly ratings: RatingProperties | null;
  readonly homologation: HomologationRules;
  readonly articles: {
    readonly roundsDeclared: string;
    readonly noRematch: string;
    readonly halfPointBye: string;
    readonly tieBreaks: string;
    readonly protection: string;
    readonly byesAnnounced: string;
    readonly koya: string;
  };
  /** Baku's least number of rounds; null for an edition of no Swiss. */
  readonly bakuRounds: Pick<SwissProperties['bakuRounds'], 'atLeast' | 'article'> | null;
  /** The level the chief arbiter needs; null where nothing asks for one. */
  readonly arbiter: (RequiredTitle & { readonly enough: boolean | null }) | null;
  /** Players, or teams; 0 where nobody has entered yet. */
  readonly participants: number;
  /** Numbers of rounds that a table has for them; empty where the system has none. */
  readonly tableRounds: readonly number[];
  readonly tieBreakFaults: readonly AnnouncedFault[];
}

export type Check = (terms: Terms, rules: RulesAtHand) => readonly Finding[];

/** A finding where something is the case; its article is the model's unless another one says it. */
export function found(
  code: FindingCode,
  isSo: boolean,
  params: Finding['params'] = {},
  article?: string,
): readonly Finding[] {
  if (!isSo) return [];
  const [kind, term] = FINDINGS[code];
  return [{ code, kind, term, article: article ?? modelArticle(term), params }];
}
