import { describe, expect, it } from 'vitest';
import type { FideRecord } from '../fide-record.ts';
import { NO_REGULATIONS } from '../regulations.ts';
import type { Settings } from '../settings.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { ratingsView } from '../views/ratings.ts';
import { normsOf } from './norms.ts';
import { saidOfEvent } from './said-of-event.ts';

function event(settings: Partial<Settings> = {}, fide: FideRecord = {}): PlayedEvent {
  const regulations = { ...NO_REGULATIONS, fide };
  return new PlayedEvent({ rounds: 9, firstDay: '2026-03-07', regulations, ...settings }, 4);
}

const met = (played: PlayedEvent, name: string): boolean | null | undefined =>
  normsOf(played.state).event.find((one) => one.name === name)?.met;

describe('what norms ask of an event beside its games', () => {
  it('is null where nobody said it', () => {
    expect(saidOfEvent(event().state)).toEqual({
      ...{ kind: null, host: null, chiefArbiter: null, registeredOn: null },
      registrationAgreed: false,
    });
  });

  it('stands in the settings, and what is said for one question goes before it', () => {
    const { state } = event(
      { federation: 'fra' },
      { kind: 'zonal', chiefArbiter: 'FA', registeredOn: '2026-02-01' },
    );
    expect(saidOfEvent(state)).toEqual({
      ...{ kind: 'zonal', host: 'FRA', chiefArbiter: 'FA', registeredOn: '2026-02-01' },
      registrationAgreed: false,
    });
    const asked = { kind: 'worldCup', host: 'GER', chiefArbiter: 'IA', registered: '2026-01-01' };
    expect(saidOfEvent(state, asked as Parameters<typeof saidOfEvent>[1])).toEqual({
      ...{ kind: 'worldCup', host: 'GER', chiefArbiter: 'IA', registeredOn: '2026-01-01' },
      registrationAgreed: false,
    });
    expect(saidOfEvent(event({ federation: 'France' }).state).host).toBeNull();
  });

  it.each([
    ['AI Martin, Paul', null, undefined, 'IA'],
    ['Martin, Paul', 'FA', undefined, 'FA'],
    ['Martin, Paul', 'NA', undefined, 'none'],
    // A level of the French federation says nothing of FIDE's titles.
    ['Martin, Paul', 'AFE2', undefined, null],
    ['AF Martin, Paul', 'IA', undefined, 'IA'],
    ['AF Martin, Paul', 'IA', 'none', 'none'],
  ] as const)(
    '[B.01 1.1.5] chief arbiter “%s”, on papers %s, said to be %s: %s',
    (chiefArbiter, onPapers, said, expected) => {
      const played = event({ chiefArbiter }, said === undefined ? {} : { chiefArbiter: said });
      if (onPapers !== null) {
        played.does({ type: 'fillInForm', fact: 'arbiterTitle', value: onPapers });
      }
      expect(saidOfEvent(played.state).chiefArbiter).toBe(expected);
    },
  );

  it('[B.01 1.1.1] thirty days before the start, and no norm of an event registered later', () => {
    // 5 February is thirty days before 7 March 2026.
    expect(met(event({}, { registeredOn: '2026-02-05' }), 'registration')).toBe(true);
    expect(met(event({}, { registeredOn: '2026-02-06' }), 'registration')).toBe(false);
    expect(met(event(), 'registration')).toBeNull();
    const agreed = { registeredOn: '2026-02-06', registrationAgreed: true };
    expect(met(event({}, agreed), 'registration')).toBe(true);
  });

  it('[B.02 0.2] the same day decides whether the event can be rated', () => {
    const rated = (fide: FideRecord): boolean | null | undefined =>
      ratingsView(event({}, fide).state).eligibility.find(({ rule }) => rule === 'registration')
        ?.met;
    expect(rated({})).toBeNull();
    expect(rated({ registeredOn: '2026-02-01' })).toBe(true);
    expect(rated({ registeredOn: '2026-03-06' })).toBe(false);
  });

  it('is no rule that players were told: it may be said while the event runs', () => {
    const played = event();
    played.pairs(1, 'a-b c-d');
    const regulations = { ...NO_REGULATIONS, fide: { kind: 'nationalFinal' as const } };
    expect(played.verdict({ type: 'changeSettings', changes: { regulations } })).toEqual([]);
  });
});
