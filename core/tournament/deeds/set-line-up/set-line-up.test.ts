import { describe, expect, it } from 'vitest';
import { teamId, type PlayerId } from '../../../rules/identity.ts';
import type { Command } from '../../command.ts';
import type { OrderOfPlayers } from '../../settings.ts';
import type { PlayedEvent } from '../../testing/played-event.ts';
import { playerOf, teamsEntered } from '../../testing/teams-entered.ts';

const RATINGS = [2000, 1950, 1900, 1850, 1800];

/** Two teams of five on four boards. */
const event = (order: OrderOfPlayers): PlayedEvent =>
  teamsEntered({ order }, [
    { name: 'Tour', ratings: RATINGS },
    { name: 'Roi', ratings: RATINGS },
  ]);

const lineUp = (places: readonly (number | null)[], late?: true): Command => ({
  type: 'setLineUp',
  round: 1,
  team: teamId('t1'),
  boards: places.map((place): PlayerId | null => (place === null ? null : playerOf(1, place))),
  ...(late === undefined ? {} : { late }),
});

describe('[LA 6.9 VII 1, 003 UV1bis V.5] a line-up and the order of players', () => {
  const FREE: OrderOfPlayers = { rule: 'free', tolerance: 0 };
  const FIXED: OrderOfPlayers = { rule: 'fixed', tolerance: 0 };
  const within = (tolerance: number): OrderOfPlayers => ({ rule: 'rating', tolerance });
  const AGAINST_LIST = '3 lineUpAgainstList FFE 3.4 b';
  const AGAINST_RATINGS = '3 lineUpAgainstRatings FFE 3.4 b';

  it.each<[string, OrderOfPlayers, readonly (number | null)[], readonly string[]]>([
    ['as the captain likes', FREE, [4, 3, 2, 1], []],
    ['as in the list', FIXED, [1, 2, 4, 5], []],
    ['with an empty board', FIXED, [1, null, 2, 3], []],
    ['two exchanged', FIXED, [1, 3, 2, 4], [AGAINST_LIST]],
    ['within the tolerance', within(50), [1, 3, 2, 4], []],
    ['beyond the tolerance', within(49), [1, 3, 2, 4], [AGAINST_RATINGS]],
  ])('%s', (_, order, places, expected) => {
    expect(event(order).verdict(lineUp(places))).toEqual(expected);
  });

  it('is refused with one who has left, but for the late one, whose list stands', () => {
    const played = event(FIXED).does({ type: 'withdraw', player: playerOf(1, 2) });
    expect(played.objects(lineUp([1, 2, 3, 4]))).toMatchObject({
      refusal: { code: 'playerNotAvailable', params: { player: 'Tour 2', round: 1 } },
    });
    expect(played.verdict(lineUp([1, 2, 3, 4], true))).toEqual([]);
  });
});
