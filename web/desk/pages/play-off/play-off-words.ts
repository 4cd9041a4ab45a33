import type { CupPlayOff } from '@ronde/core/rules/cup-rules.ts';
import { inBoth } from '../../../words/in-both.ts';

export const PLAY_OFF_PAGE_WORDS = inBoth(
  {
    title: 'Play-off',
    about:
      'Games among players with the same points, where the event’s regulations announced them (LA 5.2 1). Pairs and colours are drawn by lot.',
    failed: 'The play-off cannot be loaded.',
    teams: 'Play-offs are among players; this is an event of teams.',
    openGames: (games: number) =>
      games === 1
        ? 'One game has no result yet: nobody is tied for good.'
        : `${games} games have no result yet: nobody is tied for good.`,
    nobody: 'Nobody is tied.',
    aboutCup:
      'A match of the cup that ended level is played off here (LA 5.2 1); colours are drawn by lot. Who wins goes into the next round.',
    announced: ({ games, minutes, increment, armageddonAfter }: CupPlayOff) =>
      `As announced: ${games === 1 ? 'one game' : `${games} games`}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and ${increment} ${increment === 1 ? 'second' : 'seconds'} a move; then single games until somebody wins${armageddonAfter === null ? '' : `, Armageddon after ${armageddonAfter} drawn`}.`,
    notAnnounced:
      'No procedure was announced for this cup (LA 5.2 1): the book’s is proposed. It is announced in the settings, before the event.',
    noMatch: 'No match has ended level.',
    matches: 'Level matches',
    match: (round: string, match: number) => `${round}, match ${match}`,
    thirdPlace: 'Third place',
    toBracket: 'Bracket',
    notLevel: 'A result was changed: this match is no longer level. Put this play-off away.',
    recordMatchNote: 'Who won goes through; the bracket follows.',
    groups: 'Who is tied',
    group: (points: string) => `With ${points}`,
    forPrizes: 'for a prize',
    procedure: {
      two: 'Two: a match of two games, 3 minutes and 2 seconds a move; then single games, the first win decides.',
      three:
        'Three: everybody once against everybody; all equal, the tie-breaks leave out the last.',
      four: 'Four: semi-finals drawn by lot, then a final. Who loses a semi-final shares the third place.',
      more: 'Five and more: the first four by the tie-breaks of the event play.',
    },
    begin: 'Draw colours and begin',
    beginOf: (names: string) => `Draw colours and begin: ${names}`,
    armageddon: 'Armageddon after so many drawn single games',
    armageddonNote: 'Empty: single games until somebody wins. Black wins an Armageddon by a draw.',
    recorded: (order: string) => `Recorded: ${order}`,
    takeBack: 'Take back',
    takeBackOf: (names: string) => `Take back the play-off of ${names}`,
    takenBack: 'The play-off no longer counts.',
    undo: 'Put it back',
    players: 'Players',
    leftOut: (names: string) => `Left out by the tie-breaks: ${names}`,
    untied:
      'The standings have moved: they no longer have the same points. Put this play-off away.',
    ended: 'Last game of anybody tied ended at',
    endedNote: 'For instance 17:40',
    endedBad: 'An hour of the day, such as 17:40.',
    stages: {
      match: 'Match',
      roundRobin: 'Round robin',
      semiFinals: 'Semi-finals',
      final: 'Final',
    },
    earliest: (time: string) => `not before ${time}`,
    after: (minutes: number) =>
      `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} after the last game at the earliest`,
    kinds: {
      mini: 'Game of the match',
      single: 'Single game, new colours',
      armageddon: 'Armageddon: Black wins by a draw',
      roundRobin: 'Game',
    },
    clock: (white: number, black: number, increment: number, from: number) =>
      `${white === black ? `${white} min` : `${white} min – ${black} min`}, +${increment} s${from === 1 ? '' : ` from move ${from}`}`,
    white: 'White',
    black: 'Black',
    result: 'Result',
    resultOf: (result: string, white: string, black: string) => `${result}: ${white} – ${black}`,
    clear: 'Clear',
    clearOf: (white: string, black: string) => `Clear the result of ${white} – ${black}`,
    order: (order: string) => `Decided: ${order}`,
    record: 'Record this order',
    recordNote: 'Standings and prizes follow; places they hold are dealt again in this order.',
    abandon: 'Put this play-off away',
    abandonText:
      'Colours were drawn: they fall, and so do the results. The history says so, with the seed.',
    abandoned: (names: string, games: number, seed: string) =>
      `Play-off put away: ${names}; results in: ${games}; seed of the lots: ${seed}.`,
    goOn: 'Go on with it',
    seed: (seed: string) => `Seed of the lots: ${seed}`,
    toStandings: 'Standings',
    toPrizes: 'Prizes',
    refused: 'The play-off',
    unreachable: 'The server does not answer. Nothing was changed.',
    problems: {
      'playOff.underWay': 'A play-off is under way: it is shown here.',
      'playOff.notTied': 'They do not have the same points.',
      'playOff.none': 'The play-off was put away at another desk.',
    },
  },
  {
    title: 'Départage joué',
    about:
      'Des parties entre joueurs à égalité de points, là où le règlement intérieur les a annoncées (LA 5.2 1). Rencontres et couleurs sont tirées au sort.',
    failed: 'Impossible de charger le départage.',
    teams: 'Les départages se jouent entre joueurs ; ceci est un tournoi par équipes.',
    openGames: (games: number) =>
      games < 2
        ? 'Une partie n’a pas encore de résultat : personne n’est à égalité pour de bon.'
        : `${games} parties n’ont pas encore de résultat : personne n’est à égalité pour de bon.`,
    nobody: 'Personne n’est à égalité.',
    aboutCup:
      'Un match de la coupe resté à égalité se départage ici (LA 5.2 1) ; les couleurs sont tirées au sort. Le vainqueur se qualifie.',
    announced: ({ games, minutes, increment, armageddonAfter }: CupPlayOff) =>
      `Comme annoncé : ${games < 2 ? 'une partie' : `${games} parties`}, ${minutes} ${minutes < 2 ? 'minute' : 'minutes'} et ${increment} ${increment < 2 ? 'seconde' : 'secondes'} par coup ; puis des parties uniques jusqu’à un gain${armageddonAfter === null ? '' : `, Armageddon après ${armageddonAfter} ${armageddonAfter < 2 ? 'nulle' : 'nulles'}`}.`,
    notAnnounced:
      'Aucune procédure n’a été annoncée pour cette coupe (LA 5.2 1) : celle du livre est proposée. Elle s’annonce dans les réglages, avant l’épreuve.',
    noMatch: 'Aucun match n’est resté à égalité.',
    matches: 'Matchs à égalité',
    match: (round: string, match: number) => `${round}, match nº ${match}`,
    thirdPlace: 'Troisième place',
    toBracket: 'Tableau',
    notLevel: 'Un résultat a changé : ce match n’est plus à égalité. Rangez ce départage.',
    recordMatchNote: 'Le vainqueur se qualifie ; le tableau suit.',
    groups: 'Qui est à égalité',
    group: (points: string) => `Avec ${points}`,
    forPrizes: 'pour un prix',
    procedure: {
      two: 'Deux : un match de deux parties, 3 minutes et 2 secondes par coup ; puis des parties sèches, la première victoire décide.',
      three:
        'Trois : chacun contre chacun ; si tous sont à égalité, les départages écartent le dernier.',
      four: 'Quatre : demi-finales tirées au sort, puis finale. Qui perd en demi-finale partage la troisième place.',
      more: 'Cinq et plus : jouent les quatre premiers d’après les départages du tournoi.',
    },
    begin: 'Tirer les couleurs et commencer',
    beginOf: (names: string) => `Tirer les couleurs et commencer : ${names}`,
    armageddon: 'Partie décisive après tant de parties sèches nulles',
    armageddonNote:
      'Vide : des parties sèches jusqu’à une victoire. Dans une partie décisive, la nulle fait gagner les Noirs.',
    recorded: (order: string) => `Enregistré : ${order}`,
    takeBack: 'Annuler ce départage',
    takeBackOf: (names: string) => `Annuler ce départage : ${names}`,
    takenBack: 'Le départage ne compte plus.',
    undo: 'Le remettre',
    players: 'Joueurs',
    leftOut: (names: string) => `Écartés par les départages : ${names}`,
    untied: 'Le classement a changé : ils n’ont plus les mêmes points. Rangez ce départage.',
    ended: 'Fin de la dernière partie de l’un d’eux',
    endedNote: 'Par exemple 17:40',
    endedBad: 'Une heure du jour, comme 17:40.',
    stages: {
      match: 'Rencontre',
      roundRobin: 'Toutes rondes',
      semiFinals: 'Demi-finales',
      final: 'Finale',
    },
    earliest: (time: string) => `pas avant ${time}`,
    after: (minutes: number) =>
      `au plus tôt ${minutes} ${minutes < 2 ? 'minute' : 'minutes'} après la dernière partie`,
    kinds: {
      mini: 'Partie du match',
      single: 'Partie sèche, nouvelles couleurs',
      armageddon: 'Partie décisive : la nulle fait gagner les Noirs',
      roundRobin: 'Partie',
    },
    clock: (white: number, black: number, increment: number, from: number) =>
      `${white === black ? `${white} min` : `${white} min – ${black} min`}, +${increment} s${from === 1 ? '' : ` à partir du coup ${from}`}`,
    white: 'Blancs',
    black: 'Noirs',
    result: 'Résultat',
    resultOf: (result: string, white: string, black: string) => `${result} : ${white} – ${black}`,
    clear: 'Effacer',
    clearOf: (white: string, black: string) => `Effacer le résultat de ${white} – ${black}`,
    order: (order: string) => `Décidé : ${order}`,
    record: 'Enregistrer cet ordre',
    recordNote:
      'Le classement et les prix suivent ; les places qu’ils occupent sont redistribuées dans cet ordre.',
    abandon: 'Ranger ce départage',
    abandonText:
      'Les couleurs ont été tirées : elles tombent, et les résultats aussi. L’historique le dit, avec la graine.',
    abandoned: (names: string, games: number, seed: string) =>
      `Départage rangé : ${names} ; résultats entrés : ${games} ; graine du tirage : ${seed}.`,
    goOn: 'Le poursuivre',
    seed: (seed: string) => `Graine du tirage : ${seed}`,
    toStandings: 'Classement',
    toPrizes: 'Prix',
    refused: 'Le départage',
    unreachable: 'Le serveur ne répond pas. Rien n’a été changé.',
    problems: {
      'playOff.underWay': 'Un départage est en cours : le voici.',
      'playOff.notTied': 'Ils n’ont pas les mêmes points.',
      'playOff.none': 'Le départage a été rangé à un autre bureau.',
    },
  },
);
