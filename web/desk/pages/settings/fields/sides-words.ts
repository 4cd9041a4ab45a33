import { inBoth } from '../../../../words/in-both.ts';

/** Who is on which side of a match, as it is fixed before its first round. */
export const SIDES_FIELD_WORDS = inBoth(
  {
    heading: 'The two sides',
    by: 'Side A is told by',
    kinds: {
      numbers: 'the pairing numbers',
      federation: 'the federation',
      club: 'the club',
      league: 'the league',
      tag: 'a word of the event’s own (tag)',
    },
    first: {
      numbers: 'Numbers of side A',
      federation: 'Federation of side A',
      club: 'Club of side A',
      league: 'League of side A',
      tag: 'Tag of side A',
    },
    numbersHint: 'Such as 1-4, 7. Empty: the first half of the numbers.',
    nameHint: 'As it stands with the players. Everybody else is on side B.',
    notNumbers: 'Write numbers and spans of numbers: 1-4, 7',
    notNamed: 'Write the name of side A: it takes effect then',
    twoTeams: 'The two teams',
    roundsOfTeams:
      'Every player of one team meets every player of the other; A1, A2 … follow the lists. Rounds and boards follow from the lists when round 1 is paired, and the points of all games are the score of the match. Where one team has more players, some of it have no opponent in a round.',
    rounds:
      'In each side A1, A2 … follow the pairing numbers. The number of rounds follows from the sides when round 1 is paired; where one has more players, some of it have no opponent in a round.',
  },
  {
    heading: 'Les deux camps',
    by: 'Le camp A est désigné par',
    kinds: {
      numbers: 'les numéros d’appariement',
      federation: 'la fédération',
      club: 'le club',
      league: 'la ligue',
      tag: 'un mot propre au tournoi (étiquette)',
    },
    first: {
      numbers: 'Numéros du camp A',
      federation: 'Fédération du camp A',
      club: 'Club du camp A',
      league: 'Ligue du camp A',
      tag: 'Étiquette du camp A',
    },
    numbersHint: 'Par exemple 1-4, 7. Vide : la première moitié des numéros.',
    nameHint: 'Comme dans les fiches des joueurs. Tous les autres sont dans le camp B.',
    notNumbers: 'Écrivez des numéros et des intervalles : 1-4, 7',
    notNamed: 'Écrivez le nom du camp A : il vaut alors',
    twoTeams: 'Les deux équipes',
    roundsOfTeams:
      'Chaque joueur d’une équipe rencontre chaque joueur de l’autre ; A1, A2 … suivent les listes. Les rondes et les échiquiers découlent des listes quand la ronde 1 est appariée, et les points de toutes les parties font le score du match. Si une équipe a plus de joueurs, certains des siens n’ont pas d’adversaire à chaque ronde.',
    rounds:
      'Dans chaque camp, A1, A2 … suivent les numéros d’appariement. Le nombre de rondes découle des camps quand la ronde 1 est appariée ; si l’un a plus de joueurs, certains des siens n’ont pas d’adversaire à chaque ronde.',
  },
);
