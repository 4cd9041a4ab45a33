import { describe, expect, it } from 'vitest';
import { money } from '../../standings/prizes/money.ts';
import { list, scheme } from '../../standings/prizes/scheme.fixture.ts';
import { playerId } from '../../rules/identity.ts';
import type { NewSettings } from '../settings.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { administrationView, deadlineLines } from './administration.ts';
import { dueList } from './due.ts';

const OPEN: Partial<NewSettings> = {
  ...{ rounds: 2, firstDay: '2026-06-20', lastDay: '2026-06-21', tieBreaks: [] },
  roundDates: ['2026-06-20', '2026-06-21'],
  roundTimes: ['09:00', '14:00'],
  ...{ federation: 'FRA', timeControl: '90+30' },
  ...{ chiefArbiter: 'Gambit, Luce', deputyArbiters: ['Pion, Tom'] },
};
const NOW = '2026-06-20T08:00:00+02:00';

const event = (settings: Partial<NewSettings> = {}): PlayedEvent =>
  new PlayedEvent({ ...OPEN, ...settings }, 4);
const homologated = (settings: Partial<NewSettings> = {}, requestedOn = '2026-05-01') =>
  event(settings).does({
    ...{ type: 'describeHomologation', kind: 'fide', requestedOn },
    ...{ number: '61234', qualifier: false },
  });
const standing = ({ state }: PlayedEvent, id: string, now = NOW): string | undefined =>
  deadlineLines(state, now).find((line) => line.id === id)?.standing;
const dueCodes = ({ state }: PlayedEvent, now = NOW): string[] =>
  dueList(state, { now }).map(({ code }) => code);

describe('[LA 5.1] the file of an event', () => {
  it('asks for nothing of the federation until somebody says what it is homologated for', () => {
    const view = administrationView(event().state, NOW);
    expect(view.homologation).toBeNull();
    expect(view.fees).toBeNull();
    expect(new Set(view.deadlines.map(({ duty }) => duty))).toEqual(
      new Set(['pairingsPosted', 'prizeListPosted']),
    );
    expect(view.steps.every((step) => step.standing === 'notNeeded')).toBe(true);
  });

  it('[lines 8683-8691] knows a late request, and doubles the fixed part', () => {
    expect(administrationView(homologated().state, NOW)).toMatchObject({
      homologation: { requestBy: '2026-06-05', late: false, roundsRaised: false, parts: [] },
      fees: { due: money(10), fixed: money(10) },
    });
    const late = administrationView(homologated({}, '2026-06-06').state, NOW);
    expect(late).toMatchObject({ homologation: { late: true }, fees: { due: money(20) } });
  });

  it('[B.02 9.1] the report for FIDE’s ratings is due by the rating rules the event is held to', () => {
    const days = { firstDay: '2023-06-20', lastDay: '2023-06-21', roundDates: [] };
    expect(standing(homologated(days, '2023-05-01'), 'ratingReport', '2023-06-28T08:00')).toBe(
      'today',
    );
    expect(standing(homologated(), 'ratingReport')).toBeUndefined();
  });

  it('[line 8713] rounds go down, never up', () => {
    const asked = homologated();
    const withRounds = (rounds: number) =>
      administrationView({ ...asked.state, settings: { ...asked.state.settings, rounds } }, NOW)
        .homologation?.roundsRaised;
    expect([withRounds(1), withRounds(2), withRounds(3)]).toEqual([false, false, true]);
    const again = asked.does({
      ...{ type: 'describeHomologation', kind: 'fide', requestedOn: '2026-05-01' },
      ...{ number: '61235', qualifier: false },
    });
    expect(again.state.administration?.homologation).toMatchObject({ rounds: 2, number: '61235' });
  });

  it('[lines 8695-8697] splits a long event, and finds days that are too long', () => {
    const long = homologated({
      ...{ rounds: 3, lastDay: '2026-08-30', timeControl: '180' },
      roundDates: ['2026-06-20', '2026-06-20', '2026-08-30'],
      roundTimes: [],
    });
    expect(administrationView(long.state, NOW)).toMatchObject({
      homologation: { parts: ['r1-2', 'r3'] },
      longDays: [],
      deadlines: expect.arrayContaining([
        expect.objectContaining({ id: 'interimResults:1', due: '2026-07-20' }),
      ]) as unknown,
    });
    const three = homologated({ rounds: 3, roundDates: [], lastDay: null, timeControl: '125+0' });
    expect(administrationView(three.state, NOW).longDays).toMatchObject([
      { day: '2026-06-20', rounds: 3, hours: 12.5 },
    ]);
  });
});

