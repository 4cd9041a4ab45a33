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
      'The first of the list: 25:1 for twenty-five who skip a round, 1:1/16 for one who enters the sixteenth-finals, with commas between. Empty for none.',
    notLate:
      'Write how many, a colon and the rounds they skip or the round they enter: 25:1, 1:1/16',
    plan: (entrants: number, rounds: number, later: number) =>
      `${entrants} ${entrants === 1 ? 'entrant' : 'entrants'}: ${rounds} ${rounds === 1 ? 'round' : 'rounds'} of matches, ${later === 0 ? 'everybody plays the first' : `${later} not in the first`}.`,
    playOff: 'Announce how level matches are played off',
    playOffHint:
      'Before the event, as the regulations ask (LA 5.2 1). Otherwise the book’s: two games of 3 minutes and 2 seconds a move.',
    playOffs: {
      games: 'Games of the short match',
      minutes: 'Minutes for each side',
      increment: 'Seconds a move',
      armageddonAfter: 'Armageddon after so many drawn single games',
    },
    armageddonHint: 'Empty: single games until somebody wins.',
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
      'Les premiers de la liste : 25:1 pour vingt-cinq exemptés d’un tour, 1:1/16 pour un qui entre en seizièmes, séparés par des virgules. Vide : aucun.',
    notLate: 'Écrivez combien, deux points et les tours sautés ou le tour d’entrée : 25:1, 1:1/16',
    plan: (entrants: number, rounds: number, later: number) =>
      `${entrants} ${entrants < 2 ? 'engagé' : 'engagés'} : ${rounds} ${rounds < 2 ? 'tour' : 'tours'} de matchs, ${later === 0 ? 'tous jouent le premier' : `${later} ne ${later < 2 ? 'joue' : 'jouent'} pas le premier`}.`,
    playOff: 'Annoncer comment se départagent les matchs à égalité',
    playOffHint:
      'Avant l’épreuve, comme le règlement le demande (LA 5.2 1). Sinon celui du livre : deux parties de 3 minutes et 2 secondes par coup.',
    playOffs: {
      games: 'Parties du match court',
      minutes: 'Minutes par joueur',
      increment: 'Secondes par coup',
      armageddonAfter: 'Armageddon après tant de parties uniques nulles',
    },
    armageddonHint: 'Vide : des parties uniques jusqu’à un gain.',
    rounds: 'Le nombre de rondes découle des engagés quand la ronde 1 est appariée.',
    ofTeams:
      'L’équipe numéro 1 est la première tête de série. Un match nul se départage par les départages de l’épreuve, sur ce seul match ; s’ils le laissent à égalité, l’arbitre dit quelle équipe se qualifie.',
    seeds:
      'Le numéro 1 est la première tête de série. Par tirage : tirez les numéros, pour tous ou par groupes, avant la ronde 1.',
  },
);
