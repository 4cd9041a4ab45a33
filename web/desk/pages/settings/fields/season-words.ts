import { inBoth } from '../../../../words/in-both.ts';

/** Pools and divisions of one season. */
export const SEASON_WORDS = inBoth(
  {
    heading: 'Season: pools and divisions',
    text: 'Events that bear the same name of a series are shown together on one page.',
    series: 'Series',
    seriesHint: 'Empty for an event by itself.',
    address: (path: string) => `The tables of all its events, once they are public: ${path}`,
    noName: 'Letters or figures are needed: the page has its address from them.',
    division: 'Division',
    divisionHint: '1 for the highest of the series.',
    fixedAfter: 'Players fixed after so many matches',
    fixedAfterHint:
      'Who has played so many for a team of the club plays for none below; line-ups say so. Empty: nobody is fixed.',
    movements: {
      up: 'Teams promoted',
      upPlayOff: 'Then in a play-off for promotion',
      downPlayOff: 'Above the relegated, in a play-off to stay',
      down: 'Teams relegated',
    },
  },
  {
    heading: 'Saison : poules et divisions',
    text: 'Les tournois qui portent le même nom de série figurent ensemble sur une page.',
    series: 'Série',
    seriesHint: 'Vide pour un tournoi seul.',
    address: (path: string) => `Les classements de tous ses tournois publics : ${path}`,
    noName: 'Il faut des lettres ou des chiffres : la page en tire son adresse.',
    division: 'Division',
    divisionHint: '1 pour la plus haute de la série.',
    fixedAfter: 'Joueurs fixés après tant de matchs',
    fixedAfterHint:
      'Qui en a joué autant pour une équipe du club ne joue plus pour une équipe inférieure ; les compositions le disent. Vide : personne n’est fixé.',
    movements: {
      up: 'Équipes qui montent',
      upPlayOff: 'Ensuite en barrage de montée',
      downPlayOff: 'Au-dessus des descentes, en barrage de maintien',
      down: 'Équipes qui descendent',
    },
  },
);
