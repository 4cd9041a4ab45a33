import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { Boards } from '@ronde/core/tournament/line-ups.ts';
import type { TeamLineUp } from '@ronde/core/tournament/views/line-ups.ts';

/** Somebody on a board; whoever sat there takes the board the player comes from. */
export function withPlayer(boards: Boards, index: number, player: PlayerId | null): Boards {
  const from = player === null ? -1 : boards.indexOf(player);
  const before = boards[index] ?? null;
  return boards.map((one, at) => (at === index ? player : at === from ? before : one));
}

/** Whether the players do not stand as on the list, from the top down. */
export function isAgainstList(boards: Boards, roster: TeamLineUp['roster']): boolean {
  const places = boards.flatMap((player) =>
    player === null ? [] : [roster.findIndex(({ id }) => id === player)],
  );
  return places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0));
}

/** What a team begins with: as handed in, as last time, or the list from the top. */
export const proposedFor = ({ handedIn, last, boards, roster }: TeamLineUp): Boards => {
  const onList = new Set(roster.filter(({ available }) => available).map(({ id }) => id));
  const fits = last?.length === boards.length && last.every((id) => id === null || onList.has(id));
  return handedIn ?? (fits ? last : boards);
};

export const sameBoards = (one: Boards, other: Boards): boolean =>
  one.length === other.length && one.every((player, at) => player === other[at]);
