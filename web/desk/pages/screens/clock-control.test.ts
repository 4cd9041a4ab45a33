import { describe, expect, it } from 'vitest';
import { clocksOn, phasesFrom, phasesOn, shifted, skipped, withPhases } from './clock-control.ts';
import { fromTemplate } from './templates.ts';

const NOON = Date.parse('2026-03-07T12:00:00Z');
const PLAN = [
  { title: 'Doors', minutes: 15 },
  { title: 'Play', minutes: 120 },
];
const hours = (phases: readonly { until: string }[]): string[] =>
  phases.map(({ until }) => until.slice(11, 16));

describe('the round clock from the desk', () => {
  const phases = phasesFrom(PLAN, NOON);

  it('phases follow each other from now', () => {
    expect(hours(phases)).toEqual(['12:15', '14:15']);
  });

  it.each([
    ['five minutes more for everything still to come', 5, NOON, ['12:20', '14:20']],
    ['what is over stays', 5, NOON + 20 * 60_000, ['12:15', '14:20']],
    ['never before now', -60, NOON + 60_000, ['12:01', '13:15']],
  ])('%s', (_, minutes, now, ends) => {
    expect(hours(shifted(phases, minutes, now))).toEqual(ends);
  });

  it('the next phase begins when the one that runs is ended', () => {
    expect(hours(skipped(phases, NOON + 10 * 60_000))).toEqual(['12:10', '14:10']);
    expect(hours(skipped(phases, NOON + 999 * 60_000))).toEqual(['12:15', '14:15']);
  });

  it('every clock of every screen is set, and nothing else', () => {
    const random = (): number => Math.random();
    const clock = fromTemplate('clock', 'Clock', 2, [], random);
    const screens = [...clock, ...fromTemplate('standings', 'S', 1, clock, random)];
    expect(clocksOn(screens)).toBe(2);
    const set = withPhases(screens, phases);
    expect(phasesOn(set)).toEqual(phases);
    expect(set[2]).toEqual(screens[2]);
    expect(withPhases(set, [])).toEqual(screens);
  });
});
