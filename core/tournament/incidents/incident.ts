import { PENALTY_KINDS, type PenaltyKind } from '../../decisions/penalties/ladder.ts';
import {
  SITUATION_NAMES,
  type SituationName,
} from '../../decisions/situations/situation-titles.ts';
import type { InBoth } from '../../rules/in-both.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { Points } from '../../rules/points.ts';
import type { Hand } from '../round.ts';
import { object, oneOf, optional, type FieldsOf } from '../schema/schema.ts';
import {
  aFilledLine,
  aFilledText,
  aLine,
  anOrdinal,
  aPlayer,
  aRound,
  listOf,
  somePoints,
} from '../schema/words.ts';

/** What an incident was about: a situation of the decision desk, or none of them. */
export const INCIDENT_KINDS = [...SITUATION_NAMES, 'other'] as const;
export type IncidentKind = SituationName | 'other';

/** One penalty of Laws 12.9 on the player of the incident, with the figure its kind needs. */
export interface GivenPenalty {
  readonly kind: PenaltyKind;
  /** Of a change of time. */
  readonly seconds?: number;
  /** Of a change of points. */
  readonly points?: Points;
  /** Of a fine, in cents. */
  readonly amount?: number;
  /** Of an exclusion. */
  readonly rounds?: readonly number[];
}

export const aPenalty = object<GivenPenalty>({
  kind: oneOf(PENALTY_KINDS),
  seconds: optional({ kind: 'whole', least: 1, most: 86_400 }),
  points: optional(somePoints),
  amount: optional({ kind: 'whole', least: 1, most: 100_000_000 }),
  rounds: optional(listOf(aRound)),
});

/** A sentence of a ruling in both languages, for papers in either. */
const inBothLanguages = object<InBoth<string>>({ en: aFilledLine, fr: aFilledLine });

/** What an arbiter decides. */
export interface GivenDecision {
  /** Empty where the decision rests on no one article. */
  readonly article: string;
  readonly text: string;
  /** The same as a ruling says it in both languages; missing where somebody wrote it otherwise. */
  readonly texts?: InBoth<string>;
  readonly penalties: readonly GivenPenalty[];
}

export const decisionFields: FieldsOf<GivenDecision> = {
  article: aLine,
  text: aFilledLine,
  texts: optional(inBothLanguages),
  penalties: listOf(aPenalty),
};

export interface IncidentDecision extends GivenDecision, Hand {}

/** What happened, where and to whom, as it is said in a request or in the log. */
export interface ToldIncident {
  readonly kind: IncidentKind;
  readonly round?: number;
  readonly board?: number;
  /** Whom it is about. */
  readonly player?: PlayerId;
  readonly text: string;
  /** The same in both languages; missing where somebody wrote it otherwise. */
  readonly texts?: InBoth<string>;
  /** The moves by which a claim was proven. */
  readonly score?: string;
}

export const toldFields: FieldsOf<ToldIncident> = {
  kind: oneOf(INCIDENT_KINDS),
  round: optional(aRound),
  board: optional(anOrdinal),
  player: optional(aPlayer),
  text: aFilledLine,
  texts: optional(inBothLanguages),
  score: optional(aFilledText),
};

/** Something that happened at a board or in the hall, for the arbiters. */
export interface Incident extends Hand {
  readonly number: number;
  readonly kind: IncidentKind;
  readonly round: number | null;
  readonly board: number | null;
  /** The player it is about; null where it is about nobody. */
  readonly player: PlayerId | null;
  readonly text: string;
  readonly texts?: InBoth<string>;
  readonly score?: string;
  readonly decision: IncidentDecision | null;
  /** Entered by mistake, or settled otherwise; it stays in the log. */
  readonly takenBack: (Hand & { readonly reason: string }) | null;
}
