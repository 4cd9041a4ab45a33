import type { RegulationArticle } from '../../administration/regulations/terms.ts';
import { inBoth } from '../../rules/in-both.ts';

/** The names of the fourteen articles. */
export const ARTICLE_TITLES = inBoth<Readonly<Record<RegulationArticle, string>>>(
  {
    1: 'The event',
    2: 'Rules and pairings',
    3: 'Rate of play',
    4: 'Timetable',
    5: 'Entry fees and prizes',
    6: 'Standings',
    7: 'Lateness and forfeits',
    8: 'After the game',
    9: 'Draws by agreement',
    10: 'In the playing venue',
    11: 'Arbiters',
    12: 'Appeals',
    13: 'Anti-doping controls',
    14: 'Acceptance',
  },
  {
    1: 'Le tournoi',
    2: 'Règles et appariements',
    3: 'Cadence',
    4: 'Horaires',
    5: 'Droits d’inscription et prix',
    6: 'Classement',
    7: 'Retards et forfaits',
    8: 'Après la partie',
    9: 'Nulles par accord',
    10: 'Dans l’aire de jeu',
    11: 'Arbitres',
    12: 'Appels',
    13: 'Contrôles antidopage',
    14: 'Acceptation',
  },
);
