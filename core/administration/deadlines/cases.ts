import type { IsoDate } from '../../rules/identity.ts';
import { addDays, addMinutes, addMonths } from '../days.ts';

/** What sets a clock running besides an event. */
export const CASE_TRIGGERS = [
  'complaintRound',
  'onlineStart',
  'onlineGame',
  'onlineLastRound',
  'onlineResultsOfficial',
  'appealFiled',
  'appealFeePaid',
  'appealAccepted',
  'ethicsDecision',
  'provisionalMeasure',
  'forfeitReported',
  'federalCourse',
  'firstExam',
  'arbiterAward',
  'arbiterNormEvent',
  'arbiterSeminar',
  'arbiterLastEvent',
  'applicationReceived',
  'seminarStart',
  'seminarEnd',
  'lecturerAccredited',
  'fidLicencePaid',
  'foaLicenceExpired',
  'federationArrears',
] as const;
export type CaseTrigger = (typeof CASE_TRIGGERS)[number];

export const CASE_STEPS = [
  'complaintForm',
  'medicalCertificate',
  'assistantConnects',
  'onlineComplaint',
  'limitation',
  'recordingsErased',
  'appealFee',
  'acknowledged',
  'admissible',
  'replies',
  'opinionSent',
  'opinionBack',
  'appealDecided',
  'arbitrationCourt',
  'measureEnds',
  'measureEndsAtMost',
  'suspensionEnds',
  'activeUntil',
  'courseAgain',
  'titleReached',
  'normCounts',
  'seminarCounts',
  'lastEventCounts',
  'reviewed',
  'publication',
  'seminarRequest',
  'seminarReports',
  'noticeFrom',
  'accreditedUntil',
  'fidUntil',
  'foaWithoutSurcharge',
  'barredFromFideEvents',
] as const;
export type CaseStep = (typeof CASE_STEPS)[number];

export interface CaseDeadline {
  readonly step: CaseStep;
  /** A day, or a wall-clock time where it runs by the hour. */
  readonly due: string;
  readonly article: string;
}

/** The French federation's season ends on this day of the year. */
const SEASON_ENDS = '08-31';

/** The last day of the season a day lies in. */
export const seasonEnd = (day: IsoDate): IsoDate => {
  const ends = `${day.slice(0, 4)}-${SEASON_ENDS}`;
  return day <= ends ? ends : `${Number(day.slice(0, 4)) + 1}-${SEASON_ENDS}`;
};

/** The 30th of June of the year after (6.13 2.7): a FID licence ends then, whenever it was paid. */
export const fidLicenceEnds = (paidOn: IsoDate): IsoDate =>
  `${Number(paidOn.slice(0, 4)) + 1}-06-30`;

/**
 * A suspension of so many months, both days included: three from the 5th of October end on the 4th of January,
 * and three from the 31st of March on the 30th of June, which has no 31st.
 */
export function suspensionEnds(from: IsoDate, months: number): IsoDate {
  const sameDay = addMonths(from, months);
  return sameDay.slice(8) === from.slice(8) ? addDays(sameDay, -1) : sameDay;
}

/** More than six months of arrears on a 31st of December bar a federation's players from FIDE's events (6.13 2.2). */
export function arrearsBarFrom(unpaidSince: IsoDate): IsoDate {
  const year = Number(unpaidSince.slice(0, 4));
  return `${unpaidSince < `${year}-07-01` ? year : year + 1}-12-31`;
}

const YEAR = 12;
const A_DAY_OF_MINUTES = 1440;

type Line = readonly [step: CaseStep, article: string, due: (from: string) => string];

const days =
  (count: number) =>
  (from: string): string =>
    addDays(from.slice(0, 10), count);
const months =
  (count: number) =>
  (from: string): string =>
    addMonths(from.slice(0, 10), count);

