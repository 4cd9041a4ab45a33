import { describe, expect, it } from 'vitest';
import { PlayedEvent } from '../../testing/played-event.ts';

describe('pinning another edition', () => {
  const pins = (edition: string) =>
    ({ type: 'pinEdition', chapter: 'tieBreaks', edition }) as const;

  it('[C.07 8.1] looks at the announced tie-breaks again', () => {
    // Buchholz in a round robin stands until the edition of March 2026.
    const event = new PlayedEvent({ system: 'berger', firstDay: '2025-03-01', rounds: 3 }, 4);
    event.does({ type: 'changeSettings', changes: { tieBreaks: ['BH', 'SB'] } });
    expect(event.verdict(pins('tb-2026-03'))).toEqual(['3 tieBreakFalls C.07 8.1']);
    expect(event.verdict(pins('tb-2023-09'))).toEqual([]);
  });

  it('says nothing of a list that stands in both', () => {
    const event = new PlayedEvent({ firstDay: '2025-03-01', tieBreaks: ['BH/C1', 'SB'] }, 4);
    expect(event.verdict(pins('tb-2026-03'))).toEqual([]);
  });
});
