import { describe, expect, it } from 'vitest';
import type { Clauses } from '../../administration/regulations/clauses.ts';
import { FINDINGS, type FindingCode } from '../../administration/regulations/finding.ts';
import { FINDING_WORDS } from '../../administration/regulations/finding-words.ts';
import { lintRegulations } from '../../administration/regulations/lint-regulations.ts';
import { sayFinding } from '../../administration/regulations/say-finding.ts';
import type { Terms } from '../../administration/regulations/terms.ts';
import { teamId } from '../../rules/identity.ts';
import { LANGUAGES } from '../../rules/language.ts';
import { cents } from '../../standings/prizes/money.ts';
import { termsOf } from '../event-terms.ts';
import { rulesAtHand } from '../rules-at-hand.ts';
import { defaultTimeOf } from '../default-time.ts';
import type { NewSettings } from '../settings.ts';
import {
  MODEL_CLAUSES,
  MODEL_PRIZES,
  MODEL_SETTINGS,
  modelEvent,
} from '../testing/model-regulations.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { regulationsView } from './regulations.ts';

const codesOf = (event: PlayedEvent): FindingCode[] =>
  regulationsView(event.state).findings.map(({ code }) => code);

/** Settings of the model with some of its regulations changed. */
const withRules = (changes: object): Partial<NewSettings> => ({
  regulations: { ...required(MODEL_SETTINGS.regulations), ...changes },
});

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the model says it');
  return value;
}

it('[LA 5.1 art. 5] an event without prizes need not say who shares them', () => {
  const event = modelEvent()
    .does({ type: 'changeSettings', changes: { prizes: null } })
    .does({ type: 'stateClauses', clauses: { prizesTotal: null, unratedPrizes: null } });
  expect(codesOf(event)).not.toContain('noUnrated');
  event.does({ type: 'stateClauses', clauses: { prizesTotal: '500' } });
  expect(codesOf(event)).toContain('noUnrated');
});

it('[LA 5.1] the model filled in has no finding', () => {
  expect(regulationsView(modelEvent().state)).toMatchObject({ findings: [], sound: true });
});

/**
 * The draft that candidates of 2003 were to correct (BAF 101, UV2-VI), restated: a club, homologated, a
 * Swiss by C.04, 61 minutes, “a federal arbiter”, an appeals committee that is posted, fees paid before
 * round 1, points, then progressive scores, then performance, 1,000 euros guaranteed and not cumulative.
 */
describe('[BAF 101 UV2-VI] the draft of the examination', () => {
  const event = new PlayedEvent({
    ...{ name: 'First open', firstDay: '2003-11-08', rounds: 7, federation: 'FRA' },
    ...{ system: 'swiss', timeControl: '61', tieBreaks: ['PS', 'TPR'] },
    regulations: {
      ...required(MODEL_SETTINGS.regulations),
      defaultTime: null,
      byesAnnounced: false,
    },
  }).does({
    type: 'stateClauses',
    clauses: { prizesTotal: '1000', prizesGuaranteed: 'yes', devices: 'notInVenue' },
  });
  // The draft names neither its days nor how many rounds there are, which an event always does.
  const draft: Terms = {
    ...termsOf(event.state),
    ...{ firstDay: null, lastDay: null, rounds: null, roundDays: [], roundTimes: [] },
  };
  const found = lintRegulations(draft, rulesAtHand(event.state)).map(({ code }) => code);

  it.each([
    ['the organising body', 'noOrganiser'],
    ['the dates of the rounds', 'noRoundDays'],
    ['the hours of the rounds', 'noRoundTimes'],
    ['the hour of the prize-giving', 'noPrizeGiving'],
    ['until when one can enter', 'noEntriesUntil'],
    ['until when one checks in', 'noCheckIn'],
    ['the full address', 'noAddress'],
    ['the number of rounds', 'noRounds'],
    ['the name of the arbiter', 'noArbiter'],
    ['the amount of the fees', 'noFees'],
    ['how prizes are shared', 'noPrizeRule'],
    ['special cases such as unrated players', 'noUnrated'],
  ] as const)('lacks %s (line 431 of the source)', (_, code) => {
    expect(found).toContain(code);
  });

  it('[BAF 101 2.5 3] mixes classes of tie-breaks, which the answer does not say (lines 936-937)', () => {
    expect(found).toContain('mixedTieBreaks');
  });

  it.each([
    'noDefaultTime',
    'noQuickplay',
    'noAppealDeadline',
    'noDataContact',
    'noLastDay',
  ] as const)('and lacks what we look for besides: %s', (code) => {
    expect(found).toContain(code);
  });

  it('has its fees for youths looked at once those for adults are known (LF 2.3)', () => {
    event.does({ type: 'stateClauses', clauses: { feeAdults: '30' } });
    expect(codesOf(event)).toContain('noYouthFee');
  });
});

