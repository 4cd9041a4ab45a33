import { BURSTEIN_2026, type BursteinArticles } from './burstein-criteria.ts';
import { COMPETITIONS_2018, COMPETITIONS_2026 } from './competition-handling.ts';
import { DOUBLE_SWISS_2026, type DoubleSwissArticles } from './double-swiss-articles.ts';
import { DUBOV_2026, type DubovArticles } from './dubov-criteria.ts';
import { LIM_2026, type LimArticles } from './lim-articles.ts';
import { DUTCH_2017, DUTCH_2026, type DutchProperties } from './dutch.ts';
import { publish } from './edition.ts';
import type { HandlingChapters } from './handling.ts';
import { SWISS_HANDLING_2017, SWISS_HANDLING_2026 } from './swiss-handling.ts';
import { TEAM_SWISS_2026, type TeamSwissArticles } from './team-swiss-articles.ts';

/** Rules of every Swiss that engines cite. */
export const SWISS_RULES = ['noRematch', 'byeOnce', 'bestCandidate', 'initialColour'] as const;
export type SwissRule = (typeof SWISS_RULES)[number];

/** Rounds of Baku acceleration: named outright, or the first half of the event. */
export interface BakuRounds {
  /** Rounds an event must have. */
  readonly atLeast: number;
  /** How many are accelerated, and how many of them with the points of a win; null for the halves. */
  readonly fixed: { readonly whole: number; readonly accelerated: number } | null;
  /** Where the text says so. */
  readonly article: string;
}

/** The pairing rules of one day: C.04 with its systems, and the C.05 that stood beside it. */
export interface SwissProperties {
  /** How an event is handled, by what its system is. */
  readonly handling: HandlingChapters;
  /** Whether virtual points take part in the board order. */
  readonly boardOrderCountsVirtualPoints: boolean;
  /** Who may no longer receive the pairing-allocated bye. */
  readonly byeBarredBy: 'byeOrForfeitWin' | 'byeOrWinPointsUnplayed';
  readonly dutch: DutchProperties;
  /** Numbering of the Dubov system; earlier events are paired by the one text Ronde holds. */
  readonly dubov: { readonly articles: DubovArticles };
  /** The same for the Burstein system. */
  readonly burstein: { readonly articles: BursteinArticles };
  /** The same for the Lim system. */
  readonly lim: { readonly articles: LimArticles };
  /** The same for the Double-Swiss system. */
  readonly doubleSwiss: { readonly articles: DoubleSwissArticles };
  /** The same for the Swiss of teams. */
  readonly teamSwiss: { readonly articles: TeamSwissArticles };
  /** Baku acceleration: what the game's points must satisfy. */
  readonly bakuPremise: 'oneHalfZero' | 'winIsTwoDraws';
  /** Which rounds Baku accelerates, and for how long an event. */
  readonly bakuRounds: BakuRounds;
  /** The article of each rule in this edition's own numbering. */
  readonly articles: Readonly<Record<SwissRule, string>>;
}

export const SWISS_2017 = publish<SwissProperties, 'swiss'>({
  id: 'swiss-2017',
  chapter: 'swiss',
  name: { en: 'Swiss systems, 2017', fr: 'Systèmes suisses, 2017' },
  inForce: { from: '2017-07-01', until: '2026-01-31' },
  sources: [
    { document: 'FIDE Handbook, editions till 31 January 2026', articles: 'C.04.1 to C.04.5' },
    { document: "Livre de l'Arbitre, January 2022", articles: 'chapter 4, lines 6830-7620' },
    {
      document: "Livre de l'Arbitre, January 2022",
      articles: 'chapter 6.9 (C.05), lines 12770-12905',
    },
  ],
  properties: {
    handling: { swiss: SWISS_HANDLING_2017, ...COMPETITIONS_2018 },
    boardOrderCountsVirtualPoints: false,
    byeBarredBy: 'byeOrForfeitWin',
    dutch: DUTCH_2017,
    dubov: { articles: DUBOV_2026 },
    burstein: { articles: BURSTEIN_2026 },
    lim: { articles: LIM_2026 },
    doubleSwiss: { articles: DOUBLE_SWISS_2026 },
    teamSwiss: { articles: TEAM_SWISS_2026 },
    bakuPremise: 'oneHalfZero',
    // As the book prints it; FIDE's own text of these years already goes by halves.
    bakuRounds: { atLeast: 9, fixed: { whole: 3, accelerated: 5 }, article: 'LA C.04.5.1 1' },
    articles: {
      noRematch: 'C.04.1.b',
      byeOnce: 'C.04.1.d',
      bestCandidate: 'C.04.3 B.8',
      initialColour: 'C.04.3 E',
    },
  },
});

export const SWISS_2026 = publish<SwissProperties, 'swiss'>({
  id: 'swiss-2026',
  chapter: 'swiss',
  name: { en: 'Swiss systems, February 2026', fr: 'Systèmes suisses, février 2026' },
  inForce: { from: '2026-02-01', until: null },
  sources: [
    {
      document: 'FIDE Handbook, Council of 28 October 2025',
      articles: 'C.04.1 to C.04.7',
    },
    { document: 'FIDE Handbook, General Regulations for Competitions', articles: 'C.05 3 to 6' },
  ],
  properties: {
    handling: { swiss: SWISS_HANDLING_2026, ...COMPETITIONS_2026 },
    boardOrderCountsVirtualPoints: true,
    byeBarredBy: 'byeOrWinPointsUnplayed',
    dutch: DUTCH_2026,
    dubov: { articles: DUBOV_2026 },
    burstein: { articles: BURSTEIN_2026 },
    lim: { articles: LIM_2026 },
    doubleSwiss: { articles: DOUBLE_SWISS_2026 },
    teamSwiss: { articles: TEAM_SWISS_2026 },
    bakuPremise: 'winIsTwoDraws',
    bakuRounds: { atLeast: 1, fixed: null, article: 'C.04.7 1.4' },
    articles: {
      noRematch: 'C.04.1 2',
      byeOnce: 'C.04.1 4',
      bestCandidate: 'C.04.3 3.8',
      initialColour: 'C.04.3 5.1',
    },
  },
});

export const SWISS_EDITIONS = [SWISS_2017, SWISS_2026] as const;
