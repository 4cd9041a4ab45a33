import type { ReadinessView } from '@ronde/core/tournament/views/readiness.ts';
import { describe, expect, it } from 'vitest';
import { preparedSteps, usualNumbering, type Wish } from './prepared-steps.ts';

const VIEW: ReadinessView = {
  round: 1,
  checkInOpen: true,
  playing: 10,
  out: [],
  byTable: false,
  calendar: null,
  paired: true,
  numbers: { given: false, open: true, late: 0, rated: 9, of: 10 },
  colour: { needed: true, drawn: null },
  unsettled: { licences: [], fees: [] },
  public: false,
};
const seeds = (): (() => string) => {
  let drawn = 0;
  return () => `seed ${(drawn += 1)}`;
};
const wish = (more: Partial<Wish> = {}): Wish => ({
  numbering: 'rating',
  until: 'draft',
  publishEvent: false,
  seed: seeds(),
  ...more,
});
const commands = (view: ReadinessView, more: Partial<Wish> = {}) =>
  preparedSteps(view, wish(more)).map(({ command }) => command);

describe('from the check-in to the draft', () => {
  it('closes, numbers, draws the colour and drafts, in this order', () => {
    expect(commands(VIEW)).toEqual([
      { type: 'closeCheckIn', round: 1 },
      { type: 'assignNumbers', reason: 'initialOrder' },
      { type: 'drawInitialColour', seed: 'seed 1' },
      { type: 'pairRound', round: 1 },
    ]);
  });

  it('draws each lot for itself, and asks nothing the dialog has said', () => {
    const steps = preparedSteps(VIEW, wish({ numbering: 'lots', until: 'published' }));
    expect(steps.map(({ command }) => command).slice(1, 3)).toEqual([
      { type: 'drawNumbers', seed: 'seed 1' },
      { type: 'drawInitialColour', seed: 'seed 2' },
    ]);
    expect(steps[1]?.confirmed).toEqual({ lotsInsteadOfStrength: 'confirmed' });
  });

  it('publishes the event only when that was ticked', () => {
    const published = { until: 'published' } as const;
    expect(commands(VIEW, published).at(-1)).toMatchObject({ withoutEvent: true });
    const ticked = preparedSteps(VIEW, wish({ ...published, publishEvent: true })).at(-1);
    expect(ticked).toEqual({
      command: { type: 'publishRound', round: 1 },
      confirmed: { publishesEvent: 'confirmed' },
    });
    expect(commands({ ...VIEW, public: true }, published).at(-1)).toEqual({
      type: 'publishRound',
      round: 1,
    });
  });

  it('keeps numbers that are given, and gives late entries theirs', () => {
    const given = { ...VIEW, numbers: { given: true, open: true, late: 2, rated: 9, of: 12 } };
    expect(usualNumbering(given)).toBe('kept');
    expect(commands(given, { numbering: 'kept' })[1]).toEqual({
      type: 'assignNumbers',
      reason: 'lateEntry',
    });
  });

  it('publishes all rounds of a round robin at once', () => {
    const calendar = { cycles: 1, rounds: 9 } as const;
    const robin = { ...VIEW, byTable: true, calendar, colour: { needed: false, drawn: null } };
    expect(usualNumbering(robin)).toBe('lots');
    expect(commands(robin, { numbering: 'lots' })).toEqual([
      { type: 'closeCheckIn', round: 1 },
      { type: 'drawNumbers', seed: 'seed 1' },
      { type: 'publishCalendar', cycles: 1, withoutEvent: true },
    ]);
  });

  it('only closes where that is all that was asked', () => {
    expect(commands(VIEW, { until: 'closed' })).toEqual([{ type: 'closeCheckIn', round: 1 }]);
  });
});
