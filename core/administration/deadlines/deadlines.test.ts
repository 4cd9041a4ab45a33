import { describe, expect, it } from 'vitest';
import {
  CASE_STEPS,
  CASE_TRIGGERS,
  caseDeadlines,
  suspensionEnds,
  type CaseTrigger,
} from './cases.ts';
import { DUTY_NAMES } from './duties.ts';
import { eventDeadlines, isLongEvent, type DatedEvent } from './event-deadlines.ts';

/** Five rounds in two days, with norms, of level 2. */
const OPEN: DatedEvent = {
  ...{ firstDay: '2026-06-20', lastDay: '2026-06-21' },
  rounds: [
    { day: '2026-06-20', time: '09:00' },
    { day: '2026-06-20', time: '14:00' },
    { day: '2026-06-20', time: '19:00' },
    { day: '2026-06-21', time: '09:00' },
    { day: '2026-06-21', time: null },
  ],
  ...{ kind: 'norms', level: 2, closed: false, long: false, reportDays: 7 },
};
const due = (event: DatedEvent, id: string): string | null | undefined =>
  eventDeadlines(event).find((line) => line.id === id)?.due;

describe('deadlines of an event', () => {
  // LA line 8695: of an event longer than 30 days the results are sent month by month.
  it.each([
    ['2026-02-01', '2026-03-01', []],
    ['2026-02-01', '2026-03-02', ['2026-03-01']],
    ['2026-02-01', '2026-04-01', ['2026-03-01']],
  ])('from %s to %s: a month that ends with the event asks nothing more', (first, last, months) => {
    const event = { ...OPEN, firstDay: first, lastDay: last, long: true };
    const monthly = eventDeadlines(event).filter(({ id }) => id.startsWith('interimResults'));
    expect(monthly.map(({ due: day }) => day)).toEqual(months);
  });

  it.each([
    ['[LA lines 8683-8687]', 'homologationRequest', '2026-05-11'],
    ['[B.01 1.1.2]', 'fideRegistration', '2026-05-21'],
    ['[LA line 12622] four weeks', 'antiCheatingForm', '2026-05-23'],
    ['[LA line 8631]', 'regulationsPosted', '2026-06-20'],
    ['[LA line 12856] twelve hours', 'drawOfLots', '2026-06-19T21:00'],
    ['[LA line 12915]', 'appealsCommittee', '2026-06-20T09:00'],
    ['[LA line 8983]', 'licencesChecked', '2026-06-20T09:00'],
    ['[LA line 205] two hours before round 2', 'pairingsPosted:2', '2026-06-20T12:00'],
    ['[LA line 205] no hour is known of round 5', 'pairingsPosted:5', '2026-06-21'],
    ['[line 959] before the second half', 'prizeListPosted', '2026-06-20T19:00'],
    ['[LA line 9198] before the last round', 'arbitersPaid', '2026-06-21'],
    ['[LA line 8733] the same day', 'resultsSent', '2026-06-21'],
    ['[LA line 8797] the same day', 'markedFinished', '2026-06-21'],
    ['[line 981] the next day', 'licencesTakenHere', '2026-06-22'],
    ['[LA line 8827] seven days', 'feesPaid', '2026-06-28'],
    ['[LA line 270] seven days', 'technicalReport', '2026-06-28'],
    ['[B.02 9.1, LA line 10526] seven days', 'ratingReport', '2026-06-28'],
    ['[LA line 8815] seven days', 'normsSent', '2026-06-28'],
    ['[LA line 12558] fourteen days after the last round', 'appealAgainstArbiter', '2026-07-05'],
    ['[LA line 8846] six months', 'reportKept', '2026-12-21'],
    ['[LA line 205] nothing of round 1', 'pairingsPosted:1', undefined],
    ['[LA line 12993] of level 1 alone', 'invitations', undefined],
    ['[LA line 8915] of closed events alone', 'reportForDirector', undefined],
  ])('%s %s: %s', (_, id, expected) => {
    expect(due(OPEN, id)).toBe(expected);
  });

  it.each([
    ['national', '2026-06-10', undefined],
    ['fide', '2026-06-05', '2026-06-17'],
  ] as const)('[LA lines 8683-8687, B.02 0.2] %s: asked by %s', (kind, asked, registered) => {
    const event = { ...OPEN, kind };
    expect(due(event, 'homologationRequest')).toBe(asked);
    expect(due(event, 'fideRegistration')).toBe(registered);
    expect(due(event, 'normsSent')).toBeUndefined();
  });

  it('[B.02 9.1] a report for FIDE’s ratings: of events FIDE rates, where its rules set days', () => {
    expect(due({ ...OPEN, kind: 'fide' }, 'ratingReport')).toBe('2026-06-28');
    expect(due({ ...OPEN, kind: 'national' }, 'ratingReport')).toBeUndefined();
    expect(due({ ...OPEN, reportDays: null }, 'ratingReport')).toBeUndefined();
  });

  it('[LA lines 8913-8921] a closed event with norms: a year, and a report to the director', () => {
    const closed = { ...OPEN, closed: true };
    expect(due(closed, 'reportKept')).toBe('2027-06-21');
    expect(due(closed, 'reportForDirector')).toBe('2026-06-28');
    expect(due({ ...closed, kind: 'fide' }, 'reportKept')).toBe('2026-12-21');
  });

  it('[LA lines 12993, 13058] of level 1: invitations and a bulletin', () => {
    const high = { ...OPEN, level: 1 } as const;
    expect([due(high, 'invitations'), due(high, 'bulletin')]).toEqual(['2025-12-20', '2026-07-05']);
  });

  it('[LA line 8745] results every month of an event of more than thirty days', () => {
    const long = { ...OPEN, firstDay: '2026-10-01', lastDay: '2026-12-15', long: true };
    expect(due(long, 'interimResults:1')).toBe('2026-11-01');
    expect(due(long, 'interimResults:2')).toBe('2026-12-01');
    expect(due(long, 'interimResults:3')).toBeUndefined();
    expect(due(OPEN, 'interimResults:1')).toBeUndefined();
    expect([
      isLongEvent('2026-10-02', '2026-10-31', 30),
      isLongEvent('2026-10-02', '2026-11-01', 30),
    ]).toEqual([false, true]);
  });

  it('asks nothing of a homologation nobody spoke of, and is in the order of the days', () => {
    const plain = eventDeadlines({ ...OPEN, kind: null, level: null });
    expect(new Set(plain.map(({ duty }) => duty))).toEqual(
      new Set(['pairingsPosted', 'prizeListPosted']),
    );
    const days = eventDeadlines(OPEN).map((line) => line.due ?? '');
    expect(days).toEqual([...days].sort());
  });

  it('has every duty in some event', () => {
    const events = [
      { ...OPEN, level: 1 } as const,
      { ...OPEN, closed: true },
      { ...OPEN, firstDay: '2026-01-01', long: true },
    ];
    const asked = new Set(events.flatMap((event) => eventDeadlines(event).map(({ duty }) => duty)));
    expect(DUTY_NAMES.filter((name) => !asked.has(name))).toEqual([]);
  });
});

