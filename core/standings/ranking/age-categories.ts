import type { Bilingual, Source } from '../../rules/editions/edition.ts';
import type { IsoDate } from '../../rules/identity.ts';

/** One age category; ages are years of the reference year less the year of birth. */
export interface AgeCategory {
  readonly code: string;
  readonly name: Bilingual;
  readonly from: number;
  /** Null without a limit. */
  readonly to: number | null;
}

/** A federation's age categories. */
export interface AgeSystem {
  readonly id: string;
  readonly name: Bilingual;
  /** The month whose first day opens a season; from then on the reference year is the next one. */
  readonly seasonOpensIn: number | null;
  readonly categories: readonly AgeCategory[];
  readonly sources: readonly Source[];
}

const category = (
  code: string,
  fr: string,
  en: string,
  from: number,
  to: number | null,
): AgeCategory => ({ code, name: { en, fr }, from, to });

/** Categories of the French federation; a season opens on 1 September. */
export const FFE_AGES: AgeSystem = {
  id: 'ffe',
  name: { en: 'French federation', fr: 'Fédération française des échecs' },
  seasonOpensIn: 9,
  categories: [
    category('Ppo', 'Petits-Poussins', 'Under 8', 0, 8),
    category('Pou', 'Poussins', 'Under 10', 9, 10),
    category('Pup', 'Pupilles', 'Under 12', 11, 12),
    category('Ben', 'Benjamins', 'Under 14', 13, 14),
    category('Min', 'Minimes', 'Under 16', 15, 16),
    category('Cad', 'Cadets', 'Under 18', 17, 18),
    category('Jun', 'Juniors', 'Under 20', 19, 20),
    category('Sen', 'Seniors', 'Adults', 21, 49),
    category('Sep', 'Seniors Plus', '50 and over', 50, 64),
    category('Vet', 'Vétérans', '65 and over', 65, null),
  ],
  sources: [{ document: 'FFE player base', articles: 'JOUEUR.Cat, season from 1 September' }],
};

/** Categories of FIDE championships: whoever is young enough for U08 is so for U18 too. */
export const FIDE_AGES: AgeSystem = {
  id: 'fide',
  name: { en: 'FIDE', fr: 'FIDE' },
  seasonOpensIn: null,
  categories: [
    category('U08', 'Moins de 8 ans', 'Under 8', 0, 8),
    category('U10', 'Moins de 10 ans', 'Under 10', 0, 10),
    category('U12', 'Moins de 12 ans', 'Under 12', 0, 12),
    category('U14', 'Moins de 14 ans', 'Under 14', 0, 14),
    category('U16', 'Moins de 16 ans', 'Under 16', 0, 16),
    category('U18', 'Moins de 18 ans', 'Under 18', 0, 18),
    category('S50', '50 ans et plus', '50 and over', 50, null),
    category('S65', '65 ans et plus', '65 and over', 65, null),
  ],
  sources: [{ document: 'FIDE Handbook', articles: 'D.04.03 2.1-2.2' }],
};

export const AGE_SYSTEMS: readonly AgeSystem[] = [FFE_AGES, FIDE_AGES];

export function ageSystemById(id: string): AgeSystem | null {
  return AGE_SYSTEMS.find((system) => system.id === id) ?? null;
}

/** The year ages are counted to on a day: 2027 from 1 September 2026 where seasons open then. */
export function referenceYear(system: AgeSystem, day: IsoDate): number {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return system.seasonOpensIn !== null && month >= system.seasonOpensIn ? year + 1 : year;
}

/** A year from `2011-04-30` or `2011`; null when it is neither. */
export function birthYear(birth: string | undefined): number | null {
  const match = /^(\d{4})(-|$)/.exec(birth ?? '');
  return match ? Number(match[1]) : null;
}

/** The categories a player belongs to on a day; none when the birth is not known. */
export function ageCategories(
  system: AgeSystem,
  birth: string | undefined,
  day: IsoDate,
): readonly AgeCategory[] {
  const year = birthYear(birth);
  if (year === null) return [];
  const age = referenceYear(system, day) - year;
  return system.categories.filter(({ from, to }) => age >= from && (to === null || age <= to));
}
