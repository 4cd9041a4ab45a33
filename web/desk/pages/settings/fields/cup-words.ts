import { inBoth } from '../../../../words/in-both.ts';

/** What is fixed for a cup before its first round. */
export const CUP_FIELD_WORDS = inBoth(
  {
    heading: 'Cup: matches and bracket',
    games: 'Games of a match',
    gamesHint: 'Each is a round, colours changed from one to the next.',
    thirdPlace: 'A match for the third place, beside the final',
    late: 'Entrants who come in later',
    lateHint:
      'The first of the list: 25:1 for twenty-five who skip a round, 8:2, 4:3 for several. Empty for none.',
    notLate: 'Write how many, a colon and the rounds they skip: 25:1, 8:2',
    rounds: 'The number of rounds follows from the entrants when round 1 is paired.',
    ofTeams:
      'Team number 1 is the strongest seed. A drawn match goes by the event’s tie-breaks, on that match alone; where they leave it level, the arbiter says which team goes through.',
    seeds:
      'Number 1 is the strongest seed. By lot: draw the numbers, for all or within groups, before round 1.',
  },
  {
    heading: 'Coupe : matchs et tableau',
    games: 'Parties par match',
    gamesHint: 'Chacune est une ronde, les couleurs alternent.',
    thirdPlace: 'Un match pour la troisième place, avec la finale',
    late: 'Engagés qui entrent plus tard',
    lateHint:
      'Les premiers de la liste : 25:1 pour vingt-cinq exemptés d’un tour, 8:2, 4:3 pour plusieurs. Vide : aucun.',
    notLate: 'Écrivez combien, deux points et les tours sautés : 25:1, 8:2',
    rounds: 'Le nombre de rondes découle des engagés quand la ronde 1 est appariée.',
    ofTeams:
      'L’équipe numéro 1 est la première tête de série. Un match nul se départage par les départages de l’épreuve, sur ce seul match ; s’ils le laissent à égalité, l’arbitre dit quelle équipe se qualifie.',
    seeds:
      'Le numéro 1 est la première tête de série. Par tirage : tirez les numéros, pour tous ou par groupes, avant la ronde 1.',
  },
);
