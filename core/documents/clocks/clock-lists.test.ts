import { describe, expect, it } from 'vitest';
import { PlayedEvent } from '../../tournament/testing/played-event.ts';
import { clockLogList, faultyClocksList } from './clock-lists.ts';

const event = (): PlayedEvent => new PlayedEvent({}, 4).pairs(1, 'a-c d-b');
const at = { round: 1, board: 2 } as const;

describe('lists of clocks', () => {
  it('[LA 1556] times read at a board need no name of the clock', () => {
    const read = { type: 'noteClock', act: 'read', ...at, white: 3_600, moves: 20 } as const;
    const { state } = event().does(read);
    const { rows } = clockLogList(state, { language: 'en', zone: 'Europe/Paris' });
    expect(rows[0]?.slice(1)).toEqual([
      ...['chief', null, 'read', 1, 2, null, '1:00:00', null, 20, null],
    ]);
  });

  it('lists faulty clocks of several events of the same material, each by its number', () => {
    const [one, two] = ['10', '9'].map(
      (clock) => event().does({ type: 'noteClock', act: 'faulty', clock }).state,
    );
    if (one === undefined || two === undefined) throw new Error('no events');
    const { rows } = faultyClocksList([one, two], { language: 'fr', zone: 'Europe/Paris' });
    expect(rows.map(([clock]) => clock)).toEqual(['10', '9']);
  });
});
