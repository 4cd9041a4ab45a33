import type {
  LastOrderCriterion,
  PublicPart,
  RankingMethod,
} from '@ronde/core/tournament/settings.ts';
import { inBoth } from '../../../../words/in-both.ts';

interface Choice {
  readonly name: string;
  readonly about: string;
}

interface FieldsWords {
  readonly name: string;
  readonly place: string;
  readonly timeZone: string;
  readonly timeZoneAbout: string;
  readonly timeZoneOfServer: string;
  readonly federation: string;
  readonly federationHint: string;
  readonly organiser: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly rounds: string;
  readonly roundRobinRounds: string;
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
  readonly publicPages: Readonly<Record<PublicPart, Choice>>;
}

const EN: FieldsWords = {
  name: 'Name of the tournament',
  place: 'Place',
  timeZone: 'Time zone',
  timeZoneAbout: 'The hours of the event are in this zone.',
  timeZoneOfServer: 'That of the server',
  federation: 'Federation',
  federationHint: 'Three letters, FRA',
  organiser: 'Organiser',
  firstDay: 'First day',
  lastDay: 'Last day',
  rounds: 'Rounds',
  roundRobinRounds: 'One fewer than the players; as many as the players when their number is odd.',
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
    games: { name: 'Games', about: 'Moves, in the PGN file.' },
  },
};

const FR: FieldsWords = {
  name: 'Nom du tournoi',
  place: 'Lieu',
  timeZone: 'Fuseau horaire',
  timeZoneAbout: 'Les heures du tournoi sont données dans ce fuseau.',
  timeZoneOfServer: 'Celui du serveur',
  federation: 'Fédération',
  federationHint: 'Trois lettres, FRA',
  organiser: 'Organisateur',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  rounds: 'Rondes',
  roundRobinRounds:
    'Une de moins que de joueurs ; autant que de joueurs si leur nombre est impair.',
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
    games: { name: 'Parties', about: 'Les coups, dans le PGN.' },
  },
};

export const FIELDS_WORDS = inBoth(EN, FR);
