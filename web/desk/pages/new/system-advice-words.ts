import { inBoth } from '../../../words/in-both.ts';

export const SYSTEM_ADVICE_WORDS = inBoth(
  {
    heading: 'Which system?',
    about:
      'Systems compared for so many players and rounds, from events played by chance with ratings from 1200 to 2200.',
    players: 'Players',
    rounds: 'Rounds there is time for',
    ask: 'Compare systems',
    asking: 'Events are being played…',
    failed: 'The comparison could not be made. Is the server there?',
    system: 'System',
    needs: (rounds: number) => `needs ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    tooMany: 'more rounds than opponents',
    accelerate: 'An acceleration is advised: there are more players than the rounds tell apart.',
  },
  {
    heading: 'Quel système ?',
    about:
      'Les systèmes comparés pour tant de joueurs et de rondes, d’après des tournois joués au hasard avec des classements de 1200 à 2200.',
    players: 'Joueurs',
    rounds: 'Rondes possibles',
    ask: 'Comparer les systèmes',
    asking: 'Des tournois se jouent…',
    failed: 'La comparaison n’a pas pu se faire. Le serveur est-il là ?',
    system: 'Système',
    needs: (rounds: number) => `demande ${rounds} ${rounds < 2 ? 'ronde' : 'rondes'}`,
    tooMany: 'plus de rondes que d’adversaires',
    accelerate:
      'Une accélération est conseillée : il y a plus de joueurs que les rondes n’en départagent.',
  },
);
