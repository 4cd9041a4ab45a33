import { pointsInTheTable } from '../points.ts';
import type { Score } from './request.ts';
import type { TeamField } from './team-field.ts';
import type { SingleTeamTieBreak } from './team-tie-break.ts';

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

const [OPENS_212, ELEVEN] = ['TRF26 212', 'C.07 11.1'];

/** PTS, in a team event the primary score. */
export const primaryScore = total(
  {
    code: 'PTS',
    name: { en: 'Points', fr: 'Points' },
    formula: {
      en: 'The score that ranks first: match points or game points.',
      fr: 'Le score qui classe d’abord : points de match ou points de partie.',
    },
    article: OPENS_212,
    molter: true,
  },
  ({ primary }) => primary,
);

export const matchPoints = total(
  {
    code: 'MPTS',
    name: { en: 'Match points', fr: 'Points de match' },
    formula: {
      en: 'Points for matches won, drawn and lost, in the scale of the event.',
      fr: 'Points des matchs gagnés, nuls et perdus, selon le barème de l’épreuve.',
    },
    article: ELEVEN,
  },
  () => 'matchPoints',
);

export const gamePoints = total(
  {
    code: 'GPTS',
    name: { en: 'Game points', fr: 'Points de partie' },
    formula: {
      en: 'Points of all the games of the team’s players.',
      fr: 'Points de toutes les parties des joueurs de l’équipe.',
    },
    article: ELEVEN,
    molter: true,
  },
  () => 'gamePoints',
);

/** MPvGP: the score that does not rank first (C.07 13.1; LA 5.2 2.4.1). */
export const matchPointsOrGamePoints = total(
  {
    code: 'MPvGP',
    name: { en: 'Match points or game points', fr: 'Points de match ou points de partie' },
    formula: {
      en: 'Game points where match points rank first, match points where game points do.',
      fr: 'Points de partie si le classement est aux points de match, points de match s’il est aux points de partie.',
    },
  },
  ({ secondary }) => secondary,
);