const CASES: Readonly<Record<CaseTrigger, readonly Line[]>> = {
  // The form is filled in before the round is over: its end is what somebody names.
  complaintRound: [['complaintForm', 'LA 6.8, line 12636', (from) => from]],
  onlineGame: [
    [
      'assistantConnects',
      'LA 6.12 App. II.3, line 13812',
      (from) => (from.includes('T') ? addMinutes(from, -15) : from),
    ],
  ],
  onlineStart: [['medicalCertificate', 'LA 6.12 App. II, line 13810', days(-5)]],
  onlineLastRound: [
    [
      'onlineComplaint',
      'LA 6.12 App. I G.2.1, line 13764',
      (from) => (from.includes('T') ? addMinutes(from, A_DAY_OF_MINUTES) : addDays(from, 1)),
    ],
    ['limitation', 'LA 6.12 App. I I.1, line 13790', months(YEAR)],
  ],
  onlineResultsOfficial: [['recordingsErased', 'LA 6.12 App. I A.5, line 13700', months(YEAR)]],
  appealFiled: [
    ['appealFee', 'LA 6.7, line 12562', days(7)],
    // Counted from appeal and fee, which may come seven days later.
    ['acknowledged', 'LA 6.7, line 12564', days(14)],
    ['admissible', 'LA 6.7, line 12566', days(21)],
  ],
  appealFeePaid: [
    ['acknowledged', 'LA 6.7, line 12564', days(7)],
    ['admissible', 'LA 6.7, line 12566', days(14)],
  ],
  appealAccepted: [
    ['replies', 'LA 6.7, line 12572', days(14)],
    ['opinionSent', 'LA 6.7, line 12574', days(19)],
    ['opinionBack', 'LA 6.7, line 12574', days(24)],
    ['appealDecided', 'LA 6.7, line 12576', days(38)],
  ],
  ethicsDecision: [['arbitrationCourt', 'LA 1.1, line 363', days(21)]],
  provisionalMeasure: [
    // The first day counts: its last day is the 75th, or the 120th.
    ['measureEnds', 'LA 1.1, line 352', days(74)],
    ['measureEndsAtMost', 'LA 1.1, line 352', days(119)],
  ],
  forfeitReported: [
    ['suspensionEnds', 'RIDNA 23.2, line 998', (from) => suspensionEnds(from.slice(0, 10), 3)],
  ],
  federalCourse: [
    ['activeUntil', 'RIDNA 6.2, line 619', (from) => seasonEnd(months(4 * YEAR)(from))],
    ['courseAgain', 'RIDNA 6.2, line 619', months(6 * YEAR)],
  ],
  firstExam: [['titleReached', 'RIDNA 8, line 675', months(2 * YEAR)]],
  arbiterAward: [['activeUntil', 'LA 6.6 2.2, lines 12345-12349', months(4 * YEAR)]],
  arbiterNormEvent: [['normCounts', 'LA 6.4 5.2, line 11636', months(6 * YEAR)]],
  arbiterSeminar: [['seminarCounts', 'LA 6.4 5.2, line 11638', months(4 * YEAR)]],
  arbiterLastEvent: [['lastEventCounts', 'LA 6.4 5.2, line 11640', months(YEAR)]],
  applicationReceived: [
    ['reviewed', 'LA 6.4 5.9, line 11669', days(45)],
    ['publication', 'LA 6.4 5.9, line 11670', days(60)],
  ],
  seminarStart: [['seminarRequest', 'LA 6.5, line 12133', months(-1)]],
  seminarEnd: [['seminarReports', 'LA 6.5, line 12183', days(7)]],
  lecturerAccredited: [
    ['noticeFrom', 'LA 6.5, line 11787', months(4 * YEAR - 6)],
    ['accreditedUntil', 'LA 6.5, line 11746', months(4 * YEAR)],
  ],
  fidLicencePaid: [
    ['fidUntil', 'LA 6.13 2.7, lines 13964-13968', (from) => fidLicenceEnds(from.slice(0, 10))],
  ],
  foaLicenceExpired: [['foaWithoutSurcharge', 'LA 6.13 3.6', days(30)]],
  federationArrears: [
    [
      'barredFromFideEvents',
      'LA 6.13 2.2, line 13959',
      (from) => arrearsBarFrom(from.slice(0, 10)),
    ],
  ],
};

/** What follows from something that is no event, by the day or hour it happened. */
export const caseDeadlines = (trigger: CaseTrigger, from: string): readonly CaseDeadline[] =>
  CASES[trigger].map(([step, article, due]) => ({ step, due: due(from), article }));
