import { playerId, type PlayerId } from '../rules/identity.ts';
import type { Tournament } from './state.ts';

/** Identities nobody of the tournament has, one a call. */
export function freePlayerIds(state: Tournament): () => PlayerId {
  let number = state.players.size;
  return () => {
    for (;;) {
      number += 1;
      const id = playerId(`p${number}`);
      if (!state.players.has(id)) return id;
    }
  };
}
