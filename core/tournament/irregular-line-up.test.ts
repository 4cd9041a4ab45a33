import { describe, expect, it } from 'vitest';
import { irregularFrom } from './irregular-line-up.ts';
import { matchOfTwoTeams, seats, TOUR } from './testing/match-of-two-teams.ts';
import type { TeamSettings } from './settings.ts';
import { playerOf } from './testing/teams-entered.ts';

const FIXED: Partial<TeamSettings> = { order: { rule: 'fixed', tolerance: 0 } };
const HALF_FRENCH: Partial<TeamSettings> = { halfOf: 'FRA' };

/** Players 1 and 4 of Tour are French, 2 and 3 Belgian, of 5 nothing is known. */
function event(rules: Partial<TeamSettings>) {
  const played = matchOfTwoTeams(rules);
  const federations = ['FRA', 'BEL', 'BEL', 'FRA'];
  federations.forEach((federation, index) => {
    played.does({ type: 'correctPlayer', player: playerOf(1, index + 1), changes: { federation } });
  });
  return played;
}

describe('[003 UV1bis V.5] from which board a line-up is irregular', () => {
  it.each<[string, Partial<TeamSettings>, readonly (number | null)[], number | null]>([
    ['as in the list', FIXED, [1, 2, 3, 4], null],
    ['two exchanged', FIXED, [1, 3, 2, 4], 3],
    ['half French', HALF_FRENCH, [1, 2, 3, 4], null],
    ['half French of those fielded', HALF_FRENCH, [1, 2, null, null], null],
    ['three of four are not', HALF_FRENCH, [1, 2, 3, 5], 4],
    ['the second of two is not, nor is the first', HALF_FRENCH, [2, null, 3, null], 3],
    ['nobody is asked to be', {}, [2, 3, 5, 1], null],
    ['the higher board of both faults', { ...FIXED, ...HALF_FRENCH }, [2, 1, 3, 5], 2],
  ])('%s', (_, rules, places, expected) => {
    const { state } = event(rules);
    const team = state.teams.get(TOUR);
    if (team === undefined) throw new Error('no team');
    expect(irregularFrom(state, team, seats(1, places))).toBe(expected);
  });

  it('[FFE 3.1 c] is asked about when it is noted', () => {
    const command = { type: 'setLineUp', round: 1, team: TOUR, boards: seats(1, [2, 3, 5, 1]) };
    expect(event(HALF_FRENCH).objects(command as never)).toMatchObject({
      warnings: [
        {
          code: 'lineUpTooFewOf',
          article: 'FFE 3.1 c',
          params: { team: 'Tour', federation: 'FRA', count: 1, fielded: 4, board: 3 },
        },
      ],
    });
  });
});
