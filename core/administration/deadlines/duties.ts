import type { CompetitionLevel } from '../../rules/competition-level.ts';
import type { HomologationKind } from '../homologation/kinds.ts';

/** What an event has to do by a day or an hour, in the order of the days around it. */
export const DUTY_NAMES = [
  'invitations',
  'homologationRequest',
  'fideRegistration',
  'antiCheatingForm',
  'regulationsPosted',
  'drawOfLots',
  'appealsCommittee',
  'licencesChecked',
  'pairingsPosted',
  'prizeListPosted',
  'interimResults',
  'arbitersPaid',
  'resultsSent',
  'markedFinished',
  'ratingReport',
  'licencesTakenHere',
  'feesPaid',
  'technicalReport',
  'reportForDirector',
  'normsSent',
  'appealAgainstArbiter',
  'bulletin',
  'reportKept',
] as const;
export type DutyName = (typeof DUTY_NAMES)[number];

export const DUTY_PHASES = ['before', 'during', 'after', 'kept'] as const;
export type DutyPhase = (typeof DUTY_PHASES)[number];

export const DUTY_HOLDERS = ['organiser', 'chiefArbiter', 'federation', 'parties'] as const;
export type DutyHolder = (typeof DUTY_HOLDERS)[number];

/** From what an event's duty is counted. */
export const EVENT_TRIGGERS = [
  'eventStart',
  'eventEnd',
  'firstRound',
  'eachRound',
  'halfOfRounds',
  'lastRound',
  'eachMonth',
] as const;
export type EventTrigger = (typeof EVENT_TRIGGERS)[number];

/** How long before (negative) or after. */
export interface Offset {
  readonly months?: number;
  readonly days?: number;
  readonly minutes?: number;
}

/** Of which events it is asked; what is not named is not looked at. */
export interface DutyOf {
  readonly kinds?: readonly HomologationKind[];
  readonly levels?: readonly CompetitionLevel[];
  readonly closed?: boolean;
  /** Longer than FIDE takes as one event. */
  readonly long?: boolean;
}

export interface Duty {
  readonly duty: DutyName;
  readonly phase: DutyPhase;
  readonly who: DutyHolder;
  readonly from: EventTrigger;
  /** By kind of homologation, where it depends on it, or as the event's rating rules have it. */
  readonly offset: Offset | Readonly<Record<HomologationKind, Offset | null>> | 'ratingRules';
  readonly of: DutyOf;
  readonly article: string;
}

const HOMOLOGATED: DutyOf = { kinds: ['national', 'fide', 'norms'] };
const AT_ONCE: Offset = { days: 0 };

