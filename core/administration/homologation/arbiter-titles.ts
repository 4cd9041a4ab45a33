import type { Tariff } from '../tariff.ts';

/** Levels of French arbiters from the lowest up; whoever has a higher one may always arbitrate (RIDNA 18). */
export const FEDERAL_LEVELS = ['AFJ', 'AFC', 'AFO1', 'AFO2', 'AFE1', 'AFE2'] as const;
export type FederalLevel = (typeof FEDERAL_LEVELS)[number];

/** Kinds of events that ask for different levels (RIDNA 18.1 to 18.6). */
export const COMPETITION_CLASSES = [
  'frenchChampionship',
  'norms',
  'top12',
  'frenchCupFinals',
  'federalCupFinal',
  'fideRated',
  'federallyRated',
  'federalCup',
  'frenchCupQuarterFinals',
  'clubMatches',
  'closedUnrated',
  'frenchCupToEighths',
  'youthWithoutSwiss',
  'clubInternal',
  'youthUnderTutor',
] as const;
export type CompetitionClass = (typeof COMPETITION_CLASSES)[number];

export interface RequiredTitle {
  readonly least: FederalLevel;
  /** Besides, the licence of an arbiter that FIDE asks for. */
  readonly fideLicence: boolean;
  readonly article: string;
}

const asks = (least: FederalLevel, article: string, fideLicence = false): RequiredTitle => ({
  ...{ least, fideLicence, article },
});

/** Of the chief arbiter alone, oldest first. */
export const REQUIRED_TITLES: readonly Tariff<Readonly<Record<CompetitionClass, RequiredTitle>>>[] =
  [
    {
      id: 'arbiter-titles-2022',
      name: { en: 'Levels of arbiters, January 2022', fr: 'Niveaux d’arbitres, janvier 2022' },
      inForce: { from: '2022-01-01', until: null },
      sources: [{ document: "Livre de l'Arbitre 2022", articles: '1.2, lines 883-934' }],
      figures: {
        frenchChampionship: asks('AFE2', 'RIDNA 18.1', true),
        norms: asks('AFE1', 'RIDNA 18.2', true),
        top12: asks('AFE1', 'RIDNA 18.2', true),
        frenchCupFinals: asks('AFE1', 'RIDNA 18.2', true),
        federalCupFinal: asks('AFO2', 'RIDNA 18.3'),
        fideRated: asks('AFO1', 'RIDNA 18.4', true),
        federallyRated: asks('AFO1', 'RIDNA 18.4'),
        federalCup: asks('AFO1', 'RIDNA 18.4'),
        frenchCupQuarterFinals: asks('AFO1', 'RIDNA 18.4'),
        clubMatches: asks('AFC', 'RIDNA 18.5'),
        closedUnrated: asks('AFC', 'RIDNA 18.5'),
        frenchCupToEighths: asks('AFC', 'RIDNA 18.5'),
        youthWithoutSwiss: asks('AFC', 'RIDNA 18.5'),
        clubInternal: asks('AFC', 'RIDNA 18.5'),
        youthUnderTutor: asks('AFJ', 'RIDNA 18.6'),
      },
    },
  ];

/** FIDE's titles have a federal one by equivalence (LA line 721); NA is of no French arbiter. */
const EQUIVALENT: Readonly<Record<string, FederalLevel>> = { FA: 'AFE1', IA: 'AFE1' };

/** Whether a title is enough; null where it is not known, or cannot be compared. */
export function isTitleEnough(title: string | null, { least }: RequiredTitle): boolean | null {
  if (title === null) return null;
  const level = FEDERAL_LEVELS.find((one) => one === (EQUIVALENT[title] ?? title));
  if (level === undefined) return null;
  return FEDERAL_LEVELS.indexOf(level) >= FEDERAL_LEVELS.indexOf(least);
}
