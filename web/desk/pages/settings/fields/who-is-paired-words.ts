import { inBoth } from '../../../../words/in-both.ts';

export const WHO_IS_PAIRED_WORDS = inBoth(
  {
    kind: 'Who is paired',
    kinds: { individual: 'Players', team: 'Teams' },
  },
  {
    kind: 'Qui est apparié',
    kinds: { individual: 'Joueurs', team: 'Équipes' },
  },
);
