import { describe, expect, it } from 'vitest';
import { playerColumns } from './player-columns.tsx';

const keys = (wish: { narrow: boolean; staff: boolean }): string[] =>
  playerColumns('en', wish).map(({ key }) => key);

describe('the columns of the players', () => {
  it('leave out for visitors what is only for those who run the event', () => {
    const shown = keys({ narrow: false, staff: false });
    const ofStaff = keys({ narrow: false, staff: true }).filter((key) => !shown.includes(key));
    expect(ofStaff).toEqual(['missing', 'source', 'sex', 'licence', 'tags', 'byes', 'board']);
  });

  it('are few on a phone', () => {
    expect(keys({ narrow: true, staff: true })).toEqual(['tpn', 'name']);
  });
});
