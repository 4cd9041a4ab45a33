import { NORM_TITLES, type NormTitle } from '../../rules/editions/title-properties.ts';

/** What a norm asks for, one line of a verdict each. */
export const NORM_CONDITIONS = [
  'games',
  'allRounds',
  'foreignFederations',
  'foreignOpponents',
  'ownFederation',
  'oneFederation',
  'ratedOpponents',
  'titledOpponents',
  'classOfOpponents',
  'average',
  'score',
  'performance',
  'scorelessOpponents',
] as const;
export type NormConditionName = (typeof NORM_CONDITIONS)[number];

/** A condition with what it asks for and what was found; `met` is null where it cannot be decided. */
export interface NormCondition<Name extends string = NormConditionName> {
  readonly name: Name;
  readonly article: string;
  /** Of several ways, one of them as it is written: `2 IM + 1 GM`. */
  readonly required: number | string;
  readonly actual: number | string | null;
  readonly met: boolean | null;
}

/** From the number that is sure to the number that may be, as unknown data turn out. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export const isAtLeast = ({ least, most }: Range, required: number): boolean | null =>
  least >= required ? true : most >= required ? null : false;

export const isAtMost = ({ least, most }: Range, allowed: number): boolean | null =>
  most <= allowed ? true : least <= allowed ? null : false;

/** Whether one of two conditions is enough. */
export const either = (a: boolean | null, b: boolean | null): boolean | null =>
  a === true || b === true ? true : a === null || b === null ? null : false;

/** Whether all hold; null where some cannot be decided and none fails. */
export function allMet(conditions: readonly { readonly met: boolean | null }[]): boolean | null {
  if (conditions.some(({ met }) => met === false)) return false;
  return conditions.some(({ met }) => met === null) ? null : true;
}

/** Titles of women are won by women alone (B.01 0.3). */
export const isWomensTitle = (title: NormTitle): boolean => title.startsWith('W');

const HELD_WITH: Readonly<Record<string, readonly NormTitle[]>> = {
  GM: [],
  IM: ['GM', 'WGM'],
  WGM: ['GM', 'IM'],
  WIM: ['GM', 'IM', 'WGM'],
};

/** The titles a player can still make norms for; sex unknown leaves all. */
export function titlesToWin(held: string | null, sex: 'm' | 'w' | undefined): readonly NormTitle[] {
  const open = HELD_WITH[held ?? ''] ?? NORM_TITLES;
  return sex === 'm' ? open.filter((title) => !isWomensTitle(title)) : open;
}
