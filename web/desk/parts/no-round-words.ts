import { inBoth } from '../../words/in-both.ts';

export const NO_ROUND_WORDS = inBoth(
  {
    title: 'No round is published yet',
    toPlayers: 'Enter players',
    toRounds: 'Go to the rounds',
  },
  {
    title: 'Aucune ronde n’est encore publiée',
    toPlayers: 'Inscrire des joueurs',
    toRounds: 'Aller aux rondes',
  },
);
