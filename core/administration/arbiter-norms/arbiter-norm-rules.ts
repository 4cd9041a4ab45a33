import type { Tariff } from '../tariff.ts';

/** Titles of FIDE an arbiter makes norms for, each with its form: FA1, IA1 (B.06.1 2.1.1). */
export const NORMS_OF_ARBITERS = ['FA', 'IA'] as const;
export type NormOfArbiter = (typeof NORMS_OF_ARBITERS)[number];

/** What an event of a kind must have at least to count for a norm. */
interface RoundsAsked {
  readonly least: number;
  /** So few are taken once in an application. */
  readonly once: number;
  readonly article: string;
}

export interface ArbiterNormRules {
  /** Federations of the players of an international event (2.6.2). */
  readonly federations: Readonly<Record<NormOfArbiter, number>>;
  readonly rounds: Readonly<Record<NormOfArbiter, RoundsAsked>>;
  /** Of an arbiter who makes a norm for FA (2.9.3). */
  readonly age: number;
  /** Rated players of a Swiss, a round robin and a double one (3.8). */
  readonly rated: { readonly swiss: number; readonly roundRobin: number; readonly double: number };
  /** Rapid or blitz, once (3.9.2). */
  readonly fast: { readonly rated: number; readonly rounds: number };
  /** The highest division of teams, once (3.9.1, 4.9.2). */
  readonly teams: {
    readonly boards: number;
    readonly teams: number;
    readonly double: number;
    readonly ratedPercent: number;
  };
  /** An international event so large counts for IA, once (4.9.1). */
  readonly large: {
    readonly players: number;
    readonly ratedPercent: number;
    readonly rounds: number;
  };
  /** Norms that may be given: one for so many players of a Swiss, so many of a round robin (2.7). */
  readonly given: { readonly playersEach: number; readonly roundRobin: number };
}

/** Oldest first. */
export const ARBITER_NORM_RULES: readonly Tariff<ArbiterNormRules>[] = [
  {
    id: 'arbiter-norms-2021',
    name: {
      en: 'Norms of arbiters (B.06.1), July 2021',
      fr: 'Normes d’arbitres (B.06.1), juillet 2021',
    },
    inForce: { from: '2021-07-01', until: null },
    sources: [{ document: "Livre de l'Arbitre 2022", articles: '6.4, lines 11453-11620' }],
    figures: {
      federations: { FA: 2, IA: 3 },
      rounds: {
        FA: { least: 7, once: 5, article: 'B.06.1 3.10' },
        IA: { least: 9, once: 7, article: 'B.06.1 4.10' },
      },
      age: 18,
      rated: { swiss: 20, roundRobin: 10, double: 6 },
      fast: { rated: 30, rounds: 9 },
      teams: { boards: 4, teams: 10, double: 6, ratedPercent: 60 },
      large: { players: 100, ratedPercent: 30, rounds: 7 },
      given: { playersEach: 25, roundRobin: 2 },
    },
  },
];
