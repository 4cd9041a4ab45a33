import type { Problem } from '../../rules/problem.ts';

/** What of a table was not used. */
export const NOT_USED_PARTS = ['sheets', 'columns', 'lines', 'cells'] as const;
export type NotUsedPart = (typeof NOT_USED_PARTS)[number];

const PART_OF: Readonly<Record<string, NotUsedPart>> = {
  otherSheet: 'sheets',
  unusedColumn: 'columns',
  otherRating: 'columns',
  aboveHeadings: 'lines',
  headingsAgain: 'lines',
  noName: 'lines',
  total: 'lines',
  nameIsNumber: 'lines',
  twiceByFideNumber: 'lines',
  twiceByNationalNumber: 'lines',
  rating: 'cells',
  'FIDE number': 'cells',
  federation: 'cells',
  sex: 'cells',
  'birth date': 'cells',
  title: 'cells',
};

export type NotUsed = Readonly<Record<NotUsedPart, readonly Problem[]>>;

/** All that was not used, by sheets, columns, lines and cells. */
export function notUsed(problems: readonly Problem[]): NotUsed {
  const of = (part: NotUsedPart): readonly Problem[] =>
    problems.filter(({ code }) => PART_OF[code.replace(/^entries\./, '')] === part);
  return { sheets: of('sheets'), columns: of('columns'), lines: of('lines'), cells: of('cells') };
}

/** What is left of the problems: remarks on what was used all the same. */
export const otherRemarks = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ code }) => PART_OF[code.replace(/^entries\./, '')] === undefined);
