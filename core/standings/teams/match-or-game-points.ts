import { pointsInTheTable } from '../points.ts';
import type { Score } from './request.ts';
import type { TeamField } from './team-field.ts';
import type { SingleTeamTieBreak } from './team-tie-break.ts';
import { NAMED } from '../tie-break-names.ts';

type Naming = Pick<SingleTeamTieBreak, 'code' | 'name' | 'formula'> &
  Partial<Pick<SingleTeamTieBreak, 'article' | 'molter' | 'aliases'>>;

const total = (naming: Naming, scoreOf: (field: TeamField) => Score): SingleTeamTieBreak => ({
  scope: 'team',
  type: 'B',
  better: 'higher',
  variants: [],
  scores: [],
  ...naming,
  compute: (field, team, { modifiers }, explain) =>
    pointsInTheTable.compute(field[scoreOf(field)], team, modifiers, explain),
});

/** PTS, in a team event the primary score. */
export const primaryScore = total(
  {
    ...NAMED.PTS,
    formula: {
      en: 'The score that ranks first: match points or game points.',
      fr: 'Le score qui classe d’abord : points de match ou points de partie.',
    },
    molter: true,
  },
  ({ primary }) => primary,
);

export const matchPoints = total(
  {
    ...NAMED.MPTS,
    formula: {
      en: 'Points for matches won, drawn and lost, in the scale of the event.',
      fr: 'Points des matchs gagnés, nuls et perdus, selon le barème de l’épreuve.',
    },
  },
  () => 'matchPoints',
);

export const gamePoints = total(
  {
    ...NAMED.GPTS,
    formula: {
      en: 'Points of all the games of the team’s players.',
      fr: 'Points de toutes les parties des joueurs de l’équipe.',
    },
    molter: true,
  },
  () => 'gamePoints',
);

/** MPvGP: the score that does not rank first (C.07 13.1; LA 5.2 2.4.1). */
export const matchPointsOrGamePoints = total(
  {
    ...NAMED.MPvGP,
    formula: {
      en: 'Game points where match points rank first, match points where game points do.',
      fr: 'Points de partie si le classement est aux points de match, points de match s’il est aux points de partie.',
    },
  },
  ({ secondary }) => secondary,
);
