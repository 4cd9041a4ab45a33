import { teamId, type PlayerId, type TeamId } from '../../rules/identity.ts';
import type { Command } from '../command.ts';
import type { NewSettings, TeamSettings } from '../settings.ts';
import type { PlayedEvent } from './played-event.ts';
import { teamsPlay } from './team-event.ts';
import { playerOf, teamsEntered } from './teams-entered.ts';

const RATINGS = [2000, 1950, 1900, 1850, 1800];
export const TOUR: TeamId = teamId('t1');
export const ROI: TeamId = teamId('t2');

/** Tour against Roi, five players each on four boards, in a public round 1. */
export function matchOfTwoTeams(
  rules: Partial<TeamSettings> = {},
  settings: Partial<NewSettings> = {},
): PlayedEvent {
  const teams = ['Tour', 'Roi'].map((name) => ({ name, ratings: RATINGS }));
  return teamsPlay(teamsEntered(rules, teams, settings), 1, `${TOUR}-${ROI}`, '');
}

/** Boards of a team by places of its list; null for an empty one. */
export const seats = (team: 1 | 2, places: readonly (number | null)[]): (PlayerId | null)[] =>
  places.map((place) => (place === null ? null : playerOf(team, place)));

/** A captain's line-up of round 1, by places of the list. */
export const handsIn = (team: 1 | 2, places: readonly (number | null)[]): Command => ({
  type: 'handInLineUp',
  round: 1,
  team: team === 1 ? TOUR : ROI,
  boards: seats(team, places),
});
