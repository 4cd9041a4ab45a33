import { cents, money, type Cents } from '../../standings/prizes/money.ts';
import type { Tariff } from '../tariff.ts';

/** What FIDE's register costs (6.13). */
export interface FideFees {
  readonly article: string;
  readonly fidLicence: Cents;
  readonly secondNumber: Cents;
  readonly relisting: Cents;
  /** More for a renewal of a FOA membership later than so many days. */
  readonly foaLate: { readonly days: number; readonly more: Cents };
}

/** Oldest first. */
export const FIDE_FEES: readonly Tariff<FideFees>[] = [
  {
    id: 'fide-register-2015',
    name: { en: 'FIDE register, 2015', fr: 'Registre de la FIDE, 2015' },
    inForce: { from: '2015-01-01', until: null },
    sources: [{ document: "Livre de l'Arbitre 2022", articles: '6.13, lines 13920-13991' }],
    figures: {
      article: 'LA 6.13',
      fidLicence: money(60),
      secondNumber: money(20),
      relisting: money(25),
      foaLate: { days: 30, more: money(10) },
    },
  },
];

/** What a FOA membership renewed so many days late costs more (6.13 3.6). */
export const foaSurcharge = (daysLate: number, { foaLate }: FideFees): Cents =>
  daysLate > foaLate.days ? foaLate.more : cents(0);
