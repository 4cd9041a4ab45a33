import { describe, expect, it } from 'vitest';
import { faultyClocks } from '../../clock-log.ts';
import { PlayedEvent } from '../../testing/played-event.ts';
import { clocksView } from '../../views/clocks.ts';
import { logPage } from '../../views/log.ts';

const event = (): PlayedEvent =>
  new PlayedEvent({ timeControl: '90/40+30+30', roundTimes: ['14:00'] }, 4).pairs(1, 'a-c d-b');
const at = { round: 1, board: 2 } as const;

describe('the log of clocks', () => {
  it('[E.01 6.10.1] a clock that was replaced is faulty until it is in order again', () => {
    const played = event();
    played.at = '2026-03-07T15:10:00Z';
    played.does({
      ...{ type: 'noteClock', act: 'replaced', clock: '12', replacement: '40', ...at },
      ...{ white: 2_470, black: 2_282, moves: 24, remark: 'stops' },
    });
    expect(faultyClocks(played.state)).toEqual([
      { clock: '12', by: 'chief', at: '2026-03-07T15:10:00Z', ...at, remark: 'stops' },
    ]);
    const said = (language: 'en' | 'fr') => logPage(played.ledger, { language }).lines[0]?.words;
    expect(said('en')).toBe(
      'Clock: 12, replaced, round 1, board 2, by clock 40, 0:41:10 / 0:38:02, move 24, stops',
    );
    expect(said('fr')).toContain('12, remplacée, ronde 1, échiquier 2');
    // A faulty clock is not used again (LA line 1560).
    expect(played.verdict({ type: 'noteClock', act: 'set', clock: '12', ...at })).toEqual([
      '3 clockIsFaulty E.01 6.10.1',
    ]);
    played.does({ type: 'noteClock', act: 'inOrder', clock: '12' });
    expect(faultyClocks(played.state)).toEqual([]);
    expect(clocksView(played.state).log.map(({ act }) => act)).toEqual(['inOrder', 'replaced']);
  });

  it.each([
    [{ act: 'set' }, 'refused whichClock Ronde 1'],
    [{ act: 'faulty', ...at }, 'refused whichClock Ronde 1'],
    [{ act: 'set', clock: '1', board: 2 }, 'refused roundOfBoard Ronde 3'],
    [{ act: 'set', clock: '1', round: 1, board: 9 }, 'refused unknownBoard Ronde 1'],
    [{ act: 'set', clock: '1', replacement: '2' }, 'refused noReplacement Ronde 3'],
    [{ act: 'replaced', clock: '1', replacement: '1' }, 'refused noReplacement Ronde 3'],
  ] as const)('%j: %s', (note, verdict) => {
    expect(event().verdict({ type: 'noteClock', ...note })).toEqual([verdict]);
  });

  it('[B.02 1.1] tells how clocks are set and when each round ends at the latest', () => {
    const { control } = clocksView(event().state);
    // 90 and 30 minutes and sixty times thirty seconds for each of the two: five hours.
    expect(control).toMatchObject({
      longest: 300,
      ends: [{ round: 1, startsAt: '2026-03-07T14:00', endsAt: '2026-03-07T19:00' }],
      class: { play: 'standard' },
      settings: [{ shown: 5_430 }, { shown: null }],
    });
  });
});
