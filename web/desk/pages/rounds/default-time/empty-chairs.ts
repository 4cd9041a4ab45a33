import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import {
  boardsNotBegun,
  forfeitFor,
  isDefaultTimeOver,
  type DefaultTime,
} from '@ronde/core/tournament/default-time.ts';
import type { BoardSide, BoardView, RoundView } from '@ronde/core/tournament/views/round.ts';

/** A board at which somebody is missing. */
export interface EmptyChair {
  readonly board: number;
  readonly absent: readonly BoardSide[];
  /** What the end of the default time makes of it. */
  readonly forfeit: GameOutcome;
}

export interface EmptyChairs {
  readonly time: DefaultTime;
  readonly over: boolean;
  /** Whole minutes until it is over; 0 then. */
  readonly left: number;
  readonly chairs: readonly EmptyChair[];
  /** Boards at which somebody may still be missing. */
  readonly open: readonly BoardView[];
  readonly noted: readonly PlayerId[];
}

/** What the page of a round says of the default time; null where there is nothing to say. */
export function emptyChairs(
  view: Pick<RoundView, 'defaultTime' | 'absentees' | 'boards' | 'stage'>,
  now: string,
): EmptyChairs | null {
  const { defaultTime: time, absentees, boards } = view;
  if (time === null || view.stage === 'closed') return null;
  const open = boards.filter(({ outcome }) => outcome.kind === 'notEntered');
  const games = boards.map((one) => ({ ...one, white: one.white.id, black: one.black.id }));
  const chairs = boardsNotBegun(games, absentees).flatMap(({ game, absent }) => {
    const { white, black } = boards.find(({ board }) => board === game.board) ?? {};
    if (white === undefined || black === undefined) return [];
    const sides = { white, black };
    return [
      {
        board: game.board,
        absent: absent.map((colour) => sides[colour]),
        forfeit: forfeitFor(absent),
      },
    ];
  });
  const over = isDefaultTimeOver(time, now);
  const nobodyLooked = absentees === null && open.length === boards.length;
  if (open.length === 0 || (chairs.length === 0 && !nobodyLooked && over)) return null;
  const left = Math.max(0, Math.ceil((Date.parse(time.until) - Date.parse(now)) / 60_000));
  return { time, over, left, chairs, open, noted: absentees ?? [] };
}
