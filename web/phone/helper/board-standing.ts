import { NOT_ENTERED, sameGameOutcome, type GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { BoardView, RoundView } from '@ronde/core/tournament/views/round.ts';
import type { BoardRange } from '@ronde/server/api/roles.ts';
import type { OutboxItem } from '../outbox/outbox-item.ts';
import type { Items } from '../outbox/outbox-rules.ts';

/** A round as a helper looks at it. */
export interface RoundInHand {
  readonly round: Pick<RoundView, 'round' | 'boards'> &
    Partial<Pick<RoundView, 'absentees' | 'matches'>>;
  /** Where the log stood. */
  readonly position: number;
  /** Null for all boards. */
  readonly range: BoardRange | null;
  /** This phone's entries in this tournament. */
  readonly items: Items;
}

export interface BoardStanding {
  readonly board: BoardView;
  /** `own`: this phone's last entry, which it may put right; `taken`: an arbiter's matter now. */
  readonly access: 'blank' | 'own' | 'taken';
  /** What stands on the board, or will once it is sent. */
  readonly outcome: GameOutcome;
  readonly pending: boolean;
}

type Entry = OutboxItem & {
  readonly command: Extract<OutboxItem['command'], { type: 'enterResult' }>;
};

const isEntry = (item: OutboxItem): item is Entry => item.command.type === 'enterResult';

/** Results this phone entered in a round, oldest first: those that count or will. */
export const ownEntries = (items: Items, round: number): readonly Entry[] =>
  items.filter(
    (item): item is Entry =>
      isEntry(item) &&
      item.command.round === round &&
      (item.state.kind === 'waiting' || item.state.kind === 'written'),
  );

type Said = OutboxItem & {
  readonly command: Extract<OutboxItem['command'], { type: 'enterResult' | 'questionResult' }>;
};

/** What this phone last said of a board, entered or told to the arbiters; null for nothing. */
export const lastSaid = (items: Items, round: number, board: number | null): Said | null =>
  items.findLast(
    (item): item is Said =>
      (item.command.type === 'enterResult' || item.command.type === 'questionResult') &&
      item.command.round === round &&
      item.command.board === board &&
      (item.state.kind === 'waiting' || item.state.kind === 'written'),
  ) ?? null;

/** Whether a chair is noted as empty, or will be once it is sent. */
export function isNotThere(hand: RoundInHand, player: PlayerId): boolean {
  const own = hand.items.findLast(
    ({ command, state }) =>
      command.type === 'noteAbsentees' &&
      command.round === hand.round.round &&
      command.chairs?.includes(player) === true &&
      (state.kind === 'waiting' || (state.kind === 'written' && state.position > hand.position)),
  );
  return own?.command.type === 'noteAbsentees'
    ? own.command.players.includes(player)
    : (hand.round.absentees?.includes(player) ?? false);
}

export const inRange = (board: number, range: BoardRange | null): boolean =>
  range === null || (board >= range.from && board <= range.to);

/** How a board of the round stands for this phone; null where there is none. */
export function boardStanding(hand: RoundInHand, number: number): BoardStanding | null {
  const board = hand.round.boards.find((one) => one.board === number);
  if (board === undefined) return null;
  const entries = ownEntries(hand.items, hand.round.round);
  const own = entries.findLast(({ command }) => command.board === number);
  const pending = own !== undefined && isAhead(own, hand.position);
  const outcome = pending ? own.command.outcome : board.outcome;
  return { board, access: accessTo(outcome, own, entries.at(-1)), outcome, pending };
}

/** Not yet in what the server last showed. */
const isAhead = ({ state }: Entry, position: number): boolean =>
  state.kind === 'waiting' || (state.kind === 'written' && state.position > position);

/** The server lets a helper fill blank boards and correct the last entry of their own. */
function accessTo(
  outcome: GameOutcome,
  own: Entry | undefined,
  last: Entry | undefined,
): BoardStanding['access'] {
  if (sameGameOutcome(outcome, NOT_ENTERED)) return 'blank';
  if (own === undefined || !sameGameOutcome(own.command.outcome, outcome)) return 'taken';
  const neverLeft = own.state.kind === 'waiting' && !own.tried;
  return own === last || neverLeft ? 'own' : 'taken';
}

/** Who sits now at the board of an entry, where it is not those it was typed for; null otherwise. */
export function othersAt(
  { command, shown }: Pick<OutboxItem, 'command' | 'shown'>,
  { round }: Pick<RoundInHand, 'round'>,
): readonly string[] | null {
  if (!('board' in command) || command.round !== round.round) return null;
  const board = round.boards.find((one) => one.board === command.board);
  const names = board === undefined ? [] : [board.white.name, board.black.name];
  return names.length > 0 && names.every((name) => shown.names.includes(name)) ? null : names;
}

/** Boards of the range without a result, in order. */
export const openBoards = (hand: RoundInHand): readonly BoardView[] =>
  hand.round.boards.filter(
    ({ board }) =>
      inRange(board, hand.range) && boardStanding(hand, board)?.outcome.kind === 'notEntered',
  );

/** The open board after this one, and round again; null when all are entered. */
export function nextOpen(hand: RoundInHand, after: number): number | null {
  const open = openBoards(hand).map(({ board }) => board);
  return open.find((board) => board > after) ?? open[0] ?? null;
}