interface Case {
  readonly code: FindingCode;
  readonly article: string;
  readonly settings?: Partial<NewSettings>;
  readonly clauses?: Readonly<Partial<Record<keyof Clauses, string | null>>>;
  readonly then?: (event: PlayedEvent) => PlayedEvent;
}

const [MAIN, RATED] = MODEL_PRIZES.lists;
const lists = (...given: readonly (typeof MAIN)[]): Partial<NewSettings> => ({
  prizes: { ...MODEL_PRIZES, lists: given.flatMap((list) => list ?? []) },
});
const homologated = (event: PlayedEvent): PlayedEvent =>
  event.does({
    ...{ type: 'describeHomologation', kind: 'fide', requestedOn: '2026-05-01' },
    ...{ number: '61234', qualifier: false },
  });

/** Each finding by itself: the model with one thing taken out or made wrong. */
const CASES: readonly Case[] = [
  { code: 'noOrganiser', article: 'LA 5.1 art. 1', settings: { organiser: null } },
  {
    code: 'noAddress',
    article: 'LA 5.1 art. 1',
    then: (event) => event.does({ type: 'fillInForm', fact: 'address', value: null }),
  },
  {
    code: 'noLastDay',
    article: 'LA 5.1 art. 1',
    then: (event) => event.does({ type: 'changeSettings', changes: { lastDay: null } }),
  },
  {
    code: 'notRatedButHomologated',
    article: 'LA 5.1 art. 1',
    settings: withRules({ rated: false }),
    then: homologated,
  },
  {
    code: 'roundsRaised',
    article: 'LA 5.1',
    settings: { rounds: 4 },
    then: (event) => homologated(event).does({ type: 'changeSettings', changes: { rounds: 5 } }),
  },
  { code: 'longEvent', article: 'LA 5.1', settings: { firstDay: '2026-06-01' }, then: homologated },
  {
    code: 'tooManyRounds',
    article: 'C.04.1 2',
    then: (event) => event.enters(4),
  },
  {
    code: 'roundsUnlikeTable',
    article: 'C.05 5.1',
    settings: { system: 'berger', tieBreaks: ['DE', 'SB'], halfPointByes: null },
    then: (event) => event.enters(4),
  },
  {
    code: 'protection',
    article: 'LA 5.1 art. 2',
    then: (event) => event.does({ type: 'keepApart', by: 'club', toRound: null }),
  },
  {
    code: 'byesNotAnnounced',
    article: 'RIDNA 22.1',
    settings: withRules({ byesAnnounced: false }),
  },
  {
    code: 'tooManyByes',
    article: 'C.05 6.7',
    settings: { halfPointByes: 2, ...withRules({ level: 3 }) },
  },
  {
    code: 'lateEntryWithoutByes',
    article: 'LA 5.1 art. 4',
    settings: { halfPointByes: 0, ...withRules({ lateEntry: 'halfPointBye' }) },
  },
  {
    code: 'noLineUpDeadline',
    article: 'C.05 VII',
    settings: { kind: 'team', tieBreaks: ['MPvGP'] },
    then: (event) =>
      event.does({
        type: 'enterTeam',
        team: { id: teamId('t'), name: 'Team', roster: [] },
      }),
  },
  { code: 'noTimeControl', article: 'LA 5.1 art. 3', settings: { timeControl: null } },
  { code: 'unreadTimeControl', article: 'LA 5.1 art. 3', settings: { timeControl: 'slow' } },
  {
    code: 'notRatable',
    article: 'B.02 RB 1',
    settings: { timeControl: '2+1' },
  },
  { code: 'ratedBelow', article: 'B.02 1', settings: { timeControl: '60' } },
  { code: 'shortFirstControl', article: 'B.02 1.2', settings: { timeControl: '25/60, 60' } },
  { code: 'oddIncrement', article: 'E.01 Glossary', settings: { timeControl: '90+1' } },
  {
    code: 'noRegime',
    article: 'E.01 A.6',
    settings: { timeControl: '15+5' },
    clauses: { regime: null },
  },
  {
    code: 'noQuickplay',
    article: 'E.01 Guidelines III',
    settings: { timeControl: '120' },
    clauses: { quickplay: null },
  },
  { code: 'quickplayWithIncrement', article: 'E.01 Guidelines III', clauses: { quickplay: 'yes' } },
  { code: 'noRoundDays', article: 'LA 5.1 art. 4', settings: { roundDates: [] } },
  { code: 'noRoundTimes', article: 'LA 5.1 art. 4', settings: { roundTimes: ['18:00'] } },
  { code: 'roundOutside', article: 'LA 5.1 art. 4', settings: { lastDay: '2026-07-04' } },
  {
    code: 'roundsOutOfOrder',
    article: 'LA 5.1 art. 4',
    settings: { roundTimes: ['18:00', '16:00', '10:00', '09:00', '14:30'] },
  },
  {
    code: 'longDay',
    article: 'LA 5.1',
    settings: {
      timeControl: '100+30',
      roundDates: ['2026-07-03', '2026-07-03', '2026-07-03', '2026-07-04', '2026-07-05'],
      roundTimes: ['18:00', '19:00', '20:00', '09:00', '14:30'],
    },
  },
  { code: 'noEntriesUntil', article: 'LA 5.1 art. 4', clauses: { entriesUntil: null } },
  { code: 'noCheckIn', article: 'LA 5.1 art. 4', clauses: { checkInUntil: null } },
  {
    code: 'entriesAfterStart',
    article: 'LA 5.1 art. 4',
    clauses: { entriesUntil: '2026-07-03T18:01' },
  },
  {
    code: 'checkInAfterStart',
    article: 'LA 5.1 art. 4',
    clauses: { checkInUntil: '2026-07-04T10:00' },
  },
  {
    code: 'checkInReversed',
    article: 'LA 5.1 art. 4',
    clauses: { checkInFrom: '2026-07-03T17:30' },
  },
  { code: 'noPrizeGiving', article: 'LA 5.1 art. 4', clauses: { prizeGiving: null } },
  {
    code: 'prizeGivingTooEarly',
    article: 'LA 5.1 art. 4',
    clauses: { prizeGiving: '2026-07-05T14:00' },
  },
  {
    // 14:30 and four hours, by 90+30 for sixty moves.
    code: 'prizeGivingTooEarly',
    article: 'LA 5.1 art. 4',
    clauses: { prizeGiving: '2026-07-05T18:29' },
  },
  {
    code: 'prizeGivingTooSoon',
    article: 'LA 1.1, 3',
    clauses: { prizeGiving: '2026-07-05T20:29' },
  },
  {
    code: 'roundsOverlap',
    article: 'LA 5.1 art. 4',
    settings: { roundTimes: ['18:00', '10:00', '13:59', '09:00', '14:30'] },
  },
  {
    code: 'bakuTooShort',
    article: 'LA C.04.5.1 1',
    settings: { acceleration: { method: 'baku' } },
    then: (event) => event.does({ type: 'pinEdition', chapter: 'swiss', edition: 'swiss-2017' }),
  },
  { code: 'koyaInSwiss', article: 'C.07 9.2', settings: { tieBreaks: ['KS', 'BH'] } },
  {
    code: 'arbiterBelow',
    article: 'RIDNA 18.4',
    then: (event) => event.does({ type: 'fillInForm', fact: 'arbiterTitle', value: 'AFJ' }),
  },
  { code: 'noFees', article: 'LA 5.1 art. 5', clauses: { feeAdults: null } },
  { code: 'noYouthFee', article: 'LA 5.1 art. 5', clauses: { feeYouths: null } },
  { code: 'youthFeeOverHalf', article: 'BAF 101 UV2-VI', clauses: { feeYouths: '20.50' } },
  { code: 'noPrizeRule', article: 'LA 5.1 art. 5', settings: { prizes: null } },
  { code: 'prizesUnlikeTotal', article: 'LA 5.1 art. 5', clauses: { prizesTotal: '1200' } },
  {
    code: 'secondMainList',
    article: 'LA 5.1 art. 5',
    settings: lists(MAIN, RATED, { ...required(MAIN), id: 'again' }),
    clauses: { prizesTotal: '1800' },
  },
  {
    code: 'categoryByLabel',
    article: 'LA 5.1 art. 5',
    settings: lists(MAIN, { ...required(RATED), criteria: { tag: ['local'] } }),
  },
  {
    code: 'prizeBelowFee',
    article: 'LA 5.3',
    settings: lists(MAIN, {
      ...required(RATED),
      prizes: [{ amount: cents(3_000), thing: null }],
    }),
    clauses: { prizesTotal: '830' },
  },
  { code: 'noUnrated', article: 'LA 5.1 art. 5', clauses: { unratedPrizes: null } },
  { code: 'unratedUnlikeLists', article: 'LA 5.1 art. 5', clauses: { unratedPrizes: 'included' } },
  { code: 'noTieBreaks', article: 'C.07 4.1', settings: { tieBreaks: [] } },
  { code: 'mixedTieBreaks', article: 'BAF 101 2.5 3', settings: { tieBreaks: ['PS', 'TPR'] } },
  { code: 'noDefaultTime', article: 'E.01 6.7.1', settings: withRules({ defaultTime: null }) },
  {
    code: 'drawMovesUncounted',
    article: 'E.01 9.1.1',
    settings: { timeControl: '15+5' },
    clauses: { drawMoves: '25' },
  },
  { code: 'noDevices', article: 'E.01 11.3.2', clauses: { devices: null } },
  {
    code: 'noDataContact',
    article: 'RGPD 13',
    settings: { publicNotice: { contact: null, regulations: null, regulationsLink: null } },
  },
  { code: 'noPhotographs', article: 'RGPD 13', clauses: { photographs: null } },
  { code: 'noArbiter', article: 'LA 5.1 art. 11', settings: { chiefArbiter: null } },
  {
    code: 'noArbiterTitle',
    article: 'LA 5.1 art. 11',
    then: (event) => event.does({ type: 'fillInForm', fact: 'arbiterTitle', value: null }),
  },
  { code: 'noCommittee', article: 'LA 1.1', settings: withRules({ level: 2 }) },
  {
    code: 'evenCommittee',
    article: 'LA 1.1',
    clauses: { committee: 'Aa, A; Bb, B; Cc, C; Dd, D' },
  },
  { code: 'smallCommittee', article: 'LA 1.1', clauses: { committee: 'Aa, A' } },
  {
    code: 'arbiterInCommittee',
    article: 'LA 5.1 art. 12',
    clauses: { committee: 'Aa, A; Bb, B; Gambit, Luce' },
  },
  { code: 'noAppealDeadline', article: 'E.01 11.10', clauses: { appealMinutes: null } },
];

