import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import type { PlayerOutcome } from '../../rules/outcome.ts';
import type { UnpairedReason } from '../../tournament/round.ts';

/** What lists say in one language; holes are `{name}`. */
export interface ListWords {
  readonly titles: {
    readonly players: string;
    readonly licences: string;
    readonly pairings: string;
    readonly byName: string;
    readonly results: string;
    readonly standings: string;
    readonly finalStandings: string;
    readonly crosstable: string;
    readonly grid: string;
    readonly prizes: string;
    readonly calendar: string;
  };
  readonly number: string;
  readonly numberMeaning: string;
  readonly name: string;
  readonly title: string;
  readonly rating: string;
  readonly ratingChange: string;
  readonly federation: string;
  readonly club: string;
  readonly league: string;
  readonly fideId: string;
  readonly nationalId: string;
  readonly board: string;
  readonly boardMeaning: string;
  readonly white: string;
  readonly black: string;
  readonly colour: string;
  readonly colours: Readonly<Record<'white' | 'black', string>>;
  readonly crosstableNote: string;
  readonly gridNote: string;
  readonly uncountedNote: string;
  readonly uncounted: string;
  readonly notMet: string;
  readonly inRound: string;
  readonly opponent: string;
  readonly result: string;
  readonly rank: string;
  readonly points: string;
  readonly pointsMeaning: string;
  readonly round: string;
  readonly roundNumber: string;
  readonly day: string;
  readonly time: string;
  readonly postponed: string;
  /** Who has no opponent in a round of a round robin. */
  readonly rests: string;
  readonly list: string;
  readonly place: string;
  readonly amount: string;
  readonly thing: string;
  readonly birthDate: string;
  readonly licence: string;
  readonly phone: string;
  readonly email: string;
  readonly comment: string;
  readonly feeDue: string;
  readonly feePaid: string;
  readonly licenceSeen: string;
  readonly licenceDay: string;
  readonly licenceBy: string;
  readonly licenceVerdict: string;
  readonly licenceRemark: string;
  readonly licencesNote: string;
  readonly outcomes: Readonly<Record<PlayerOutcome, string>>;
  readonly unpaired: Readonly<Record<UnpairedReason, string>>;
  readonly spokenGame: string;
  readonly forfeitNote: string;
  readonly openGames: string;
  readonly undecided: string;
  readonly sidesScore: string;
  readonly ratingsDropped: string;
  readonly pointsOnly: string;
  readonly outside: string;
  readonly left: string;
  readonly prizesNotFinal: string;
  readonly prizesOpenGames: string;
}

const ENGLISH: ListWords = {
  titles: {
    players: 'Players',
    licences: 'Register of licences',
    pairings: 'Pairings of round {round}',
    byName: 'Pairings of round {round} by name',
    results: 'Results of round {round}',
    standings: 'Standings after round {round}',
    finalStandings: 'Final standings after round {round}',
    crosstable: 'Crosstable after round {round}',
    grid: 'Berger grid after round {round}',
    prizes: 'Prizes',
    calendar: 'Calendar',
  },
  number: 'No.',
  numberMeaning: 'tournament pairing number',
  name: 'Name',
  title: 'Title',
  rating: 'Rating',
  ratingChange: 'Rating ±',
  federation: 'Fed.',
  club: 'Club',
  league: 'League',
  fideId: 'FIDE ID',
  nationalId: 'National ID',
  board: 'Bd.',
  boardMeaning: 'board',
  white: 'White',
  black: 'Black',
  colour: 'Colour',
  colours: { white: 'White', black: 'Black' },
  crosstableNote:
    '“12w 1”: against number 12 of this table, White, won. + and − are forfeits, “–” is absent.',
  gridNote: 'Each line has its results against the numbers above it. + and − are forfeits.',
  uncountedNote:
    'In brackets: games with somebody who left before half of them, which count for nobody (C.05 6.6).',
  uncounted: '{game}, not counted',
  notMet: 'not played yet against {opponent}',
  inRound: 'round {round}: {game}',
  opponent: 'Opponent',
  result: 'Result',
  rank: 'Rank',
  points: 'Pts',
  pointsMeaning: 'points',
  round: 'R{round}',
  roundNumber: 'Round',
  day: 'Day',
  time: 'Time',
  postponed: 'postponed',
  rests: 'rests',
  list: 'Prize list',
  place: 'Place',
  amount: 'Amount',
  thing: 'Prize',
  birthDate: 'Date of birth',
  licence: 'Licence',
  phone: 'Telephone',
  email: 'E-mail',
  comment: 'Comment',
  feeDue: 'Fee due',
  feePaid: 'Fee paid',
  licenceSeen: 'Seen',
  licenceDay: 'On',
  licenceBy: 'By',
  licenceVerdict: 'In order',
  licenceRemark: 'Remark',
  licencesNote: 'Not for the public: for the arbiter’s file.',
  outcomes: {
    win: 'win',
    draw: 'draw',
    loss: 'loss',
    shortWin: 'win (unrated)',
    shortDraw: 'draw (unrated)',
    shortLoss: 'loss (unrated)',
    forfeitWin: 'win by forfeit',
    forfeitLoss: 'loss by forfeit',
    pairingAllocatedBye: 'bye',
    fullPointBye: 'full-point bye',
    halfPointBye: 'half-point bye',
    zeroPointBye: 'not playing',
    adjourned: 'adjourned',
    notEntered: 'no result yet',
  },
  unpaired: {
    odd: 'bye',
    asked: 'bye by request',
    notArrived: 'not arrived yet',
    left: 'has left the event',
    notFielded: 'not fielded',
    emptyBoard: 'empty board',
    absent: 'absent',
  },
  spokenGame: '{outcome} against {opponent}, {colour}',
  forfeitNote: '+ and – mark a forfeit: the game was not played.',
  sidesScore: 'Match: {a} {pointsA} – {pointsB} {b}',
  undecided: 'Level, to be played off: {matches}.',
  openGames: '{games} {games|game|games} without a result: the order may still change.',
  ratingsDropped: '{descriptor} is left out because of unrated players ({article}).',
  pointsOnly: 'By points alone: the tie-breaks cannot be applied.',
  outside: 'Without a rank: expelled, or gone from a round robin before half of the games.',
  left: 'left the event',
  prizesNotFinal: 'As it stands after round {round}: not final.',
  prizesOpenGames: 'Provisional: {games} {games|game|games} still open.',
};

