import { money, type Cents } from '../../standings/prizes/money.ts';
import type { HomologationKind } from '../homologation/kinds.ts';
import type { Tariff } from '../tariff.ts';

/** What a homologated event pays the federation. */
export interface FeeTariff {
  readonly article: string;
  /** By kind; null where the tariff names none. */
  readonly fixed: Readonly<Record<HomologationKind, Cents | null>>;
  /** A late request multiplies the fixed part by this. */
  readonly late: number;
  /** Per cent of the entry fees announced, grandmasters and international masters left out. */
  readonly percentage: number;
  /** Days after the end by which it is paid; null where the source does not say. */
  readonly paidWithin: number | null;
  /** Events that qualify for the French youth championship pay nothing. */
  readonly qualifiersExempt: boolean;
}

/** Oldest first. */
export const FEE_TARIFFS: readonly Tariff<FeeTariff>[] = [
  {
    id: 'fees-2003',
    name: { en: 'Fees of 2003', fr: 'Droits de 2003' },
    inForce: { from: '2003-09-01', until: '2021-12-31' },
    sources: [{ document: 'BAF 101', articles: 'UV2 III, lines 401-411' }],
    figures: {
      article: 'BAF 101, UV2 III',
      fixed: { national: null, fide: null, norms: null },
      late: 1,
      percentage: 5,
      paidWithin: null,
      qualifiersExempt: false,
    },
  },
  {
    id: 'fees-2022',
    name: { en: 'Fees of 2022', fr: 'Droits de 2022' },
    inForce: { from: '2022-01-01', until: null },
    sources: [{ document: "Livre de l'Arbitre 2022", articles: '5.1, lines 8689-8729, 8827' }],
    figures: {
      article: 'LA 5.1',
      fixed: { national: null, fide: money(10), norms: money(50) },
      late: 2,
      percentage: 7,
      paidWithin: 7,
      qualifiersExempt: true,
    },
  },
];