/** Found in what a request cannot bring about, and in the draft of the examination. */
const ELSEWHERE: readonly FindingCode[] = [
  'noSystem',
  'noRounds',
  'noFirstDay',
  'badTieBreak',
  'tooManyADay',
];

describe('what stands against regulations, one by one', () => {
  it.each(CASES)('[$article] $code', ({ code, article, settings, clauses, then }) => {
    const event = (then ?? ((same) => same))(modelEvent(settings, clauses));
    const { findings } = regulationsView(event.state);
    const [kind, term] = FINDINGS[code];
    expect(findings).toContainEqual(expect.objectContaining({ code, kind, term, article }));
    for (const language of LANGUAGES) {
      for (const finding of findings) {
        expect(Object.values(sayFinding(finding, language)).join(' ')).not.toMatch(/[{}]/);
      }
    }
  });

  it('every finding there is has its case', () => {
    const tried = new Set<string>([...CASES.map(({ code }) => code), ...ELSEWHERE]);
    expect(Object.keys(FINDING_WORDS.en).filter((code) => !tried.has(code))).toEqual([]);
  });

  it('[B.02 RB] more rounds of rapid a day than are rated', () => {
    const many = modelEvent({
      ...{ rounds: 16, timeControl: '15+5', lastDay: '2026-07-03' },
      roundDates: Array.from({ length: 16 }, () => '2026-07-03'),
      roundTimes: Array.from({ length: 16 }, (_, at) => `${String(at + 8).padStart(2, '0')}:00`),
    });
    expect(codesOf(many)).toContain('tooManyADay');
  });

  it('[C.07] a tie-break that the edition lacks, and a system nobody chose', () => {
    const { state } = modelEvent();
    const rules = rulesAtHand(state);
    const fault = { code: 'notInEdition', descriptor: 'XX', article: 'C.07 4.1' } as const;
    const terms: Terms = { ...termsOf(state), system: null, rounds: null, firstDay: null };
    const found = lintRegulations(terms, { ...rules, tieBreakFaults: [fault] });
    expect(found.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['noSystem', 'noRounds', 'noFirstDay', 'badTieBreak']),
    );
  });
});

