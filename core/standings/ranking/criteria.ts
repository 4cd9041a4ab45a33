import type { IsoDate } from '../../rules/identity.ts';
import type { RatingOrigin } from '../../rules/rating-origin.ts';
import type { Title } from '../../rules/title.ts';
import { ageCategories, ageSystemById, birthYear } from './age-categories.ts';
import { ratingOf, sameName, type PlayerProfile } from '../../rules/profile.ts';

/** From … to, both included; open where absent. */
export interface Band {
  readonly from?: number;
  readonly to?: number;
}

export interface RatingBand extends Band {
  /** The first of these a player has; FIDE's, then the federation's, when absent. */
  readonly of?: readonly RatingOrigin[];
  /** Unrated players stay out of rating prizes unless the event says otherwise (LA 5.1 model, article 5). */
  readonly unrated?: 'excluded' | 'included';
}

export const CRITERIA = [
  'rating',
  'unrated',
  'age',
  'birthYear',
  'sex',
  'title',
  'club',
  'league',
  'federation',
  'tag',
] as const;
export type Criterion = (typeof CRITERIA)[number];

/** Who belongs to a category: everybody who meets all that is given. */
export interface Criteria {
  readonly rating?: RatingBand;
  /** Only those without a rating of these kinds. */
  readonly unrated?: { readonly of?: readonly RatingOrigin[] };
  readonly age?: { readonly system: string; readonly categories: readonly string[] };
  readonly birthYear?: Band;
  readonly sex?: 'm' | 'w';
  readonly title?: readonly Title[];
  readonly club?: readonly string[];
  readonly league?: readonly string[];
  readonly federation?: readonly string[];
  readonly tag?: readonly string[];
}

/** FIDE ratings come before national ones; an estimate is not a rating (FFE: F, N, E). */
const DEFAULT_RATINGS: readonly RatingOrigin[] = ['fide', 'national'];

type Test = (criteria: Criteria, profile: PlayerProfile, firstDay: IsoDate) => boolean;

const TESTS: Readonly<Record<Criterion, Test>> = {
  rating: ({ rating }, profile) => {
    if (!rating) return true;
    const value = ratingOf(profile, rating.of ?? DEFAULT_RATINGS);
    return value === null ? rating.unrated === 'included' : within(rating, value);
  },
  unrated: ({ unrated }, profile) =>
    !unrated || ratingOf(profile, unrated.of ?? DEFAULT_RATINGS) === null,
  age: ({ age }, profile, firstDay) => {
    if (!age) return true;
    const system = ageSystemById(age.system);
    const found = system ? ageCategories(system, profile.birth, firstDay) : [];
    return found.some(({ code }) => age.categories.includes(code));
  },
  birthYear: ({ birthYear: band }, profile) => {
    if (!band) return true;
    const year = birthYear(profile.birth);
    return year !== null && within(band, year);
  },
  sex: ({ sex }, profile) => sex === undefined || profile.sex === sex,
  title: ({ title }, profile) =>
    !title || (profile.title !== undefined && title.includes(profile.title)),
  club: ({ club }, profile) => named(club, profile.club),
  league: ({ league }, profile) => named(league, profile.league),
  federation: ({ federation }, profile) => named(federation, profile.federation),
  tag: ({ tag }, profile) => !tag || (profile.tags ?? []).some((own) => named(tag, own)),
};

const within = ({ from, to }: Band, value: number): boolean =>
  (from === undefined || value >= from) && (to === undefined || value <= to);

const named = (names: readonly string[] | undefined, own: string | undefined): boolean =>
  !names || (own !== undefined && names.some((name) => sameName(name) === sameName(own)));

/** The first criterion a player does not meet; null when all are met. */
export function unmetCriterion(
  criteria: Criteria,
  profile: PlayerProfile,
  firstDay: IsoDate,
): Criterion | null {
  return CRITERIA.find((criterion) => !TESTS[criterion](criteria, profile, firstDay)) ?? null;
}
