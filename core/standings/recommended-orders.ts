import type { Bilingual } from '../rules/editions/edition.ts';
import { TB_2003 } from '../rules/editions/tie-breaks.ts';
import type { TieBreakPreset } from '../rules/tie-break-preset.ts';
import { FRENCH_CUP_ORDER } from './teams/french-team-events.ts';
import { MOLTER_RANKING_ORDER } from './teams/molter.ts';

/** A list of tie-breaks recommended for a kind of tournament, ready to be taken over. */
export interface RecommendedOrder {
  readonly id: TieBreakPreset;
  readonly name: Bilingual;
  readonly participants: 'individuals' | 'teams';
  readonly kind: 'swiss' | 'roundRobin' | 'molter';
  readonly descriptors: readonly string[];
  readonly source: string;
  /** Id of the edition whose rules the list was made for, where it is not that of the event. */
  readonly edition?: string;
}

const LA = "Livre de l'Arbitre 5.2, lines 10083-10138";
const BAF = { source: 'BAF 101 2.5 3, lines 939-975', edition: TB_2003.id };

/** The orders of the book (FIDE, General Assembly of 1998), of the bulletin of 2003, and of French team events. */
export const RECOMMENDED_ORDERS: readonly RecommendedOrder[] = [
  {
    id: 'usual-swiss',
    name: { en: 'Buchholz, the usual three', fr: 'Buchholz, les trois usuels' },
    participants: 'individuals',
    kind: 'swiss',
    descriptors: ['BH/C1', 'BH', 'SB'],
    source: 'what most clubs announce',
  },
  {
    id: 'usual-keizer',
    name: { en: 'After Keizer’s points', fr: 'Après les points Keizer' },
    participants: 'individuals',
    kind: 'swiss',
    descriptors: ['DE', 'WON'],
    source: 'docs/reference/keizer.md 5',
  },
  {
    id: 'usual-two-sides',
    name: { en: 'Match of two sides', fr: 'Match de deux camps' },
    participants: 'individuals',
    kind: 'swiss',
    descriptors: ['WON', 'SB'],
    source: 'players of a side meet the same opponents and never each other',
  },
  {
    id: 'la-round-robin',
    name: { en: 'Individual round robin', fr: 'Toutes rondes individuel' },
    participants: 'individuals',
    kind: 'roundRobin',
    descriptors: ['DE', 'WON', 'SB', 'KS'],
    source: LA,
  },
  {
    id: 'la-swiss-consistent-ratings',
    name: {
      en: 'Individual Swiss, consistent ratings',
      fr: 'Suisse individuel, classements cohérents',
    },
    participants: 'individuals',
    kind: 'swiss',
    descriptors: ['DE', 'WON', 'BPG', 'ARO/C1', 'BH/C1', 'BH', 'SB', 'ARO'],
    source: LA,
  },
  {
    id: 'la-swiss-inconsistent-ratings',
    name: {
      en: 'Individual Swiss, ratings not consistent',
      fr: 'Suisse individuel, classements non cohérents',
    },
    participants: 'individuals',
    kind: 'swiss',
    descriptors: ['DE', 'WON', 'BPG', 'BH/C1', 'BH', 'SB'],
    source: LA,
  },
  {
    id: 'la-team-round-robin',
    name: { en: 'Team round robin', fr: 'Toutes rondes par équipes' },
    participants: 'teams',
    kind: 'roundRobin',
    // Of the four Sonneborn-Berger for teams the book names none: the first, match points by match points.
    descriptors: ['MPvGP', 'DE', 'EMMSB'],
    source: LA,
  },
  {
    id: 'la-team-swiss',
    name: { en: 'Team Swiss', fr: 'Suisse par équipes' },
    participants: 'teams',
    kind: 'swiss',
    descriptors: ['MPvGP', 'DE', 'BH/C1', 'BH', 'EMMSB'],
    source: LA,
  },
  {
    id: 'la-molter',
    name: { en: 'Teams by Molter tables', fr: 'Équipes par tables de Molter' },
    participants: 'teams',
    kind: 'molter',
    descriptors: MOLTER_RANKING_ORDER,
    source: "Livre de l'Arbitre 3.2, lines 5044-5050",
  },
  {
    id: 'ffe-cups',
    name: { en: 'French team cups', fr: 'Coupes par équipes de la FFE' },
    participants: 'teams',
    kind: 'swiss',
    descriptors: FRENCH_CUP_ORDER,
    source: 'FFE, coupes Loubatière et de la Parité (C.07 4.1)',
  },
  {
    id: 'baf101-round-robin',
    name: { en: 'Individual round robin (2003)', fr: 'Toutes rondes individuel (2003)' },
    participants: 'individuals',
    kind: 'roundRobin',
    descriptors: ['DE', 'KS', 'SB', 'WON'],
    ...BAF,
  },
  {
    id: 'baf101-swiss-consistent-ratings',
    name: {
      en: 'Individual Swiss, consistent ratings (2003)',
      fr: 'Suisse individuel, classements cohérents (2003)',
    },
    participants: 'individuals',
    kind: 'swiss',
    descriptors: ['ARO', 'OTHER_BAF101_PERFORMANCE'],
    ...BAF,
  },
  {
    id: 'baf101-swiss-inconsistent-ratings',
    name: {
      en: 'Individual Swiss, ratings not consistent (2003)',
      fr: 'Suisse individuel, classements non cohérents (2003)',
    },
    participants: 'individuals',
    kind: 'swiss',
    descriptors: ['DE', 'PS', 'BH', 'SB', 'WON'],
    ...BAF,
  },
  {
    id: 'baf101-swiss-mostly-unrated',
    name: {
      en: 'Individual Swiss, mostly unrated (2003)',
      fr: 'Suisse individuel, joueurs surtout non classés (2003)',
    },
    participants: 'individuals',
    kind: 'swiss',
    descriptors: ['DE', 'BH', 'SB', 'WON'],
    ...BAF,
  },
  {
    id: 'baf101-team-round-robin',
    name: { en: 'Team round robin (2003)', fr: 'Toutes rondes par équipes (2003)' },
    participants: 'teams',
    kind: 'roundRobin',
    // 2.3.2.2 multiplies scores by results of one kind: Sonneborn-Berger on the score that ranks first.
    descriptors: ['GPTS', 'MPTS', 'DE', 'SB'],
    ...BAF,
  },
  {
    id: 'baf101-team-swiss',
    name: { en: 'Team Swiss (2003)', fr: 'Suisse par équipes (2003)' },
    participants: 'teams',
    kind: 'swiss',
    descriptors: ['GPTS', 'MPTS', 'DE', 'BH', 'SB'],
    ...BAF,
  },
];
