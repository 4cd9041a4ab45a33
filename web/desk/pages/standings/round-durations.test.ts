import type { EventType } from '@ronde/core/tournament/event.ts';
import { describe, expect, it } from 'vitest';
import { roundDurations } from './round-durations.ts';

const line = (at: string, code: EventType, round: number, undone = false) => ({
  at: `2026-11-15T${at}:00Z`,
  undone,
  facts: [{ code, params: { round }, words: '' }],
});

describe('the duration of rounds', () => {
  it('lasts from the beginning to the last result entered', () => {
    const lines = [
      line('18:30', 'resultEntered', 2),
      line('16:00', 'roundStarted', 2),
      line('13:10', 'resultEntered', 1),
      line('11:40', 'resultEntered', 1),
      line('10:00', 'roundStarted', 1),
    ];
    expect(roundDurations(lines)).toEqual([
      { round: 1, minutes: 190 },
      { round: 2, minutes: 150 },
    ]);
  });

  it('heeds nothing that was undone, and leaves out rounds nobody started or finished', () => {
    const lines = [
      line('18:30', 'resultEntered', 2, true),
      line('16:00', 'roundStarted', 2),
      line('13:10', 'resultEntered', 1),
    ];
    expect(roundDurations(lines)).toEqual([]);
  });
});
