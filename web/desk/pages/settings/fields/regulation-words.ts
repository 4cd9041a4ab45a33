import type { CompetitionLevel } from '@ronde/core/rules/competition-level.ts';
import type { Licence } from '@ronde/core/tournament/licence.ts';
import type { ByeDeadline, LateEntryBye } from '@ronde/core/tournament/regulations.ts';
import { inBoth } from '../../../../words/in-both.ts';

interface RegulationWords {
  readonly heading: string;
  readonly defaultTime: string;
  readonly defaultTimeHint: string;
  readonly defaultTimeSilent: string;
  readonly forfeitsOut: string;
  readonly forfeitsOutHint: string;
  readonly noneOut: string;
  readonly fineUpTo: string;
  readonly fineUpToHint: string;
  readonly noFine: string;
  readonly lateEntry: string;
  readonly lateEntries: Readonly<Record<LateEntryBye, string>>;
  readonly byeDeadline: string;
  readonly byeDeadlines: Readonly<Record<ByeDeadline, string>>;
  readonly byesAnnounced: string;
  readonly byesAnnouncedHint: string;
  readonly byesAnnouncedAs: Readonly<Record<'' | 'yes' | 'no', string>>;
  readonly rated: string;
  readonly ratedHint: string;
  readonly ratedAs: Readonly<Record<'' | 'yes' | 'no', string>>;
  readonly licence: string;
  readonly licenceHint: string;
  readonly licences: Readonly<Record<Licence, string>>;
  readonly anyLicence: string;
  readonly checkedAndPaid: string;
  readonly checkedAndPaidHint: string;
  readonly ratingChanges: string;
  readonly ratingChangesHint: string;
  readonly normsToPlayers: string;
  readonly normsToPlayersHint: string;
  readonly level: string;
  readonly levels: Readonly<Record<CompetitionLevel, string>>;
  readonly noLevel: string;
}

const EN: RegulationWords = {
  heading: 'Regulations of the event',
  defaultTime: 'Default time, in minutes',
  defaultTimeHint: 'Whoever comes later has lost (Laws 6.7.1).',
  defaultTimeSilent: 'Not set: silence means zero. Whoever is not there at the start loses.',
  forfeitsOut: 'Forfeits that exclude a player',
  forfeitsOutHint: 'The model regulations of the book: 2, consecutive or not.',
  noneOut: 'none',
  fineUpTo: 'Highest fine announced',
  fineUpToHint: 'Empty: no fine may be given (Laws 12.9.7).',
  noFine: 'no fine',
  lateEntry: 'Rounds a late entry misses bring',
  lateEntries: {
    zeroPointBye: 'nothing',
    halfPointBye: 'half a point, within the limit of half-point byes',
  },
  byeDeadline: 'A bye may be asked for',
  byeDeadlines: {
    pairing: 'until the round is paired',
    previousRound: 'until the round before it is over',
  },
  byesAnnounced: 'Byes in announcement and regulations',
  byesAnnouncedHint: 'In a Swiss of the FFE there are byes only where both describe them.',
  byesAnnouncedAs: { '': 'not said', yes: 'described', no: 'not described' },
  rated: 'Rated event',
  ratedHint: 'Not rated: nothing is sent, and late corrections may count in full.',
  ratedAs: { '': 'not said', yes: 'sent for rating', no: 'not rated' },
  licence: 'Licence of the French federation',
  licenceHint: 'Whoever FIDE knows from another federation needs none.',
  licences: { A: 'A', B: 'A or B' },
  anyLicence: 'not said: A or B',
  checkedAndPaid: 'Round 1 only for licence seen and fee paid',
  checkedAndPaidHint:
    'The others play from round 2; an arbiter may let somebody in (LA 5.1 art. 2).',
  ratingChanges: 'Rating changes beside the standings',
  ratingChangesHint: 'On the desk, on the public pages and with each player (B.02 8.3).',
  normsToPlayers: 'Players see their own norms on their phones',
  normsToPlayersHint: 'What their own norms still need, and nobody else’s (B.01 1.4).',
  level: 'Level of the competition (C.05)',
  levels: {
    1: 'L1: official FIDE event',
    2: 'L2: titles and norms can be won',
    3: 'L3: FIDE-rated',
  },
  noLevel: 'not said',
};

const FR: RegulationWords = {
  heading: 'Règlement intérieur',
  defaultTime: 'Délai de forfait, en minutes',
  defaultTimeHint: 'Qui arrive plus tard a perdu (Règles 6.7.1).',
  defaultTimeSilent: 'Non fixé : le silence vaut zéro. Qui n’est pas là au début de la ronde perd.',
  forfeitsOut: 'Forfaits qui excluent un joueur',
  forfeitsOutHint: 'Le règlement type du livre : 2, consécutifs ou non.',
  noneOut: 'aucun',
  fineUpTo: 'Amende maximale annoncée',
  fineUpToHint: 'Vide : aucune amende ne peut être infligée (Règles 12.9.7).',
  noFine: 'aucune amende',
  lateEntry: 'Les rondes manquées par un retardataire rapportent',
  lateEntries: {
    zeroPointBye: 'rien',
    halfPointBye: 'un demi-point, dans la limite des byes à un demi-point',
  },
  byeDeadline: 'Un bye se demande',
  byeDeadlines: {
    pairing: 'jusqu’à l’appariement de la ronde',
    previousRound: 'au plus tard au cours de la ronde précédente',
  },
  byesAnnounced: 'Byes dans l’annonce et le règlement',
  byesAnnouncedHint: 'Dans un suisse homologué FFE, pas de bye si les deux ne les décrivent pas.',
  byesAnnouncedAs: { '': 'non indiqué', yes: 'décrits', no: 'non décrits' },
  rated: 'Tournoi comptant pour l’Elo',
  ratedHint: 'Hors Elo : rien n’est envoyé, et une correction tardive peut compter pleinement.',
  ratedAs: { '': 'non indiqué', yes: 'envoyé pour l’Elo', no: 'hors Elo' },
  licence: 'Licence FFE',
  licenceHint: 'Un joueur affilié à la FIDE par une autre fédération en est dispensé.',
  licences: { A: 'A', B: 'A ou B' },
  anyLicence: 'non indiquée : A ou B',
  checkedAndPaid: 'Ronde 1 réservée : licence vue et droits réglés',
  checkedAndPaidHint:
    'Les autres jouent dès la ronde 2 ; l’arbitre peut admettre quelqu’un (LA 5.1 art. 2).',
  ratingChanges: 'Variations d’Elo à côté du classement',
  ratingChangesHint: 'Ici, sur les pages publiques et avec chaque joueur (B.02 8.3).',
  normsToPlayers: 'Chaque joueur voit ses normes sur son téléphone',
  normsToPlayersHint:
    'Ce que ses propres normes demandent encore, jamais celles d’autrui (B.01 1.4).',
  level: 'Niveau de la compétition (C.05)',
  levels: {
    1: 'L1 : événement officiel de la FIDE',
    2: 'L2 : titres et normes possibles',
    3: 'L3 : homologuée FIDE',
  },
  noLevel: 'non indiqué',
};

export const REGULATION_WORDS = inBoth(EN, FR);
