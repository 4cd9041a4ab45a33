import type { NormTitle, TitleProperties } from '../../rules/editions/title-properties.ts';
import type { IsoDate } from '../../rules/identity.ts';
import { allMet, type NormCondition } from '../norms/condition.ts';
import { daysBetween } from '../norms/event-conditions.ts';
import type { KeptNorm, PlayerFile } from './player-file.ts';

/** What an application for a title must hold. */
export const APPLICATION_CONDITIONS = [
  'games',
  'rating',
  'foreigners',
  'singleRoundDays',
  'swissNorm',
  'eightGameNorms',
] as const;
export type ApplicationConditionName = (typeof APPLICATION_CONDITIONS)[number];
export type ApplicationCondition = NormCondition<ApplicationConditionName>;

/** When an application is handed in, and when it is decided. */
export interface ApplicationDays {
  readonly submitted: IsoDate | null;
  readonly meeting: IsoDate | null;
}

export interface ApplicationCheck {
  readonly title: NormTitle;
  /** Null where it cannot be decided. */
  readonly complete: boolean | null;
  /** The norms it would hold. */
  readonly norms: readonly KeptNorm[];
  readonly conditions: readonly ApplicationCondition[];
  /** What is added to the fee, in percent; null where the days are not known. */
  readonly lateFeePercent: number | null;
  readonly lateArticle: string;
}

/** Whether a title can be applied for; null by an edition that prints nothing of applications. */
export function applicationCheck(
  title: NormTitle,
  file: PlayerFile,
  days: ApplicationDays,
  rules: TitleProperties,
): ApplicationCheck | null {
  const { application, articles } = rules;
  if (application === undefined) return null;
  const norms = chosen(
    file.norms.filter(({ titles }) => titles.includes(title)),
    application.eightGameNorms,
  );
  const games = norms.reduce((sum, norm) => sum + norm.games, 0);
  const rating = file.highestRating;
  const abroad = norms.filter(({ foreigners }) => foreigners).length;
  const eights = norms.filter(({ eightOfNine }) => eightOfNine).length;
  const conditions: ApplicationCondition[] = [
    {
      name: 'games',
      article: articles.applicationGames,
      required: application.games,
      actual: games,
      met: games >= application.games,
    },
    {
      name: 'rating',
      article: articles.applicationRating,
      required: application.rating[title],
      actual: rating,
      met: rating === null ? null : rating >= application.rating[title],
    },
    {
      name: 'foreigners',
      article: articles.normalForeigners,
      required: application.normsWithForeigners,
      actual: abroad,
      met: abroad >= application.normsWithForeigners,
    },
    ...onSingleRounds(title, norms, rules),
    ...onSwissNorm(norms, rules),
    {
      name: 'eightGameNorms',
      article: articles.eightOfNine,
      required: application.eightGameNorms,
      actual: eights,
      met: eights <= application.eightGameNorms,
    },
  ];
  const { submitted, meeting } = days;
  const inTime =
    submitted === null || meeting === null
      ? null
      : daysBetween(submitted, meeting) >= application.days;
  return {
    title,
    complete: allMet(conditions),
    norms,
    conditions,
    lateFeePercent: inTime === null ? null : inTime ? 0 : application.lateFeePercent,
    lateArticle: articles.lateApplication,
  };
}

/** Of the norms over eight games the longest are taken, as many as an application may hold. */
function chosen(norms: readonly KeptNorm[], eightGameNorms: number): readonly KeptNorm[] {
  const eights = norms
    .filter(({ eightOfNine }) => eightOfNine)
    .toSorted((a, b) => b.games - a.games)
    .slice(0, eightGameNorms);
  return norms.filter((norm) => !norm.eightOfNine || eights.includes(norm));
}

function onSingleRounds(
  title: NormTitle,
  norms: readonly KeptNorm[],
  { application, articles }: TitleProperties,
): ApplicationCondition[] {
  if (application === undefined) return [];
  const { days, titles } = application.singleRoundDays;
  if (!titles.includes(title)) return [];
  const known = norms.flatMap(({ singleRoundDays }) => singleRoundDays ?? []);
  const most = known.length === 0 ? null : Math.max(...known);
  const isMet = (most ?? 0) >= days;
  return [
    {
      name: 'singleRoundDays',
      article: articles.singleRoundDays,
      required: days,
      actual: most,
      met: isMet ? true : known.length < norms.length ? null : false,
    },
  ];
}

/** Asked for as soon as one norm is later than the day it was introduced (B.01 1.5.6). */
function onSwissNorm(
  norms: readonly KeptNorm[],
  { application, articles }: TitleProperties,
): ApplicationCondition[] {
  const rule = application?.swissNorm;
  if (rule === undefined || !norms.some(({ lastDay }) => lastDay > rule.after)) return [];
  const found = norms.filter(
    ({ swiss, otherEvent }) =>
      (rule.otherEventsQualify && otherEvent) ||
      (swiss !== null &&
        swiss.participants >= rule.participants &&
        swiss.averageRating >= rule.averageRating),
  ).length;
  return [
    {
      name: 'swissNorm',
      article: articles.swissNorm,
      required: 1,
      actual: found,
      met: found >= 1,
    },
  ];
}