it('[LA 5.1, lines 8767-8785] names who still needs a FIDE number', () => {
  const open = homologated();
  open.does({ type: 'correctPlayer', player: playerId('a'), changes: { federation: 'GER' } });
  const { fideNumbers } = administrationView(open.state, NOW);
  expect(fideNumbers.find(({ id }) => id === 'a')?.verdict).toBe('ownFederationOrFrench');
  expect(administrationView(event().state, NOW).fideNumbers).toEqual([]);
});

it.each([
  ['norms', ['A. player']],
  ['fide', []],
] as const)('[LA line 10812] an arbiter who plays in an event for %s: %j', (kind, playing) => {
  const open = event({ deputyArbiters: ['A. player'] }).does({
    ...{ type: 'describeHomologation', kind, requestedOn: null },
    ...{ number: null, qualifier: false },
  });
  expect(administrationView(open.state, NOW).arbitersPlaying).toEqual(playing);
});

describe('duties and their proof', () => {
  it('stand by their day, and by what is said of them', () => {
    const open = homologated();
    expect(standing(open, 'homologationRequest')).toBe('done');
    expect(standing(open, 'regulationsPosted')).toBe('today');
    expect(standing(open, 'regulationsPosted', '2026-06-21T08:00:00+02:00')).toBe('overdue');
    expect(standing(open, 'technicalReport')).toBe('toCome');
    expect(standing(open, 'pairingsPosted:2', '2026-06-21T12:00:00+02:00')).toBe('today');
    expect(standing(open, 'pairingsPosted:2', '2026-06-21T12:01:00+02:00')).toBe('overdue');
    open.does({
      type: 'settleDuty',
      duty: 'technicalReport',
      as: 'done',
      proof: 'mail of 22 June',
    });
    const line = deadlineLines(open.state, NOW).find(({ id }) => id === 'technicalReport');
    expect(line).toMatchObject({ standing: 'done', record: { proof: 'mail of 22 June' } });
    expect(line?.record?.on).toMatch(/^\d{4}-\d\d-\d\d$/);
    open.does({ type: 'settleDuty', duty: 'technicalReport', as: 'open' });
    expect(standing(open, 'technicalReport')).toBe('toCome');
  });

  it('[lines 8846, 8913] papers are kept for six months, then may go', () => {
    const open = homologated();
    expect(standing(open, 'reportKept', '2026-12-21T23:00:00+01:00')).toBe('keep');
    expect(standing(open, 'reportKept', '2026-12-22T00:00:00+01:00')).toBe('mayGo');
  });

  it('[line 8983] licences are checked once each was seen', () => {
    const open = homologated();
    expect(standing(open, 'licencesChecked')).toBe('today');
    const players = [...open.state.players.keys()];
    open.does({ type: 'noteLicences', players, seen: 'shown', licence: 'A' });
    expect(standing(open, 'licencesChecked')).toBe('done');
  });

  it('are on *Now* when their day has come, and only of a homologated event', () => {
    expect(dueCodes(event(), '2026-07-30T08:00:00+02:00')).not.toContain('dutiesOverdue');
    const open = homologated();
    expect(dueCodes(open)).toContain('dutiesToday');
    const due = dueList(open.state, { now: '2026-07-30T08:00:00+02:00' });
    expect(due.find(({ code }) => code === 'dutiesOverdue')).toMatchObject({
      action: { kind: 'open', page: 'administration' },
    });
  });
});

