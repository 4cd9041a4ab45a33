import type { DubovArticles, DubovCriterion } from '../../rules/editions/dubov-criteria.ts';
import { compareValues } from '../compare-values.ts';
import type { PlayerState } from './player-state.ts';
import { timesCounted } from './readings.ts';
import type { CriterionValue } from './trace.ts';

/** A bracket as the criteria judge it. */
export interface JudgedBracket {
  readonly score: number;
  readonly upfloaters: readonly PlayerState[];
  /** Players who miss their colour preference. */
  readonly missedPreferences: number;
  readonly isLastRound: boolean;
}

/** C5 to C10 of a bracket, in descending priority; the last round knows no C8 to C10. */
export function evaluate(bracket: JudgedBracket, articles: DubovArticles): CriterionValue[] {
  const { score, upfloaters, missedPreferences, isLastRound } = bracket;
  const value = (
    criterion: DubovCriterion,
    figure: number,
    sizes: readonly number[] = [],
  ): CriterionValue => ({ criterion, article: articles.criteria[criterion], value: figure, sizes });
  const count = (has: (player: PlayerState) => boolean): number => upfloaters.filter(has).length;
  const differences = upfloaters.map((player) => score - player.score).sort((a, b) => b - a);
  const times = upfloaters.reduce((sum, player) => sum + timesCounted(player), 0);
  return [
    value('upfloaters', upfloaters.length),
    value('scoreDifferences', differences.length, differences),
    value('colourPreference', missedPreferences),
    ...(isLastRound
      ? []
      : [
          value(
            'maximumUpfloaters',
            count((player) => player.isMaximumUpfloater),
          ),
          value('maximumUpfloaterTimes', times),
          value(
            'upfloatLastRound',
            count((player) => player.upfloatedLastRound),
          ),
        ]),
  ];
}

/** The first criterion by which two brackets differ; null when they are equally good. */
export function firstDifference(
  a: readonly CriterionValue[],
  b: readonly CriterionValue[],
): { readonly a: CriterionValue; readonly b: CriterionValue; readonly order: number } | null {
  for (const [place, mine] of a.entries()) {
    const theirs = b[place];
    if (!theirs) continue;
    const order = compareValues(mine, theirs);
    if (order !== 0) return { a: mine, b: theirs, order };
  }
  return null;
}
