import type { BoardState, CockpitBoard } from '@ronde/core/tournament/views/cockpit.ts';

/** How a board looks on the map: its state, or late where it is open for too long. */
export type BoardLook = BoardState | 'late';

/** In the order in which an arbiter walks to them. */
export const BOARD_LOOKS = [
  'disputed',
  'questioned',
  'late',
  'claimed',
  'open',
  'adjourned',
  'entered',
  'verified',
] as const satisfies readonly BoardLook[];

export const isOpen = (look: BoardLook): boolean =>
  look === 'open' || look === 'late' || look === 'claimed' || look === 'disputed';

export const lookOf = ({ state }: Pick<CockpitBoard, 'state'>, late: boolean): BoardLook =>
  late && (state === 'open' || state === 'claimed') ? 'late' : state;

/** How many boards look how, those that occur. */
export function countLooks(
  looks: readonly BoardLook[],
): { readonly look: BoardLook; readonly count: number }[] {
  return BOARD_LOOKS.flatMap((look) => {
    const count = looks.filter((one) => one === look).length;
    return count === 0 ? [] : [{ look, count }];
  });
}

/** Boards an arbiter looks after: those in trouble first, then the open ones, each by number. */
export function boardsToWatch<T extends { readonly look: BoardLook }>(boards: readonly T[]): T[] {
  const place = (look: BoardLook): number => BOARD_LOOKS.indexOf(look);
  return boards
    .filter(({ look }) => isOpen(look) || look === 'questioned')
    .toSorted((a, b) => place(a.look) - place(b.look));
}