const FRENCH: ListWords = {
  titles: {
    players: 'Joueurs',
    licences: 'Récapitulatif des participants : licences',
    pairings: 'Appariements de la ronde {round}',
    byName: 'Appariements de la ronde {round} par nom',
    results: 'Résultats de la ronde {round}',
    standings: 'Classement après la ronde {round}',
    finalStandings: 'Classement final après la ronde {round}',
    crosstable: 'Grille américaine après la ronde {round}',
    grid: 'Grille de Berger après la ronde {round}',
    prizes: 'Prix',
    calendar: 'Calendrier',
  },
  number: 'N°',
  numberMeaning: 'numéro d’appariement',
  name: 'Nom',
  title: 'Titre',
  rating: 'Elo',
  ratingChange: 'Elo ±',
  federation: 'Féd.',
  club: 'Club',
  league: 'Ligue',
  fideId: 'Code FIDE',
  nationalId: 'N° national',
  board: 'Éch.',
  boardMeaning: 'échiquier',
  white: 'Blancs',
  black: 'Noirs',
  colour: 'Couleur',
  colours: { white: 'Blancs', black: 'Noirs' },
  crosstableNote:
    '« 12B 1 » : contre le numéro 12 de ce tableau, Blancs, gain. + et − sont des forfaits, « – » une absence.',
  gridNote:
    'Chaque ligne donne ses résultats contre les numéros du haut. + et − sont des forfaits.',
  uncountedNote:
    'Entre parenthèses : les parties avec qui est parti avant la moitié, qui ne comptent pour personne (C.05 6.6).',
  uncounted: '{game}, non comptée',
  notMet: 'pas encore joué contre {opponent}',
  inRound: 'ronde {round} : {game}',
  opponent: 'Adversaire',
  result: 'Résultat',
  rank: 'Pl.',
  points: 'Pts',
  pointsMeaning: 'points',
  round: 'R{round}',
  roundNumber: 'Ronde',
  day: 'Jour',
  time: 'Heure',
  postponed: 'reportée',
  rests: 'exempt',
  list: 'Liste',
  place: 'Place',
  amount: 'Montant',
  thing: 'Prix',
  birthDate: 'Date de naissance',
  licence: 'Licence',
  phone: 'Téléphone',
  email: 'Courriel',
  comment: 'Commentaire',
  feeDue: 'Droits dus',
  feePaid: 'Droits réglés',
  licenceSeen: 'Vue',
  licenceDay: 'Le',
  licenceBy: 'Par',
  licenceVerdict: 'En règle',
  licenceRemark: 'Remarque',
  licencesNote: 'Non public : pour le dossier de l’arbitre.',
  outcomes: {
    win: 'gain',
    draw: 'nulle',
    loss: 'perte',
    shortWin: 'gain (non comptée pour l’Elo)',
    shortDraw: 'nulle (non comptée pour l’Elo)',
    shortLoss: 'perte (non comptée pour l’Elo)',
    forfeitWin: 'gain par forfait',
    forfeitLoss: 'perte par forfait',
    pairingAllocatedBye: 'exempt',
    fullPointBye: 'bye d’un point',
    halfPointBye: 'bye demandé (½ point)',
    zeroPointBye: 'ne joue pas',
    adjourned: 'ajournée',
    notEntered: 'pas encore de résultat',
  },
  unpaired: {
    odd: 'exempt',
    asked: 'bye demandé',
    notArrived: 'pas encore arrivé',
    left: 'a quitté le tournoi',
    notFielded: 'non aligné',
    emptyBoard: 'échiquier vide',
    absent: 'absent',
  },
  spokenGame: '{outcome} contre {opponent}, {colour}',
  forfeitNote: '+ et – signalent un forfait : la partie n’a pas été jouée.',
  sidesScore: 'Match : {a} {pointsA} – {pointsB} {b}',
  undecided: 'À égalité, départage à jouer : {matches}.',
  openGames: '{games} {games|partie|parties} sans résultat : l’ordre peut encore changer.',
  ratingsDropped: '{descriptor} n’est pas appliqué, des joueurs étant sans Elo ({article}).',
  pointsOnly: 'Aux points seulement : les départages ne peuvent pas être appliqués.',
  outside: 'Sans place : exclu, ou parti d’un toutes rondes avant la moitié des parties.',
  left: 'a quitté le tournoi',
  prizesNotFinal: 'En l’état après la ronde {round} : pas définitif.',
  prizesOpenGames: 'Provisoires : {games} {games|partie|parties} encore en cours.',
};

const WORDS = inBoth(ENGLISH, FRENCH);

export const listWords = (language: Language): ListWords => WORDS[language];
