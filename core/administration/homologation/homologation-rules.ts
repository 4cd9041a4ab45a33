import type { Tariff } from '../tariff.ts';
import type { HomologationKind } from './kinds.ts';

/** When and how an event is asked to be homologated. */
export interface HomologationRules {
  readonly article: string;
  /** Days before the first day by which the federation is asked. */
  readonly daysBefore: Readonly<Record<HomologationKind, number>>;
  /** Days before by which the federation registers it with FIDE; null where it does not. */
  readonly fideDaysBefore: Readonly<Record<HomologationKind, number | null>>;
  /** FIDE takes no longer event: it is asked for in parts. */
  readonly mostDays: number;
  /** FIDE takes no more play on a day, games being of sixty moves. */
  readonly mostHoursADay: number;
}

/** Oldest first. */
export const HOMOLOGATION_RULES: readonly Tariff<HomologationRules>[] = [
  {
    id: 'homologation-2022',
    name: { en: 'Homologation, January 2022', fr: 'Homologation, janvier 2022' },
    inForce: { from: '2022-01-01', until: null },
    sources: [
      { document: "Livre de l'Arbitre 2022", articles: '5.1, lines 8679-8745' },
      { document: 'FIDE Handbook', articles: 'B.02 0.2, B.01 1.1.2' },
    ],
    figures: {
      article: 'LA 5.1',
      daysBefore: { national: 10, fide: 15, norms: 40 },
      fideDaysBefore: { national: null, fide: 3, norms: 30 },
      mostDays: 30,
      mostHoursADay: 12,
    },
  },
];