describe('one source', () => {
  it('[E.01 6.7.1] the default time of the regulations is the one the clock of a round reads', () => {
    const event = modelEvent({ rounds: 3, ...withRules({ checkedAndPaidFirst: false }) });
    event.does({
      type: 'changeSettings',
      changes: { regulations: { ...event.state.settings.regulations, defaultTime: 15 } },
    });
    expect(termsOf(event.state).defaultTime).toBe(15);
    event
      .enters(2)
      .pairs(1, 'a-b')
      .does({ type: 'startRound', round: 1, at: '2026-07-03T18:00:00Z' });
    const [round] = event.state.rounds;
    expect(round && defaultTimeOf(event.state, round)?.minutes).toBe(15);
  });
});

describe('clauses', () => {
  it.each([
    ['feeAdults', '40 euros', 'entry fee, adults'],
    ['prizeGiving', 'Sunday', 'prize-giving'],
    ['prizeGiving', '2026-02-30T12:00', 'prize-giving'],
    ['drawMoves', '1', 'moves before a draw may be agreed'],
    ['devices', 'anywhere', 'telephones and electronic devices'],
    ['committee', ' ; ', 'members of the appeals committee'],
    ['quickplay', 'perhaps', 'quickplay finish'],
    ['openTo', '', 'who may enter'],
  ] as const)('%s cannot be “%s”, and the sentence names it', (clause, value, name) => {
    const objection = modelEvent().objects({ type: 'stateClauses', clauses: { [clause]: value } });
    expect(JSON.stringify(objection)).toContain(name);
  });

  it('[C.04.1 1] changed once the event has begun are asked about', () => {
    const event = modelEvent(withRules({ checkedAndPaidFirst: false }))
      .enters(2)
      .pairs(1, 'a-b');
    expect(event.verdict({ type: 'stateClauses', clauses: { feeAdults: '45' } })).toEqual([
      '3 regulationsChangedAfterStart C.04.1 1',
    ]);
  });

  it('that say what is said already write nothing, and are taken back by undo', () => {
    const event = modelEvent();
    const { length } = event.ledger.entries;
    event.does({ type: 'stateClauses', clauses: { feeAdults: ' 40 ' } });
    expect(event.ledger.entries).toHaveLength(length);
    event.does({ type: 'stateClauses', clauses: { feeAdults: '45', drawMoves: null } });
    expect(termsOf(event.state).clauses.feeAdults).toBe('45');
    event.does({ type: 'undo' });
    expect(termsOf(event.state).clauses).toEqual(MODEL_CLAUSES);
  });
});

