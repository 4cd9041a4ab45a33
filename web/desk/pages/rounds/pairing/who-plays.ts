import type { GrantedBye } from '@ronde/core/rules/outcome.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';

export interface WhoPlays {
  /** How many a pairing of the round would take in. */
  readonly playing: number;
  readonly away: readonly { readonly player: PlayerLine; readonly bye: GrantedBye }[];
}

/** Who would be paired in a round, and who has announced a bye or an absence for it. */
export function whoPlays(players: readonly PlayerLine[], round: number): WhoPlays {
  const entered = players.filter(({ left, fromRound }) => left === null && fromRound <= round);
  const away = entered.flatMap((player) => {
    const bye = player.staff?.byes.find((one) => one.round === round)?.bye;
    return bye === undefined ? [] : [{ player, bye }];
  });
  return { playing: entered.length - away.length, away };
}
