import type { IllegalMovesInGame } from '@ronde/core/tournament/incidents/incidents-of.ts';
import type { KnownAtBoards } from '@ronde/core/tournament/views/known-at-boards.ts';
import type { Heard } from '../event/answers.ts';
import type { Items } from '../outbox/outbox-rules.ts';

/** What the event knows, with the illegal moves this phone wrote that are not in what was heard. */
export function withWaiting(
  { value, position }: Pick<Heard<KnownAtBoards>, 'value' | 'position'>,
  items: Items,
): KnownAtBoards {
  let { illegalMoves } = value;
  for (const { command, state, typedAt } of items) {
    const isHeard =
      state.kind === 'written' ? state.position <= position : state.kind !== 'waiting';
    if (isHeard || command.type !== 'enterIncident' || command.kind !== 'illegal') continue;
    const { round, board, player } = command;
    if (round === undefined || board === undefined || player === undefined) continue;
    const isSame = (one: IllegalMovesInGame): boolean =>
      one.round === round && one.board === board && one.player === player;
    const before = illegalMoves.find(isSame)?.at ?? [];
    const others = illegalMoves.filter((one) => !isSame(one));
    illegalMoves = [...others, { round, board, player, at: [...before, typedAt] }];
  }
  return { ...value, illegalMoves };
}
