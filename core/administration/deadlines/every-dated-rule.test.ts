import { describe, expect, it } from 'vitest';
import { CASE_TRIGGERS, caseDeadlines, type CaseTrigger } from './cases.ts';
import { DUTIES, type DutyName, type Offset } from './duties.ts';

/** A rule is a duty of an event with its offset, or a step of a case counted from a day. */
type Rule =
  | readonly [duty: DutyName, offset: Offset]
  | readonly [trigger: CaseTrigger, from: string, due: readonly string[]];

/** Every dated rule of the chapters 1, 2, 6.4 to 6.13, row by row, with the line of the book. */
const ROWS: readonly (readonly [row: string, lines: string, rules: readonly Rule[]])[] = [
  ['event end: technical report', '270', [['technicalReport', { days: 7 }]]],
  ['event end: licences taken on the spot', '981', [['licencesTakenHere', { days: 1 }]]],
  ['last round: arbiters paid', '266, 979', [['arbitersPaid', { days: 0 }]]],
  ['round: pairings readable', '205', [['pairingsPosted', { minutes: -120 }]]],
  ['round 1 (L1, L2): lots', '12856', [['drawOfLots', { minutes: -720 }]]],
  ['round 1: appeals committee', '12915', [['appealsCommittee', { days: 0 }]]],
  ['first half: prize list', '959', [['prizeListPosted', { days: 0 }]]],
  ['event start: anti-cheating form', '12622', [['antiCheatingForm', { days: -28 }]]],
  [
    'online event of a disabled player',
    '13810-13812',
    [
      ['onlineStart', '2026-06-20', ['2026-06-15']],
      ['onlineGame', '2026-06-20T14:00', ['2026-06-20T13:45']],
    ],
  ],
  [
    'complaint: form by the end of the round',
    '12636',
    [['complaintRound', '2026-06-20T18:00', ['2026-06-20T18:00']]],
  ],
  [
    'last online round: complaint, limitation',
    '13764, 13790',
    [['onlineLastRound', '2026-06-20T18:00', ['2026-06-21T18:00', '2027-06-20']]],
  ],
  [
    'online results official: recordings',
    '13700',
    [['onlineResultsOfficial', '2026-06-20', ['2027-06-20']]],
  ],
  [
    'high level: invitations, bulletin',
    '12993, 13058',
    [
      ['invitations', { months: -6 }],
      ['bulletin', { days: 14 }],
    ],
  ],
  [
    'appeal against an arbiter: 14 d; fee 7, receipt 7, valid 14; replies 14, opinions 5 and 5, decision 14',
    '12558-12576',
    [
      ['appealAgainstArbiter', { days: 14 }],
      ['appealFiled', '2026-06-10', ['2026-06-17', '2026-06-24', '2026-07-01']],
      ['appealFeePaid', '2026-06-12', ['2026-06-19', '2026-06-26']],
      ['appealAccepted', '2026-06-24', ['2026-07-08', '2026-07-13', '2026-07-18', '2026-08-01']],
    ],
  ],
  [
    'ethics decision: 21 d to the court',
    '361-363',
    [['ethicsDecision', '2026-03-01', ['2026-03-22']]],
  ],
  [
    'provisional measure: 75 and 45 d',
    '352',
    [['provisionalMeasure', '2026-01-01', ['2026-03-16', '2026-04-30']]],
  ],
  ['forfeit reported: three months', '998', [['forfeitReported', '2026-10-05', ['2027-01-04']]]],
  [
    'federal course: 4 years to the end of the season, 6 years',
    '619',
    [
      ['federalCourse', '2017-11-12', ['2022-08-31', '2023-11-12']],
      ['federalCourse', '2018-08-31', ['2022-08-31', '2024-08-31']],
      ['federalCourse', '2018-09-01', ['2023-08-31', '2024-09-01']],
    ],
  ],
  ['first exam: two years', '675', [['firstExam', '2026-03-01', ['2028-03-01']]]],
  ['FIDE arbiter: four years', '12345-12349', [['arbiterAward', '2021-05-16', ['2025-05-16']]]],
  [
    'norm event 6 years, seminar 4, last event 1',
    '11636-11640',
    [
      ['arbiterNormEvent', '2020-05-01', ['2026-05-01']],
      ['arbiterSeminar', '2022-05-01', ['2026-05-01']],
      ['arbiterLastEvent', '2025-05-01', ['2026-05-01']],
    ],
  ],
  [
    'application: 45 and 60 d',
    '11669-11670',
    [['applicationReceived', '2026-01-01', ['2026-02-15', '2026-03-02']]],
  ],
  [
    'seminar: a month before, 7 d after',
    '12133, 12183',
    [
      ['seminarStart', '2026-03-31', ['2026-02-28']],
      ['seminarEnd', '2026-03-31', ['2026-04-07']],
    ],
  ],
  [
    'lecturer: notice in the last six months, four years',
    '11746, 11787',
    [['lecturerAccredited', '2022-01-15', ['2025-07-15', '2026-01-15']]],
  ],
  [
    'FID licence: 30 June of next year',
    '13964-13968',
    [['fidLicencePaid', '2021-03-10', ['2022-06-30']]],
  ],
  [
    'arrears over six months on 31 December',
    '13959',
    [
      ['federationArrears', '2026-06-30', ['2026-12-31']],
      ['federationArrears', '2026-07-01', ['2027-12-31']],
      ['federationArrears', '2026-01-01', ['2026-12-31']],
    ],
  ],
  [
    'FOA: 30 d without surcharge',
    '6.13 3.6',
    [['foaLicenceExpired', '2026-01-01', ['2026-01-31']]],
  ],
  // Chapter 5.1.
  [
    'results the same day',
    '8733, 8797',
    [
      ['resultsSent', { days: 0 }],
      ['markedFinished', { days: 0 }],
    ],
  ],
  ['fees within seven days', '8827', [['feesPaid', { days: 7 }]]],
  ['report to the director', '8915-8921', [['reportForDirector', { days: 7 }]]],
  ['norms with the report', '8815', [['normsSent', { days: 7 }]]],
  ['results of a long event each month', '8745', [['interimResults', { days: 0 }]]],
  ['regulations before the event', '8631', [['regulationsPosted', { days: 0 }]]],
  ['licences before round 1', '8983', [['licencesChecked', { days: 0 }]]],
];

const isOfEvent = (rule: Rule): rule is readonly [DutyName, Offset] => rule.length === 2;

describe('every dated rule of the book has its deadline', () => {
  it.each(ROWS)('%s [LA %s]', (_, _lines, rules) => {
    for (const rule of rules) {
      if (isOfEvent(rule)) {
        const offsets = DUTIES.filter(({ duty }) => duty === rule[0]).map(({ offset }) => offset);
        expect(offsets, rule[0]).toEqual([rule[1]]);
      } else {
        const [trigger, from, due] = rule;
        expect(caseDeadlines(trigger, from).map((line) => line.due)).toEqual(due);
      }
    }
  });

  it('and nothing is counted that no row names, but what goes by the kind or by rating rules', () => {
    const named = new Set(ROWS.flatMap(([, , rules]) => rules.map(([name]) => name)));
    const unnamed = ['homologationRequest', 'fideRegistration', 'ratingReport', 'reportKept'];
    const all = [...new Set([...DUTIES.map(({ duty }) => duty), ...CASE_TRIGGERS])];
    expect(all.filter((name) => !named.has(name))).toEqual(unnamed);
  });
});
