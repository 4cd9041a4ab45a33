import { inBoth } from '../../../../words/in-both.ts';

/** What a penalty of a team asks beside one of a player. */
export const PENALTY_WORDS = inBoth(
  {
    team: 'Team',
    whichPoints: 'Which points',
    scores: { matchPoints: 'match points', gamePoints: 'game points' },
  },
  {
    team: 'Équipe',
    whichPoints: 'Quels points',
    scores: { matchPoints: 'points de match', gamePoints: 'points de partie' },
  },
);
