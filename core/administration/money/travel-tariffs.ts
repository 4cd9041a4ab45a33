import { cents, money, type Cents } from '../../standings/prizes/money.ts';
import type { Tariff } from '../tariff.ts';

/** A band of the rail tariff: what a way of so many kilometres costs is `constant + km × perKm`. */
export interface RailBand {
  readonly from: number;
  readonly to: number;
  /** Ten-thousandths of a euro. */
  readonly constant: number;
  readonly perKm: number;
}

export interface TravelTariff {
  readonly article: string;
  readonly carKm: Cents;
  /** Second class, one way, by the straight line. */
  readonly rail: readonly RailBand[];
  /** For the ways to and from the stations. */
  readonly smallWays: Cents;
}

const band = (from: number, to: number, constant: number, perKm: number): RailBand => ({
  ...{ from, to, constant, perKm },
});

/** Oldest first. */
export const TRAVEL_TARIFFS: readonly Tariff<TravelTariff>[] = [
  {
    id: 'travel-2016',
    name: { en: 'Travel, January 2016', fr: 'Déplacements, janvier 2016' },
    inForce: { from: '2016-01-01', until: null },
    sources: [{ document: "Livre de l'Arbitre 2022", articles: '5.1, lines 9200-9209, 9243-9280' }],
    figures: {
      article: 'LA 5.1',
      carKm: cents(31),
      rail: [
        band(1, 16, 7781, 1944),
        band(17, 32, 2503, 2165),
        band(33, 64, 20_706, 1597),
        band(65, 109, 28_891, 1489),
        band(110, 149, 40_864, 1425),
        band(150, 199, 80_871, 1193),
        band(200, 300, 77_577, 1209),
        band(301, 499, 136_514, 1030),
        band(500, 799, 184_449, 921),
        band(800, 999, 322_041, 755),
      ],
      smallWays: money(20),
    },
  },
];
