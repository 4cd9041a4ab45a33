import { AIDS, type Aid, type AidColumn, type NeedKind } from './need.ts';

/** An aid as the sheets have it. */
export interface AidOnSheets {
  readonly column: AidColumn;
  /** The sheets that name it. */
  readonly sheets: readonly NeedKind[];
}

const EVERY_SHEET: readonly NeedKind[] = ['motor', 'visual', 'hearing', 'intellectual'];
const WITH_A_TABLE: readonly NeedKind[] = ['motor', 'visual', 'hearing'];

const on = (column: AidColumn, ...sheets: readonly NeedKind[]): AidOnSheets => ({ column, sheets });

/** Column and sheets of every aid (LA 7.1 to 7.4, lines 14026-14058). */
export const AIDS_ON_SHEETS: Readonly<Record<Aid, AidOnSheets>> = {
  stepFree: on('access', ...WITH_A_TABLE),
  toilets: on('access', ...EVERY_SHEET),
  table: on('access', ...WITH_A_TABLE),
  reach: on('access', ...WITH_A_TABLE),
  // A wish of the player alone: the sheets ask not to put fixed boards there by habit.
  nearDoor: on('access', ...EVERY_SHEET),
  quietPlace: on('access', 'intellectual'),
  writtenNews: on('access', 'hearing', 'intellectual'),
  rest: on('access', 'intellectual'),
  secondBoard: on('material', 'visual'),
  grip: on('material', ...EVERY_SHEET),
  ownRecord: on('material', ...EVERY_SHEET),
  adaptedClock: on('material', 'visual', 'hearing', 'intellectual'),
  light: on('material', 'hearing'),
  escort: on('human', 'visual', 'hearing', 'intellectual'),
  recorder: on('human', 'motor', 'visual'),
  mover: on('human', 'motor', 'visual'),
  clockHand: on('human', ...EVERY_SHEET),
  // D.2.10.2 of the Laws: the sheet of the blind leaves it to them.
  announcer: on('human', 'visual'),
  goBetween: on('human', 'hearing'),
  explainer: on('human', 'intellectual'),
};

const SHEET: Readonly<Record<NeedKind, string>> = {
  motor: 'LA 7.1',
  visual: 'LA 7.2',
  hearing: 'LA 7.3',
  intellectual: 'LA 7.4',
};

/** `LA 7.2`: the sheet of a kind. */
export const sheetOf = (kind: NeedKind): string => SHEET[kind];

/** Where an aid stands: on the sheet of one of the kinds, else on the first that names it. */
export function sheetOfAid(aid: Aid, kinds: readonly NeedKind[]): string {
  const { sheets } = AIDS_ON_SHEETS[aid];
  const [first = 'motor'] = sheets;
  return SHEET[kinds.find((kind) => sheets.includes(kind)) ?? first];
}

export const aidsIn = (column: AidColumn): readonly Aid[] =>
  AIDS.filter((aid) => AIDS_ON_SHEETS[aid].column === column);

/** What a sheet proposes for a kind, for the form that is filled in with the player. */
export const aidsFor = (kind: NeedKind): readonly Aid[] =>
  AIDS.filter((aid) => AIDS_ON_SHEETS[aid].sheets.includes(kind));

export const isMaterial = (aid: Aid): boolean => AIDS_ON_SHEETS[aid].column === 'material';