/** Every duty with a day; figures from the Livre de l'Arbitre of 2022 unless an article says otherwise. */
export const DUTIES: readonly Duty[] = [
  {
    ...{ duty: 'invitations', phase: 'before', who: 'organiser', from: 'eventStart' },
    ...{ offset: { months: -6 }, of: { levels: [1] }, article: 'LA 6.10, line 12993' },
  },
  {
    ...{ duty: 'homologationRequest', phase: 'before', who: 'organiser', from: 'eventStart' },
    offset: { national: { days: -10 }, fide: { days: -15 }, norms: { days: -40 } },
    ...{ of: HOMOLOGATED, article: 'LA 5.1, lines 8683-8687' },
  },
  {
    ...{ duty: 'fideRegistration', phase: 'before', who: 'federation', from: 'eventStart' },
    offset: { national: null, fide: { days: -3 }, norms: { days: -30 } },
    ...{ of: { kinds: ['fide', 'norms'] }, article: 'B.02 0.2, B.01 1.1.1' },
  },
  {
    ...{ duty: 'antiCheatingForm', phase: 'before', who: 'organiser', from: 'eventStart' },
    ...{ offset: { days: -28 }, of: { levels: [1, 2] }, article: 'LA 6.8, line 12622' },
  },
  {
    ...{ duty: 'regulationsPosted', phase: 'before', who: 'chiefArbiter', from: 'eventStart' },
    ...{ offset: AT_ONCE, of: HOMOLOGATED, article: 'LA 5.1, lines 8631, 8655' },
  },
  {
    ...{ duty: 'drawOfLots', phase: 'before', who: 'chiefArbiter', from: 'firstRound' },
    ...{ offset: { minutes: -720 }, of: { levels: [1, 2] }, article: 'LA 6.9 VI.3, line 12856' },
  },
  {
    ...{ duty: 'appealsCommittee', phase: 'before', who: 'organiser', from: 'firstRound' },
    ...{ offset: AT_ONCE, of: { kinds: ['fide', 'norms'] }, article: 'LA 6.9 X, line 12915' },
  },
  {
    ...{ duty: 'licencesChecked', phase: 'during', who: 'chiefArbiter', from: 'firstRound' },
    ...{ offset: AT_ONCE, of: HOMOLOGATED, article: 'LA 5.1, lines 8751, 8983' },
  },
  {
    ...{ duty: 'pairingsPosted', phase: 'during', who: 'chiefArbiter', from: 'eachRound' },
    ...{ offset: { minutes: -120 }, of: {}, article: 'LA 1.1, line 205' },
  },
  {
    ...{ duty: 'prizeListPosted', phase: 'during', who: 'organiser', from: 'halfOfRounds' },
    ...{ offset: AT_ONCE, of: {}, article: 'RIDNA 22.1, line 959' },
  },
  {
    ...{ duty: 'interimResults', phase: 'during', who: 'chiefArbiter', from: 'eachMonth' },
    ...{ offset: AT_ONCE, of: { ...HOMOLOGATED, long: true }, article: 'LA 5.1, line 8745' },
  },
  {
    ...{ duty: 'arbitersPaid', phase: 'during', who: 'organiser', from: 'lastRound' },
    ...{ offset: AT_ONCE, of: HOMOLOGATED, article: 'LA 5.1, line 9198; lines 266, 979' },
  },
  {
    ...{ duty: 'resultsSent', phase: 'after', who: 'chiefArbiter', from: 'eventEnd' },
    ...{ offset: AT_ONCE, of: HOMOLOGATED, article: 'LA 5.1, lines 8733, 8797' },
  },
  {
    ...{ duty: 'markedFinished', phase: 'after', who: 'chiefArbiter', from: 'eventEnd' },
    ...{ offset: AT_ONCE, of: HOMOLOGATED, article: 'LA 5.1, lines 8739, 8797' },
  },
  {
    ...{ duty: 'ratingReport', phase: 'after', who: 'chiefArbiter', from: 'eventEnd' },
    ...{
      offset: 'ratingRules',
      of: { kinds: ['fide', 'norms'] },
      article: 'B.02 9.1, LA lines 10526, 10701',
    },
  },
  {
    ...{ duty: 'licencesTakenHere', phase: 'after', who: 'organiser', from: 'eventEnd' },
    ...{ offset: { days: 1 }, of: HOMOLOGATED, article: 'RIDNA 22.2, line 981' },
  },
  {
    ...{ duty: 'feesPaid', phase: 'after', who: 'organiser', from: 'eventEnd' },
    ...{ offset: { days: 7 }, of: HOMOLOGATED, article: 'LA 5.1, line 8827' },
  },
  {
    ...{ duty: 'technicalReport', phase: 'after', who: 'chiefArbiter', from: 'eventEnd' },
    ...{ offset: { days: 7 }, of: HOMOLOGATED, article: 'LA 5.1, lines 270, 8807' },
  },
  {
    ...{ duty: 'reportForDirector', phase: 'after', who: 'chiefArbiter', from: 'eventEnd' },
    offset: { days: 7 },
    ...{ of: { kinds: ['norms'], closed: true }, article: 'LA 5.1, lines 8915-8921' },
  },
  {
    ...{ duty: 'normsSent', phase: 'after', who: 'chiefArbiter', from: 'eventEnd' },
    ...{ offset: { days: 7 }, of: { kinds: ['norms'] }, article: 'LA 5.1, lines 8635, 8815' },
  },
  {
    ...{ duty: 'appealAgainstArbiter', phase: 'after', who: 'parties', from: 'lastRound' },
    ...{ offset: { days: 14 }, of: { kinds: ['fide', 'norms'] }, article: 'LA 6.7, line 12558' },
  },
  {
    ...{ duty: 'bulletin', phase: 'after', who: 'organiser', from: 'eventEnd' },
    ...{ offset: { days: 14 }, of: { levels: [1] }, article: 'LA 6.10, line 13058' },
  },
  {
    ...{ duty: 'reportKept', phase: 'kept', who: 'chiefArbiter', from: 'eventEnd' },
    ...{ offset: { months: 6 }, of: { ...HOMOLOGATED, closed: false } },
    article: 'LA 5.1, line 8846',
  },
  {
    ...{ duty: 'reportKept', phase: 'kept', who: 'chiefArbiter', from: 'eventEnd' },
    offset: { months: 6 },
    ...{ of: { kinds: ['national', 'fide'], closed: true }, article: 'LA 5.1, line 8846' },
  },
  {
    ...{ duty: 'reportKept', phase: 'kept', who: 'chiefArbiter', from: 'eventEnd' },
    offset: { months: 12 },
    ...{ of: { kinds: ['norms'], closed: true }, article: 'LA 5.1, line 8913' },
  },
];
