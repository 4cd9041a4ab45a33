import { cupPlace } from '../cup-place.ts';
import { teamNumber } from './team-field.ts';
import type { SingleTeamTieBreak } from './team-tie-break.ts';

/** CUP of teams: the place by the round reached, by which their cup is ranked. */
export const cupPlaceOfTeams: SingleTeamTieBreak = {
  ...cupPlace,
  scope: 'team',
  scores: [],
  compute: (field, team) => {
    const place = field.request.places?.get(teamNumber(field, team)) ?? field.teams.length;
    return { value: place, per: 1 };
  },
};
