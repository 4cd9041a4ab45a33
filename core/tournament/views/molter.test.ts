import { describe, expect, it } from 'vitest';
import { teamId } from '../../rules/identity.ts';
import { POINT } from '../../rules/points.ts';
import type { PlayedEvent } from '../testing/played-event.ts';
import { teamEvent } from '../testing/team-event.ts';
import { playerOf, teamsEntered } from '../testing/teams-entered.ts';
import { molterView } from './molter.ts';

/** Three teams of four in two rounds: A1-C1 C2-B1 B2-A2 A3-B3 B4-C3 C4-A4 is round 1 (line 5066). */
const three = (sizes: readonly number[] = [4, 4, 4], firstBoard = 1): PlayedEvent =>
  teamsEntered(
    { boards: 4, boardColours: 'WBWB' },
    ['Tour', 'Roi', 'Dame'].map((name, index) => ({
      name,
      ratings: Array.from({ length: sizes[index] ?? 4 }, () => 2000),
    })),
    { system: 'molter', rounds: 2, firstBoard },
  );

const plays = (event: PlayedEvent, round: number, results: string): PlayedEvent =>
  event
    .does({ type: 'pairRound', round })
    .does({ type: 'publishRound', round })
    .scores(round, results);

describe('[LA 3.2] the page of an event by Molter tables', () => {
  it('has the letters, the table and how sure it is', () => {
    const view = molterView(three().state);
    expect(view?.letters.map(({ letter, name }) => `${letter} ${name}`)).toEqual([
      ...['A Tour', 'B Roi', 'C Dame'],
    ]);
    expect([view?.drawn, view?.started, view?.next]).toEqual([false, false, 1]);
    expect(view?.table).toMatchObject({ table: '1/4', teams: 3, players: 4, boards: 6 });
    expect(view?.table?.rounds.map(({ name, status }) => `${name} ${status}`)).toEqual([
      ...['R1 derived', 'R2 derived'],
    ]);
    // Nobody is left to play by a table with two teams.
    expect(view?.pack).toEqual([]);
    expect(molterView(teamEvent(4).state)).toBeNull();
  });

  it('[lines 6357-6535] has the grid of every team, with results as they come', () => {
    const event = plays(three([5, 4, 4], 11), 1, '1=0111');
    event.does({
      type: 'setLineUp',
      round: 2,
      team: teamId('t1'),
      boards: [1, 5, 3, 4].map((place) => playerOf(1, place)),
    });
    const [grid] = molterView(event.state)?.grids ?? [];
    expect(
      grid?.lines.map(({ seat, games }) => [seat, games[0]?.board, games[0]?.opponent]),
    ).toEqual([
      ['A1', 11, 'C1'],
      ['A2', 13, 'B2'],
      ['A3', 14, 'B3'],
      ['A4', 16, 'C4'],
    ]);
    // A1 won with White, B2-A2 was 0-1, A3 won with White, C4-A4 was 1-0.
    expect(grid?.lines.map(({ games }) => games.map(({ points }) => points))).toEqual([
      [POINT, null],
      [POINT, null],
      [POINT, null],
      [0, null],
    ]);
    expect([grid?.sums, grid?.points]).toEqual([[3 * POINT, null], 3 * POINT]);
    const colours = grid?.lines.map(({ games }) => games.map(({ colour }) => colour).sort());
    expect(new Set(colours?.map((had) => had.join()))).toEqual(new Set(['black,white']));
    plays(event, 2, '======');
    const [after] = molterView(event.state)?.grids ?? [];
    expect(after?.lines[1]).toMatchObject({ player: { name: 'Tour 5' }, points: 1.5 * POINT });
    expect(after?.points).toBe(5 * POINT);
  });

  it('[line 5040] a free seat has lost', () => {
    const event = plays(three([4, 3, 4]), 1, '=====');
    const [, roi, dame] = molterView(event.state)?.grids ?? [];
    expect(roi?.lines[3]).toMatchObject({ seat: 'B4', player: null, points: 0 });
    const [against] = dame?.lines[2]?.games ?? [];
    expect(against).toMatchObject({ opponent: 'B4', opponentName: null, points: POINT });
  });

  it('says why there is no table, and prepares for one or two teams that stay away', () => {
    const six = teamEvent(6, { system: 'molter', rounds: 4, tieBreaks: [] });
    const none = molterView(six.state);
    expect(none?.refusal?.en).toContain('play 1, 2, 3');
    expect(none?.refusal?.fr).toContain('jouez-en 1, 2, 3');
    expect([none?.table, none?.grids]).toEqual([null, []]);
    const pack = molterView(
      teamEvent(6, { system: 'molter', rounds: 3, tieBreaks: [] }).state,
    )?.pack;
    // Five teams play four rounds at most, or two; four teams play three (tables 8/4 and 4).
    expect(pack?.map(({ teams, rounds }) => [teams, rounds.length])).toEqual([
      [5, 3],
      [4, 3],
    ]);
  });
});
