import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { GrantedBye } from '@ronde/core/rules/outcome.ts';
import type { Command } from '@ronde/core/tournament/command.ts';

/** Somebody the dialog is about. */
export interface Named {
  readonly id: PlayerId;
  readonly name: string;
}

/** Absences of several players are one entry a round: one word undoes them. */
export function byeCommands(
  players: readonly Named[],
  rounds: readonly number[],
  bye: GrantedBye,
): Command[] {
  const ascending = [...rounds].sort((a, b) => a - b);
  if (bye === 'zeroPointBye' && players.length > 1) {
    const ids = players.map(({ id }) => id);
    return ascending.map((round) => ({ type: 'announceAbsences', players: ids, round }));
  }
  return ascending.flatMap((round) =>
    players.map(({ id }): Command => ({ type: 'grantBye', player: id, round, bye })),
  );
}