describe('deadlines of a case', () => {
  it.each<[string, CaseTrigger, string, string[]]>([
    ['[LA line 13810]', 'onlineStart', '2026-06-20', ['2026-06-15']],
    [
      '[LA lines 13764, 13790]',
      'onlineLastRound',
      '2026-06-20T18:00',
      ['2026-06-21T18:00', '2027-06-20'],
    ],
    ['[LA line 13700]', 'onlineResultsOfficial', '2026-06-20', ['2027-06-20']],
    [
      '[LA 6.7] filed 10 June, fee by 17 June, and seven days from both',
      'appealFiled',
      '2026-06-10',
      ['2026-06-17', '2026-06-24', '2026-07-01'],
    ],
    ['[LA 6.7] appeal and fee in', 'appealFeePaid', '2026-06-12', ['2026-06-19', '2026-06-26']],
    [
      '[LA 6.7]',
      'appealAccepted',
      '2026-06-01',
      ['2026-06-15', '2026-06-20', '2026-06-25', '2026-07-09'],
    ],
    ['[LA line 363] notified 1 March', 'ethicsDecision', '2026-03-01', ['2026-03-22']],
    [
      '[LA line 352] 75 days, 120 at most',
      'provisionalMeasure',
      '2026-01-01',
      ['2026-03-16', '2026-04-30'],
    ],
    ['[line 998] three months', 'forfeitReported', '2003-10-05', ['2004-01-04']],
    [
      '[RIDNA 6.2] course in November 2017',
      'federalCourse',
      '2017-11-12',
      ['2022-08-31', '2023-11-12'],
    ],
    ['[RIDNA 8]', 'firstExam', '2026-03-01', ['2028-03-01']],
    ['[LA 6.6] refresher ended 2021-05-16', 'arbiterAward', '2021-05-16', ['2025-05-16']],
    ['[LA line 11636]', 'arbiterNormEvent', '2020-02-29', ['2026-02-28']],
    ['[LA line 11638]', 'arbiterSeminar', '2022-06-01', ['2026-06-01']],
    ['[LA lines 11669-11670]', 'applicationReceived', '2026-01-01', ['2026-02-15', '2026-03-02']],
    ['[LA line 12133]', 'seminarStart', '2026-03-31', ['2026-02-28']],
    ['[LA line 12183]', 'seminarEnd', '2026-03-31', ['2026-04-07']],
    ['[LA lines 11746, 11787]', 'lecturerAccredited', '2022-01-15', ['2025-07-15', '2026-01-15']],
    ['[LA 6.13 2.7] paid 10 March 2021', 'fidLicencePaid', '2021-03-10', ['2022-06-30']],
    ['[LA 6.13 3.6]', 'foaLicenceExpired', '2026-01-01', ['2026-01-31']],
    ['[LA line 12636]', 'complaintRound', '2026-06-20T18:00', ['2026-06-20T18:00']],
    ['[LA line 13812]', 'onlineGame', '2026-06-20T14:00', ['2026-06-20T13:45']],
    ['[LA line 11640]', 'arbiterLastEvent', '2025-11-18', ['2026-11-18']],
    // Six months to the day are not more than six months: counted from the day after.
    ['[LA line 13959]', 'federationArrears', '2026-06-30', ['2026-12-31']],
    ['[LA line 13959]', 'federationArrears', '2026-07-01', ['2027-12-31']],
  ])('%s %s of %s: %j', (_, trigger, from, expected) => {
    expect(caseDeadlines(trigger, from).map((line) => line.due)).toEqual(expected);
  });

  it.each([
    ['2003-10-05', 3, '2004-01-04'],
    ['2003-10-15', 3, '2004-01-14'],
    ['2003-10-18', 6, '2004-04-17'],
    ['2003-09-01', 12, '2004-08-31'],
    ['2000-05-07', 120, '2010-05-06'],
    // A month without that day ends on its last one.
    ['2026-03-31', 3, '2026-06-30'],
    ['2026-08-31', 3, '2026-11-30'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-11-28', 3, '2027-02-27'],
    ['2026-04-30', 1, '2026-05-29'],
  ])('[BAF 101, lines 86-109] from %s for %d months: until %s', (from, months, until) => {
    expect(suspensionEnds(from, months)).toBe(until);
  });

  it('uses every step', () => {
    const used = CASE_TRIGGERS.flatMap((one) =>
      caseDeadlines(one, '2026-01-01').map(({ step }) => step),
    );
    expect(new Set(used)).toEqual(new Set(CASE_STEPS));
  });
});
