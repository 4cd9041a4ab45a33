import type { Title } from '../../rules/title.ts';
import type { AllowanceScale } from './allowance-scales.ts';

/** How many of these titles a scale counts; a candidate master does not (LA line 9303). */
export const countedTitles = (
  titles: readonly (Title | undefined)[],
  { swiss }: Pick<AllowanceScale, 'swiss'>,
): number => titles.filter((title) => title !== undefined && swiss.titles.includes(title)).length;
