import { inBoth } from '../../rules/in-both.ts';
import type { AdvisedSystem } from './advise.ts';

/** What a picture of systems is measured in. */
export const ADVICE_MEASURES = ['games', 'strongest', 'leaders'] as const;
export type AdviceMeasure = (typeof ADVICE_MEASURES)[number];

/** What advice on systems says wherever it stands; holes are `{name}`. */
interface AdviceWords {
  readonly pictured: string;
  readonly measures: Readonly<Record<AdviceMeasure, string>>;
  readonly systems: Readonly<Record<AdvisedSystem, string>>;
}

export const ADVICE_WORDS = inBoth<AdviceWords>(
  {
    pictured: '{players} players, {rounds} rounds, from {events} {events|event|events} a system',
    measures: {
      games: 'games a player',
      strongest: 'strongest first',
      leaders: 'leaders met',
    },
    systems: {
      swiss: 'Swiss system',
      acceleratedSwiss: 'Swiss system, accelerated (Baku)',
      roundRobin: 'round robin',
      double: 'double round robin',
      cup: 'cup',
    },
  },
  {
    pictured:
      '{players} joueurs, {rounds} rondes, d’après {events} {events|tournoi|tournois} par système',
    measures: {
      games: 'parties par joueur',
      strongest: 'le plus fort premier',
      leaders: 'tête rencontrée',
    },
    systems: {
      swiss: 'système suisse',
      acceleratedSwiss: 'système suisse accéléré (Bakou)',
      roundRobin: 'toutes rondes',
      double: 'toutes rondes à deux tours',
      cup: 'coupe',
    },
  },
);
