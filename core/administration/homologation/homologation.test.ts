import { describe, expect, it } from 'vitest';
import { datedOn } from '../../rules/editions/in-force.ts';
import { HOMOLOGATION_RULES } from './homologation-rules.ts';
import { daysTooLong, isLateRequest, partName, requestBy, requestParts } from './homologation.ts';
import type { HomologationKind } from './kinds.ts';

const RULES = datedOn(HOMOLOGATION_RULES, '2026-11-17').found.figures;

describe('when a homologation is asked for', () => {
  it.each<[HomologationKind, string]>([
    ['national', '2026-06-10'],
    ['fide', '2026-06-05'],
    ['norms', '2026-05-11'],
  ])('[LA lines 8683-8687] %s, for the 20th of June: by %s', (kind, by) => {
    expect(requestBy(kind, '2026-06-20', RULES)).toBe(by);
    const asked = (requestedOn: string) =>
      isLateRequest({ kind, requestedOn }, '2026-06-20', RULES);
    expect([asked(by), asked(`${by.slice(0, 8)}28`)]).toEqual([false, true]);
  });

  it('is not late before it is asked for', () => {
    expect(isLateRequest({ kind: 'fide', requestedOn: null }, '2026-06-20', RULES)).toBe(false);
  });
});

describe('events FIDE does not take as one', () => {
  const weekly = [
    '2026-10-02',
    '2026-10-09',
    '2026-10-30',
    '2026-11-06',
    '2026-11-20',
    '2026-12-04',
  ];
  const span = { firstDay: '2026-10-02', lastDay: '2026-12-04' };

  it('[LA line 8695] splits one of more than thirty days, with its rounds', () => {
    const parts = requestParts(weekly, span, RULES);
    expect(parts?.map(partName)).toEqual(['r1-3', 'r4-6']);
    expect(parts?.[0]).toMatchObject({ firstDay: '2026-10-02', lastDay: '2026-10-30' });
  });

  it.each([
    ['2026-10-31', 1],
    ['2026-11-01', 2],
  ])('[LA line 8695] thirty days are one request: to %s %d', (lastDay, requests) => {
    const days = ['2026-10-02', lastDay];
    expect(requestParts(days, { firstDay: '2026-10-02', lastDay }, RULES)).toHaveLength(requests);
  });

  it('does not guess days', () => {
    expect(requestParts(['2026-10-02', null], span, RULES)).toBeNull();
    expect(partName({ from: 6, to: 6 })).toBe('r6');
  });

  it('[LA line 8697] finds days of more than twelve hours', () => {
    const days = ['2026-10-02', '2026-10-02', '2026-10-02', '2026-10-03', '2026-10-03', null];
    // 90 minutes and 30 seconds a move are 120 minutes for sixty moves, four hours a round.
    expect(daysTooLong(days, { minutes: 90, increment: 30 }, RULES)).toEqual([]);
    expect(daysTooLong(days, { minutes: 100, increment: 30 }, RULES)).toMatchObject([
      { day: '2026-10-02', rounds: 3, hours: 13 },
    ]);
  });
});
