import type { NormTitle, TitleProperties } from '../../rules/editions/title-properties.ts';
import type { ComingRound, NormOpponent, RestOfEvent } from './candidate.ts';

/** Beyond so many choices of opponents they are bounded and not tried one by one. */
const MOST_CHOICES = 1000;

/** How many rounds to come may have an opponent who is not known yet. */
export const openRounds = ({ coming }: Pick<RestOfEvent, 'coming'>): number =>
  coming.filter(({ opponent }) => opponent === null).length;

/** The ratings of the strongest who can be met in the rounds whose opponents are not known. */
export function strongestRatings(rest: RestOfEvent): readonly number[] {
  const { field, meetsOnce } = rest;
  return Array.from({ length: openRounds(rest) }, (_, index) => field[meetsOnce ? index : 0])
    .filter((opponent) => opponent !== undefined)
    .map(({ rating }) => rating);
}

/** Better opponents than there can be: the strongest ratings, with whatever titles and federations help. */
export const bestThinkable = (rest: RestOfEvent): readonly ComingRound[] =>
  filled(
    rest.coming,
    strongestRatings(rest).map((rating, index) => anybody(rating, index)),
  );

/**
 * Everybody who can be met in the rounds to come, in every way that may serve a norm best: of opponents alike in
 * title and federation the strongest. Null where there are too many ways, or players may meet again.
 */
export function waysToMeet(
  title: NormTitle,
  rest: RestOfEvent,
  rules: TitleProperties,
): readonly (readonly ComingRound[])[] | null {
  const open = openRounds(rest);
  if (open === 0 || !rest.meetsOnce) return null;
  const classes = alike(title, rest.field, rules);
  if (choices(classes.length, open) > MOST_CHOICES) return null;
  return subsetsOf(classes, Math.min(open, rest.field.length)).map((opponents) =>
    filled(rest.coming, opponents),
  );
}

const anybody = (rating: number, index: number): NormOpponent => ({
  id: -1 - index,
  name: '',
  rating,
  title: null,
  federation: null,
});

/** A round for which nobody is left brings no game. */
function filled(
  coming: readonly ComingRound[],
  opponents: readonly NormOpponent[],
): readonly ComingRound[] {
  let next = 0;
  return coming.map((round) => {
    if (round.opponent !== null) return round;
    const opponent = opponents[next] ?? null;
    next += 1;
    return { ...round, opponent };
  });
}

/** The field by what a norm tells apart; each class strongest first. */
function alike(
  title: NormTitle,
  field: readonly NormOpponent[],
  { titled, classOfOpponents }: TitleProperties,
): readonly (readonly NormOpponent[])[] {
  const rule = classOfOpponents[title];
  const ofTitle = (held: NormOpponent['title']): string => {
    if (held === null || held === 'none') return String(held);
    if (rule.kind === 'anyOf') return held;
    return `${titled.titles.includes(held)} ${rule.among.includes(held)}`;
  };
  const classes = new Map<string, NormOpponent[]>();
  for (const opponent of field) {
    const key = `${ofTitle(opponent.title)} ${opponent.federation ?? '?'}`;
    classes.set(key, [...(classes.get(key) ?? []), opponent]);
  }
  return [...classes.values()];
}

/** How many ways there are to take so many of so many classes, each as often as one likes. */
function choices(classes: number, count: number): number {
  let ways = 1;
  for (let at = 1; at <= count; at += 1) ways = (ways * (classes + at - 1)) / at;
  return ways;
}

/** So many opponents, of each class its strongest. */
function subsetsOf(
  [first, ...others]: readonly (readonly NormOpponent[])[],
  count: number,
): readonly (readonly NormOpponent[])[] {
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return Array.from({ length: Math.min(count, first.length) + 1 }, (_, taken) => taken)
    .reverse()
    .flatMap((taken) =>
      subsetsOf(others, count - taken).map((rest) => [...first.slice(0, taken), ...rest]),
    );
}
