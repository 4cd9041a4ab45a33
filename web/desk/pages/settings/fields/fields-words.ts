import type { PlayClass } from '@ronde/core/rules/rate-of-play.ts';
import type {
  LastOrderCriterion,
  PublicPage,
  RankingMethod,
} from '@ronde/core/tournament/settings.ts';
import { inBoth } from '../../../../words/in-both.ts';
import type { ScoringFigure } from './scoring-choice.ts';
import type { AccelerationChoice, OfferedSystem } from './systems-offered.ts';

interface Choice {
  readonly name: string;
  readonly about: string;
}

interface FieldsWords {
  readonly name: string;
  readonly place: string;
  readonly federation: string;
  readonly federationHint: string;
  readonly organiser: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly rounds: string;
  readonly roundRobinRounds: string;
  readonly system: string;
  readonly systems: Readonly<Record<OfferedSystem, Choice>>;
  readonly recordedSystem: (name: string) => string;
  readonly acceleration: string;
  readonly accelerations: Readonly<Record<AccelerationChoice | 'free', Choice>>;
  readonly groupAFrom: string;
  readonly groupCBelow: string;
  readonly scoring: string;
  readonly custom: string;
  readonly figures: Readonly<Record<ScoringFigure, string>>;
  readonly notPoints: string;
  readonly initialColour: string;
  readonly initialColourAbout: string;
  readonly colours: { readonly none: string; readonly white: string; readonly black: string };
  readonly drawLots: string;
  readonly timeControl: string;
  readonly timeControlHint: string;
  readonly notATimeControl: string;
  readonly classes: Readonly<Record<PlayClass, string>>;
  readonly sixtyMoves: (minutes: number) => string;
  readonly allows: {
    readonly list: Readonly<Record<PlayClass, string>>;
    readonly ratedBelow: (rating: number) => string;
    readonly everybody: string;
    readonly roundsPerDay: (rounds: number) => string;
  };
  readonly ratingKind: string;
  readonly ratingKindHint: string;
  readonly byRateOfPlay: (kind: string) => string;
  readonly schedule: string;
  readonly scheduleAbout: string;
  readonly hours: string;
  readonly hoursHint: string;
  readonly everyDay: string;
  readonly everyWeek: string;
  readonly howOften: string;
  readonly fill: string;
  readonly clear: string;
  readonly round: string;
  readonly day: string;
  readonly hour: string;
  readonly dayOf: (round: number) => string;
  readonly hourOf: (round: number) => string;
  readonly chiefArbiter: string;
  readonly deputyArbiters: string;
  readonly deputyHint: string;
  readonly halfPointByes: string;
  readonly halfPointByesHint: string;
  readonly noLimit: string;
  readonly correctionDeadline: string;
  readonly correctionHint: string;
  readonly firstBoard: string;
  readonly firstBoardHint: string;
  readonly initialOrder: string;
  readonly methods: Readonly<Record<RankingMethod, string>>;
  readonly last: string;
  readonly lastCriteria: Readonly<Record<LastOrderCriterion, string>>;
  readonly ties: string;
  readonly tiesKept: string;
  readonly tiesLots: string;
  readonly publicPages: Readonly<Record<PublicPage, Choice>>;
}

