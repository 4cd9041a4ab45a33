import { AIDS_ON_SHEETS, isMaterial, sheetOf, sheetOfAid } from './aids.ts';
import { isDisabled, type Aid, type NeedKind, type PlayerNeeds } from './need.ts';

/** What somebody looks at in the hall before round 1 (LA 7.1 to 7.4, D.1, D.2.6). */
export const HALL_ITEMS = [
  'stepFree',
  'toilets',
  'table',
  'reach',
  'nearDoor',
  'notIsolated',
  'quietPlace',
  'writtenNews',
  'rest',
  'secondBoard',
  'grip',
  'ownRecord',
  'adaptedClock',
  'light',
  'escort',
  'goBetween',
  'explainer',
] as const satisfies readonly (Aid | 'notIsolated')[];
export type HallItem = (typeof HALL_ITEMS)[number];

/** Looked at for everybody of a sheet, asked for or not. */
const BASICS: readonly HallItem[] = ['stepFree', 'toilets', 'table'];

/** One line of the list. */
export interface HallLine<P> {
  readonly item: HallItem;
  readonly article: string;
  readonly players: readonly P[];
  /** How many pieces the house has to lay out; null where it is no thing, or all are brought. */
  readonly pieces: number | null;
}

/** The lines that the needs of these players ask for, in order. */
export function hallLines<P extends { readonly needs: PlayerNeeds }>(
  players: readonly P[],
): HallLine<P>[] {
  return HALL_ITEMS.flatMap((item) => {
    const asking = players.filter(({ needs }) => concerns(item, needs));
    if (asking.length === 0) return [];
    const kinds = asking.flatMap(({ needs }) => needs.kinds);
    return [
      { item, article: articleOf(item, kinds), players: asking, pieces: piecesOf(item, asking) },
    ];
  });
}

/** Lines that have to be looked at again when a player needs something more of the hall. */
export const asksAnew = (before: PlayerNeeds, after: PlayerNeeds): HallItem[] =>
  HALL_ITEMS.filter((item) => {
    if (!concerns(item, after)) return false;
    const brought = (needs: PlayerNeeds): boolean => needs.brings.some((aid) => aid === item);
    return !concerns(item, before) || (brought(before) && !brought(after));
  });

function concerns(item: HallItem, needs: PlayerNeeds): boolean {
  // A fixed board is not put by the exit or the toilets, away from the others.
  if (item === 'notIsolated') return isDisabled(needs) && !needs.aids.includes('nearDoor');
  if (needs.aids.includes(item)) return true;
  return BASICS.includes(item) && needs.kinds.some((kind) => onSheet(item, kind));
}

const onSheet = (aid: Aid, kind: NeedKind): boolean => AIDS_ON_SHEETS[aid].sheets.includes(kind);

function articleOf(item: HallItem, kinds: readonly NeedKind[]): string {
  if (item === 'notIsolated') return sheetOf(kinds[0] ?? 'motor');
  return sheetOfAid(item, kinds);
}

function piecesOf(
  item: HallItem,
  asking: readonly { readonly needs: PlayerNeeds }[],
): number | null {
  // A player's own way of recording is the player's to bring.
  if (item === 'notIsolated' || item === 'ownRecord' || !isMaterial(item)) return null;
  const pieces = asking.filter(({ needs }) => !needs.brings.includes(item)).length;
  return pieces === 0 ? null : pieces;
}
