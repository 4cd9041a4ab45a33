import { readScore } from '@ronde/core/decisions/claims/played-game.ts';
import { canMate, type CanMate } from '@ronde/core/decisions/mate/can-mate.ts';
import { isPlayable } from '@ronde/core/decisions/position/position-faults.ts';
import { opposite, type Colour } from '@ronde/core/rules/colour.ts';

export type MateLook = CanMate | { readonly answer: 'unreadable' };

/** Whether the opponent of a player could still mate, in a position or after moves as they are typed. */
export function couldOpponentMate(text: string, player: Colour): MateLook {
  const read = readScore(text);
  const last = 'refused' in read ? undefined : read.game.positions.at(-1);
  if ('refused' in read || last === undefined) return { answer: 'unreadable' };
  if (read.game.fault !== null || !isPlayable(read.game.startFaults)) {
    return { answer: 'unreadable' };
  }
  return canMate(last, opposite(player));
}