describe('[LA 5.1 art. 14] signatures', () => {
  const sign = (event: PlayedEvent, as: 'organiser' | 'chiefArbiter'): PlayedEvent =>
    event.does({
      ...{ type: 'signRegulations', as, name: 'Gambit, Luce' },
      version: regulationsView(event.state).version,
    });

  it('say who, when and which version, and what has changed since', () => {
    const event = sign(sign(modelEvent(), 'organiser'), 'chiefArbiter');
    const { version, signatures } = regulationsView(event.state);
    expect(signatures).toEqual([
      { as: 'organiser', name: 'Gambit, Luce', at: event.at, version, changed: [] },
      { as: 'chiefArbiter', name: 'Gambit, Luce', at: event.at, version, changed: [] },
    ]);
    event.does({ type: 'changeSettings', changes: { timeControl: '60+30' } });
    event.does({ type: 'stateClauses', clauses: { feeAdults: '45' } });
    const after = regulationsView(event.state);
    expect(after.version).not.toBe(version);
    expect(after.signatures[0]).toMatchObject({ version, changed: ['timeControl', 'feeAdults'] });
    sign(event, 'organiser');
    expect(regulationsView(event.state).signatures.map(({ changed }) => changed)).toEqual([
      [],
      ['timeControl', 'feeAdults'],
    ]);
  });

  it('are not given for a version that nobody reads any more', () => {
    const event = modelEvent();
    const { version } = regulationsView(event.state);
    event.does({ type: 'stateClauses', clauses: { feeAdults: '45' } });
    expect(event.verdict({ type: 'signRegulations', as: 'organiser', name: 'A', version })).toEqual(
      ['refused otherRegulations LA 5.1 art. 14'],
    );
  });

  it('are asked about where something still stands against the regulations', () => {
    const event = modelEvent({ organiser: null });
    const { version } = regulationsView(event.state);
    expect(event.verdict({ type: 'signRegulations', as: 'organiser', name: 'A', version })).toEqual(
      ['3 signsWithFindings LA 5.1 art. 14'],
    );
  });

  it('stand while players enter and rounds are played', () => {
    const event = sign(modelEvent(withRules({ checkedAndPaidFirst: false })), 'organiser')
      .enters(6)
      .pairs(1, 'a-b c-d e-f');
    expect(regulationsView(event.state).signatures[0]?.changed).toEqual([]);
  });
});
