import { describe, expect, it } from 'vitest';
import { playerId, teamId } from '../rules/identity.ts';
import { orderFaults } from './order-of-players.ts';
import type { OrderOfPlayers } from './settings.ts';
import { teamsEntered } from './testing/teams-entered.ts';

const seen = (order: OrderOfPlayers, ratings: readonly number[], seats: readonly number[]) => {
  const state = teamsEntered({ order }, [{ name: 'Tour', ratings }]).state;
  const team = state.teams.get(teamId('t1'));
  if (team === undefined) throw new Error('no team');
  const boards = seats.map((place) =>
    place === 0 ? null : (team.roster[place - 1] ?? playerId('nobody')),
  );
  return orderFaults(state, team, boards).map(({ rule, board, above, by }) => ({
    ...{ rule, board, above, by },
  }));
};

describe('the order of players in a team (C.05 VII: by the regulations of the event)', () => {
  const ratings = [2000, 1900, 2020, 1500, 1620];
  const inList = [1, 2, 3, 4];
  // Differences are worked out by hand: 2020 − 1900 = 120, 1620 − 1500 = 120, 2020 − 2000 = 20.
  it.each([
    ['free', { rule: 'free', tolerance: 0 }, inList, []],
    [
      'by rating, 100 points',
      { rule: 'rating', tolerance: 100 },
      inList,
      [{ rule: 'rating', board: 3, above: 2, by: 120 }],
    ],
    ['by rating, exactly the tolerance', { rule: 'rating', tolerance: 120 }, inList, []],
    [
      'by rating, no tolerance',
      { rule: 'rating', tolerance: 0 },
      [1, 2, 3, 4, 5],
      [
        { rule: 'rating', board: 3, above: 2, by: 120 },
        { rule: 'rating', board: 5, above: 4, by: 120 },
      ],
    ],
    ['by rating, nobody on board 2', { rule: 'rating', tolerance: 100 }, [1, 0, 3, 4], []],
    ['the list, with a reserve', { rule: 'fixed', tolerance: 0 }, [1, 3, 4, 5], []],
    [
      'the list, turned round',
      { rule: 'fixed', tolerance: 0 },
      [2, 1, 3, 4],
      [{ rule: 'fixed', board: 2, above: 1, by: 0 }],
    ],
  ] as const)('%s', (_, order, seats, faults) => {
    expect(seen(order, ratings, seats)).toEqual(faults);
  });
});
