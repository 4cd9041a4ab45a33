import type { MatchSheetView } from './match-sheets.ts';

/** How a sheet stands: signed by both or not, and what is in the way. */
export const SHEET_STANDINGS = ['signed', 'contested', 'changed', 'half', 'unsigned'] as const;
export type SheetStanding = (typeof SHEET_STANDINGS)[number];

export function sheetStanding({
  first,
  second,
}: Pick<MatchSheetView, 'first' | 'second'>): SheetStanding {
  const answers = [first.answer, second.answer];
  const inForce = answers.filter((one) => one?.changed === false);
  if (inForce.some((one) => one?.word === 'contested')) return 'contested';
  if (answers.some((one) => one?.changed === true)) return 'changed';
  return inForce.length === 2 ? 'signed' : inForce.length === 1 ? 'half' : 'unsigned';
}