const THREE_DAYS = ['2026-06-20', '2026-06-20', '2026-06-21'];

describe('money of an event', () => {
  it('[LA 5.1, lines 9283-9307] works out the allowance from the event itself', () => {
    const view = administrationView(
      homologated({ prizes: scheme([list('main', 'place', [1600])]) }).state,
      NOW,
    );
    // A 2 + B ⌈4/20⌉ 1 + C 0 + D ⌈1600/1500⌉ 2 = 5 times 17, in two days at least 100.
    expect(view.allowance).toMatchObject({ kind: 'swiss', days: 2, chief: money(100) });
    expect(view.arbiters).toMatchObject([
      { name: 'Gambit, Luce', post: 'chief', due: money(100), paid: null },
      { name: 'Pion, Tom', post: 'deputy', due: money(50), paid: null },
    ]);
  });

  it('[LA 5.1] pays no day of which nobody said that there was play', () => {
    const rounds = { firstDay: '2026-02-26', lastDay: '2026-03-31', rounds: 5 };
    const of = (roundDates: readonly (string | null)[]) =>
      administrationView(homologated({ ...rounds, roundDates }).state, NOW);
    for (const roundDates of [[], ['2026-02-26', null, '2026-03-12', '2026-03-19', '2026-03-31']]) {
      const view = of(roundDates);
      expect(view).toMatchObject({ allowance: null, noAllowance: 'days' });
      expect(view.arbiters.map(({ due }) => due)).toEqual([null, null]);
    }
    const days = ['2026-02-26', '2026-03-05', '2026-03-12', '2026-03-19', '2026-03-31'];
    // Five days at least 50 each.
    expect(of(days)).toMatchObject({
      allowance: { days: 5, chief: money(250) },
      noAllowance: null,
    });
  });

  it('[LA 6.9 I.2] an event with norms has the duties of level 2', () => {
    const of = (kind: 'fide' | 'norms') => {
      const asked = { requestedOn: null, number: null, qualifier: false };
      return deadlineLines(
        event().does({ type: 'describeHomologation', kind, ...asked }).state,
        NOW,
      ).map(({ duty }) => duty);
    };
    expect(of('norms')).toEqual(expect.arrayContaining(['antiCheatingForm', 'drawOfLots']));
    expect(of('fide')).not.toContain('antiCheatingForm');
  });

  it.each([
    ['berger', true],
    ['scheveningen', true],
    ['dutch', false],
  ] as const)('[LA 5.1] %s with norms is a closed event: %s', (system, isClosed) => {
    const asked = { requestedOn: null, number: null, qualifier: false };
    const { state } = event({ system, rounds: 3 }).does({
      type: 'describeHomologation',
      kind: 'norms',
      ...asked,
    });
    const lines = deadlineLines(state, NOW);
    expect(lines.some(({ duty }) => duty === 'reportForDirector')).toBe(isClosed);
    const kept = lines.find(({ duty }) => duty === 'reportKept')?.due;
    expect(kept).toBe(isClosed ? '2027-06-21' : '2026-12-21');
  });

  it('[B.01 1.1.3] asks whether games of 15+10 can bring norms', () => {
    const asked = { requestedOn: null, number: null, qualifier: false };
    const verdict = (timeControl: string) =>
      event({ timeControl }).verdict({ type: 'describeHomologation', kind: 'norms', ...asked });
    expect(verdict('15+10')).toEqual(['3 tooFastForNorms B.01 1.1.3']);
    expect(verdict('90+30')).toEqual([]);
  });

  it('[RIDNA 22.2] asks about more than the scale gives', () => {
    const open = homologated();
    const pay = (amount: number, arbiter = 'Gambit, Luce') =>
      open.verdict({ type: 'payArbiter', arbiter, amount });
    expect(pay(10_000)).toEqual([]);
    expect(pay(90_000)).toEqual(['3 paidAboveScale RIDNA 22.2, line 979']);
    expect(pay(5001, 'Pion, Tom')).toEqual(['3 paidAboveScale RIDNA 22.2, line 979']);
  });

  it('[LA 5.1] a homologation asked for after its day is late, not done', () => {
    // Fifteen days before 20 June 2026 is 5 June.
    expect(standing(homologated({}, '2026-06-05'), 'homologationRequest')).toBe('done');
    expect(standing(homologated({}, '2026-06-06'), 'homologationRequest')).toBe('doneLate');
  });

  it.each<[Partial<NewSettings>, string | null]>([
    [{ timeControl: '15+5' }, 'rapid'],
    [{ system: 'berger', rounds: 3, roundDates: THREE_DAYS }, 'closed'],
    [{ system: 'berger', rounds: 3, timeControl: '15+5' }, null],
  ])('[LA 5.1] %j is paid as %s', (settings, kind) => {
    expect(administrationView(homologated(settings).state, NOW).allowance?.kind ?? null).toBe(kind);
  });

  it('[LA lines 266, 979, 9198] alarms about unpaid arbiters before the last round', () => {
    const open = homologated();
    expect(dueCodes(open)).not.toContain('arbitersUnpaid');
    open.pairs(1, 'a-b c-d').scores(1, '11').does({ type: 'closeRound', round: 1 });
    const unpaid = dueList(open.state, { now: NOW }).find(({ code }) => code === 'arbitersUnpaid');
    expect(unpaid?.params).toMatchObject({ arbiters: 2, names: 'Gambit, Luce · Pion, Tom' });
    open.does({ type: 'payArbiter', arbiter: 'Gambit, Luce', amount: 10_000, donated: 4000 });
    expect(standing(open, 'arbitersPaid')).toBe('toCome');
    open.does({ type: 'payArbiter', arbiter: 'Pion, Tom', amount: 5000 });
    expect(dueCodes(open)).not.toContain('arbitersUnpaid');
    expect(standing(open, 'arbitersPaid')).toBe('done');
  });

  it('[LA line 9197] a donation stands on both sides of the budget', () => {
    const open = homologated();
    for (const [id, feePaid] of [
      ['a', 4000],
      ['b', 0],
    ] as const) {
      const changes = { private: { feeDue: 4000, feePaid } };
      open.does({ type: 'correctPlayer', player: playerId(id), changes });
    }
    open
      .does({ type: 'payArbiter', arbiter: 'Gambit, Luce', amount: 10_000, donated: 4000 })
      .does({ type: 'settleDuty', duty: 'feesPaid', as: 'done' });
    const { budget, entries, fees } = administrationView(open.state, NOW);
    expect(entries).toMatchObject({ due: 8000, paid: 4000, owing: [{ id: 'b', owes: 4000 }] });
    // 7 % of 80 and the fixed 10.
    expect(fees?.due).toBe(money(15.6));
    expect(budget.lines.map(({ line, planned, actual }) => [line, planned, actual])).toEqual([
      ['entryFees', 8000, 4000],
      ['donations', 4000, 4000],
      ['arbiters', 15_000, 10_000],
      ['homologationFees', 1560, 1560],
      ['prizes', 0, 0],
    ]);
    expect([budget.planned, budget.actual]).toEqual([-4560, -3560]);
  });

  it('nobody gives back more than the allowance', () => {
    const more = { type: 'payArbiter', arbiter: 'Pion, Tom', amount: 5000, donated: 5001 } as const;
    expect(event().verdict(more)).toEqual(['refused donatedTooMuch Ronde 3']);
  });

  it('a payment is struck out again', () => {
    const open = homologated().does({ type: 'payArbiter', arbiter: 'Pion, Tom', amount: 5000 });
    open.does({ type: 'payArbiter', arbiter: 'Pion, Tom', amount: null });
    expect(open.state.administration?.payments.size).toBe(0);
  });
});