const EN: FieldsWords = {
  name: 'Name of the tournament',
  place: 'Place',
  federation: 'Federation',
  federationHint: 'Three letters, FRA',
  organiser: 'Organiser',
  firstDay: 'First day',
  lastDay: 'Last day',
  rounds: 'Rounds',
  roundRobinRounds: 'One fewer than the players; as many as the players when their number is odd.',
  system: 'Pairing system',
  systems: {
    dutch: {
      name: 'Swiss, FIDE (Dutch)',
      about: 'Players with equal scores meet; nobody meets twice. For any number of players.',
    },
    berger: {
      name: 'Round robin (Berger)',
      about: 'Everybody meets everybody, by the Berger tables.',
    },
    'berger-reversed': {
      name: 'Round robin, last two rounds exchanged',
      about:
        'Berger tables with the last two rounds exchanged, so that nobody of a double event has three times the same colour.',
    },
  },
  recordedSystem: (name) => `${name} (read from a file; not paired here)`,
  acceleration: 'Acceleration',
  accelerations: {
    none: {
      name: 'None',
      about: 'The usual choice up to about 2 to the power of the rounds players.',
    },
    baku: {
      name: 'Baku (FIDE, C.04.7)',
      about:
        'The upper half plays the first rounds with fictitious points. The one method FIDE describes.',
    },
    haley: { name: 'Haley', about: 'One fictitious point for the upper half in rounds 1 and 2.' },
    haleySoft: {
      name: 'Haley, soft',
      about: 'One point in rounds 1 and 2, half a point in round 3.',
    },
    degressive: {
      name: 'Degressive (SAD)',
      about: 'Three groups by rating; the fictitious points melt away as the event goes on.',
    },
    free: { name: 'Points read from a file', about: 'Fictitious points given player by player.' },
  },
  groupAFrom: 'Group A from this rating',
  groupCBelow: 'Group C below this rating',
  scoring: 'Scoring',
  custom: 'Custom',
  figures: {
    win: 'Win',
    draw: 'Draw',
    loss: 'Loss',
    pairingAllocatedBye: 'Exempt player',
    halfPointBye: 'Half-point bye',
  },
  notPoints: 'Write points as 1, ½ or 1.5',
  initialColour: 'Initial colour',
  initialColourAbout: 'Drawn by lot before round 1: the colour of the first player of the list.',
  colours: { none: 'Not drawn yet', white: 'White', black: 'Black' },
  drawLots: 'Draw lots now',
  timeControl: 'Time control',
  timeControlHint: 'Minutes + seconds a move: 90+30, 15+5',
  notATimeControl: 'Kept as you wrote it; its class cannot be told.',
  classes: { standard: 'Standard', rapid: 'Rapid', blitz: 'Blitz', unrated: 'Not rated' },
  sixtyMoves: (minutes) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} for 60 moves`,
  allows: {
    list: {
      standard: 'Standard ratings are used and changed.',
      rapid: 'Rapid ratings are used and changed.',
      blitz: 'Blitz ratings are used and changed.',
      unrated: 'Too short for any FIDE rating list.',
    },
    ratedBelow: (rating) => `Games of players rated ${rating} or more are not rated.`,
    everybody: 'Rated for everybody.',
    roundsPerDay: (rounds) => `At most ${rounds} ${rounds === 1 ? 'round' : 'rounds'} a day.`,
  },
  ratingKind: 'Ratings used',
  ratingKindHint: 'In the lists, in imported entries and when ratings are checked',
  byRateOfPlay: (kind) => `By the time control: ${kind}`,
  schedule: 'Days and hours of the rounds',
  scheduleAbout: 'Optional. They appear on screens, phones and in the calendar of the rounds.',
  hours: 'Hours of a day',
  hoursHint: '9:00 14:30 for two rounds a day',
  everyDay: 'day after day',
  everyWeek: 'once a week',
  howOften: 'Days of play',
  fill: 'Fill in',
  clear: 'Clear',
  round: 'Round',
  day: 'Day',
  hour: 'Hour',
  dayOf: (round) => `Day of round ${round}`,
  hourOf: (round) => `Hour of round ${round}`,
  chiefArbiter: 'Chief arbiter',
  deputyArbiters: 'Deputy arbiters',
  deputyHint: 'One on each line',
  halfPointByes: 'Half-point byes a player',
  halfPointByesHint:
    'Empty for no limit of the event’s own. More than one asks for a confirmation.',
  noLimit: 'no limit',
  correctionDeadline: 'Time to notify a wrong result, in minutes',
  correctionHint: 'After the last result of a round. Empty when the event sets none.',
  firstBoard: 'Number of the first board',
  firstBoardHint: 'When several events share a hall',
  initialOrder: 'Order of the list by',
  methods: {
    FIDE: 'FIDE rating',
    NRO: 'national rating',
    FIDON: 'FIDE rating, else national',
    NIDOF: 'national rating, else FIDE',
    HBFN: 'the higher of the two',
    LBFN: 'the lower of the two',
    OTHER: 'another way, by hand',
  },
  last: 'Between equal players',
  lastCriteria: { alphabetical: 'alphabet', entryOrder: 'order of entry', lots: 'lots' },
  ties: 'Those no tie-break separates',
  tiesKept: 'stay equal',
  tiesLots: 'are separated by lots',
  publicPages: {
    players: { name: 'Players', about: 'Names, ratings, clubs; never birth dates or addresses.' },
    pairings: { name: 'Pairings', about: 'Of published rounds only.' },
    results: { name: 'Results', about: 'As they come in.' },
    standings: { name: 'Standings', about: 'After every result.' },
    crosstable: { name: 'Crosstable', about: 'Everybody’s rounds.' },
    prizes: { name: 'Prizes', about: 'Who would win what as things stand.' },
  },
};

const FR: FieldsWords = {
  name: 'Nom du tournoi',
  place: 'Lieu',
  federation: 'Fédération',
  federationHint: 'Trois lettres, FRA',
  organiser: 'Organisateur',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  rounds: 'Rondes',
  roundRobinRounds:
    'Une de moins que de joueurs ; autant que de joueurs si leur nombre est impair.',
  system: 'Système d’appariement',
  systems: {
    dutch: {
      name: 'Suisse, FIDE (hollandais)',
      about:
        'Les joueurs à égalité de points se rencontrent, jamais deux fois. Pour tout nombre de joueurs.',
    },
    berger: {
      name: 'Toutes rondes (Berger)',
      about: 'Chacun rencontre tous les autres, selon les tables de Berger.',
    },
    'berger-reversed': {
      name: 'Toutes rondes, deux dernières rondes inversées',
      about:
        'Tables de Berger, les deux dernières rondes échangées : personne n’a trois fois la même couleur dans un aller-retour.',
    },
  },
  recordedSystem: (name) => `${name} (lu dans un fichier ; non apparié ici)`,
  acceleration: 'Accélération',
  accelerations: {
    none: {
      name: 'Aucune',
      about: 'Le choix habituel jusqu’à environ 2 à la puissance du nombre de rondes.',
    },
    baku: {
      name: 'Bakou (FIDE, C.04.7)',
      about:
        'La moitié haute joue les premières rondes avec des points fictifs. La seule méthode décrite par la FIDE.',
    },
    haley: { name: 'Haley', about: 'Un point fictif pour la moitié haute aux rondes 1 et 2.' },
    haleySoft: {
      name: 'Haley atténué',
      about: 'Un point aux rondes 1 et 2, un demi-point à la ronde 3.',
    },
    degressive: {
      name: 'Dégressif (SAD)',
      about: 'Trois groupes d’Elo ; les points fictifs fondent au fil du tournoi.',
    },
    free: { name: 'Points lus dans un fichier', about: 'Points fictifs donnés joueur par joueur.' },
  },
  groupAFrom: 'Groupe A à partir de cet Elo',
  groupCBelow: 'Groupe C sous cet Elo',
  scoring: 'Décompte des points',
  custom: 'Autre',
  figures: {
    win: 'Gain',
    draw: 'Nulle',
    loss: 'Perte',
    pairingAllocatedBye: 'Exempt',
    halfPointBye: 'Bye à un demi-point',
  },
  notPoints: 'Écrivez les points ainsi : 1, ½ ou 1,5',
  initialColour: 'Couleur initiale',
  initialColourAbout: 'Tirée au sort avant la ronde 1 : la couleur du premier joueur de la liste.',
  colours: { none: 'Pas encore tirée', white: 'Blancs', black: 'Noirs' },
  drawLots: 'Tirer au sort',
  timeControl: 'Cadence',
  timeControlHint: 'Minutes + secondes par coup : 90+30, 15+5',
  notATimeControl: 'Gardée telle quelle ; sa catégorie reste inconnue.',
  classes: { standard: 'Lent', rapid: 'Rapide', blitz: 'Blitz', unrated: 'Non classé' },
  sixtyMoves: (minutes) => `${minutes} ${minutes < 2 ? 'minute' : 'minutes'} pour 60 coups`,
  allows: {
    list: {
      standard: 'Les Elo lents servent et évoluent.',
      rapid: 'Les Elo rapides servent et évoluent.',
      blitz: 'Les Elo blitz servent et évoluent.',
      unrated: 'Trop court pour toute liste Elo de la FIDE.',
    },
    ratedBelow: (rating) =>
      `Les parties des joueurs à ${rating} ou plus ne comptent pas pour l’Elo.`,
    everybody: 'Compte pour l’Elo de tous.',
    roundsPerDay: (rounds) => `Au plus ${rounds} ${rounds < 2 ? 'ronde' : 'rondes'} par jour.`,
  },
  ratingKind: 'Elo utilisés',
  ratingKindHint: 'Dans les listes, les inscriptions importées et la vérification des Elo',
  byRateOfPlay: (kind) => `Selon la cadence : ${kind}`,
  schedule: 'Jours et heures des rondes',
  scheduleAbout:
    'Facultatif. Ils paraissent sur les écrans, les téléphones et dans l’agenda des rondes.',
  hours: 'Heures d’une journée',
  hoursHint: '9:00 14:30 pour deux rondes par jour',
  everyDay: 'jour après jour',
  everyWeek: 'une fois par semaine',
  howOften: 'Jours de jeu',
  fill: 'Remplir',
  clear: 'Vider',
  round: 'Ronde',
  day: 'Jour',
  hour: 'Heure',
  dayOf: (round) => `Jour de la ronde ${round}`,
  hourOf: (round) => `Heure de la ronde ${round}`,
  chiefArbiter: 'Arbitre principal',
  deputyArbiters: 'Arbitres adjoints',
  deputyHint: 'Un par ligne',
  halfPointByes: 'Byes à un demi-point par joueur',
  halfPointByesHint:
    'Vide si le tournoi ne fixe pas de limite. Au-delà d’un, une confirmation est demandée.',
  noLimit: 'sans limite',
  correctionDeadline: 'Délai pour signaler un résultat faux, en minutes',
  correctionHint: 'Après le dernier résultat d’une ronde. Vide si le tournoi n’en fixe pas.',
  firstBoard: 'Numéro du premier échiquier',
  firstBoardHint: 'Quand plusieurs tournois partagent une salle',
  initialOrder: 'Liste classée par',
  methods: {
    FIDE: 'Elo FIDE',
    NRO: 'Elo national',
    FIDON: 'Elo FIDE, sinon national',
    NIDOF: 'Elo national, sinon FIDE',
    HBFN: 'le plus haut des deux',
    LBFN: 'le plus bas des deux',
    OTHER: 'autrement, à la main',
  },
  last: 'Entre joueurs égaux',
  lastCriteria: {
    alphabetical: 'alphabet',
    entryOrder: 'ordre d’inscription',
    lots: 'tirage au sort',
  },
  ties: 'Ceux qu’aucun départage ne sépare',
  tiesKept: 'restent ex æquo',
  tiesLots: 'sont tirés au sort',
  publicPages: {
    players: {
      name: 'Joueurs',
      about: 'Noms, Elo, clubs ; jamais de dates de naissance ni d’adresses.',
    },
    pairings: { name: 'Appariements', about: 'Des rondes publiées seulement.' },
    results: { name: 'Résultats', about: 'Au fur et à mesure.' },
    standings: { name: 'Classement', about: 'Après chaque résultat.' },
    crosstable: { name: 'Grille américaine', about: 'Les rondes de chacun.' },
    prizes: { name: 'Prix', about: 'Qui gagnerait quoi en l’état.' },
  },
};

export const FIELDS_WORDS = inBoth(EN, FR);
