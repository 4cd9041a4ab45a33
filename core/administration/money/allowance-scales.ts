import { money, type Cents } from '../../standings/prizes/money.ts';
import type { Title } from '../../rules/title.ts';
import type { Tariff } from '../tariff.ts';

/** Age groups and opens of the French youth championship, each with a chief arbiter of its own. */
export const YOUTH_CATEGORIES = [
  'juniors',
  'cadets',
  'minimes',
  'benjamins',
  'pupilles',
  'openA',
  'poussins',
  'petitsPoussins',
  'openB',
] as const;
export type YouthCategory = (typeof YOUTH_CATEGORIES)[number];

/** The allowance of arbiters. What a source does not say is null, and nothing stands in for it. */
export interface AllowanceScale {
  readonly article: string;
  /** The constant every formula is multiplied by. */
  readonly p: Cents;
  /** The least and the most a day brings. */
  readonly daily: { readonly floor: Cents | null; readonly ceiling: Cents };
  /** Slow Swiss: each variable is rounded up. */
  readonly swiss: {
    readonly playersEach: number;
    readonly titledEach: number;
    readonly titles: readonly Title[];
    readonly prizesEach: Cents;
  };
  /** Swiss of rapid or blitz games: prizes are not rounded. */
  readonly rapid: {
    /** K in tenths by the number of players; the last has no limit. */
    readonly coefficients: readonly { readonly upTo: number | null; readonly tenths: number }[];
    readonly prizesEach: Cents;
  } | null;
  /** Slow round robins: tenths of P for each player; prizes are not rounded. */
  readonly closed: {
    readonly norms: number;
    readonly others: number;
    readonly prizesEach: Cents;
  } | null;
  /** A day of a match, the same for every arbiter with a title. */
  readonly matchDay: Cents | null;
  /** The part of the chief arbiter's allowance a deputy with a title gets; a trainee gets none. */
  readonly deputyHalf: boolean | null;
  readonly computer: Cents | null;
  readonly championship: { readonly chief: Cents; readonly deputy: Cents } | null;
  readonly youthChampionship: {
    readonly chief: Cents;
    readonly categories: Readonly<Record<YouthCategory, Cents>>;
    readonly deputy: Cents;
  } | null;
  /** One arbiter for each started so many players. */
  readonly playersAnArbiter: number | null;
}

const SWISS = {
  playersEach: 20,
  titledEach: 10,
  titles: ['GM', 'IM', 'FM'],
  prizesEach: money(1500),
} as const;

/** Oldest first. */
export const ALLOWANCE_SCALES: readonly Tariff<AllowanceScale>[] = [
  {
    id: 'allowance-2003',
    name: { en: 'Scale of June 2002', fr: 'Barème de juin 2002' },
    inForce: { from: '2002-06-15', until: '2009-12-31' },
    sources: [{ document: 'BAF 101', articles: 'UV2 III, lines 381-399' }],
    figures: {
      article: 'BAF 101, UV2 III',
      p: money(15),
      daily: { floor: null, ceiling: money(70) },
      swiss: SWISS,
      rapid: null,
      closed: null,
      matchDay: null,
      deputyHalf: null,
      computer: null,
      championship: null,
      youthChampionship: null,
      playersAnArbiter: null,
    },
  },
  {
    id: 'allowance-2010',
    name: { en: 'Scale of January 2010', fr: 'Barème de janvier 2010' },
    inForce: { from: '2010-01-01', until: null },
    sources: [{ document: "Livre de l'Arbitre 2022", articles: '5.1, lines 980, 9189-9375' }],
    figures: {
      article: 'LA 5.1',
      p: money(17),
      daily: { floor: money(50), ceiling: money(85) },
      swiss: SWISS,
      rapid: {
        coefficients: [
          { upTo: 50, tenths: 4 },
          { upTo: 100, tenths: 5 },
          { upTo: 150, tenths: 6 },
          { upTo: 200, tenths: 7 },
          { upTo: null, tenths: 8 },
        ],
        prizesEach: money(1500),
      },
      closed: { norms: 25, others: 15, prizesEach: money(1500) },
      matchDay: money(50),
      deputyHalf: true,
      computer: money(40),
      championship: { chief: money(425), deputy: money(250) },
      youthChampionship: {
        chief: money(425),
        categories: {
          juniors: money(425),
          cadets: money(425),
          minimes: money(425),
          benjamins: money(425),
          pupilles: money(425),
          openA: money(425),
          poussins: money(390),
          petitsPoussins: money(390),
          openB: money(390),
        },
        deputy: money(250),
      },
      playersAnArbiter: 100,
    },
  },
];
