import type { Tpn } from '../../rules/identity.ts';
import { colourState, coloursPlayed, type ColourState } from '../colours/colour-preference.ts';
import { opponentsMet } from '../field/opponents-met.ts';
import { barsFromByeFirst } from '../field/pairing-allocated-bye.ts';
import { scoresBefore } from '../field/scores-before.ts';
import type { PairingRequest } from '../system.ts';
import { oppositions, type Opposition } from './opposition.ts';

/** Everything article 1 says of a player who is to be paired. */
export interface PlayerState extends Opposition {
  readonly tpn: Tpn;
  /** Points, and virtual points if any, in tenths (C.04.7 1.5). */
  readonly score: number;
  /** Points without the virtual ones. */
  readonly points: number;
  readonly colours: ColourState;
  /** Games played over the board (3.1.4). */
  readonly games: number;
  readonly met: ReadonlySet<Tpn>;
  readonly mayHaveBye: boolean;
}

/** States of the players to be paired, by score and ranking (1.2, 1.8). */
export function playerStates(request: PairingRequest): PlayerState[] {
  const { round, absent, players } = request;
  const opposition = oppositions(request);
  return players
    .filter(({ tpn }) => !absent.has(tpn))
    .map((player): PlayerState => {
      const earlier = player.rounds.slice(0, round - 1);
      const met = opponentsMet(earlier);
      const score = scoresBefore(player, request)[round - 1];
      return {
        tpn: player.tpn,
        score: score?.pairing ?? 0,
        points: score?.points ?? 0,
        colours: colourState(coloursPlayed(player.rounds, round)),
        games: met.length,
        met: new Set(met),
        // 3.1.1 with C2.
        mayHaveBye: !earlier.some((record) => barsFromByeFirst(record, request)),
        ...(opposition.get(player.tpn) ?? { buchholz: 0, sonnebornBerger: 0 }),
      };
    })
    .sort((a, b) => b.score - a.score || byRanking(a, b));
}

/** 1.8: the index, then the pairing number; scores are not asked for. */
export const byRanking = (a: PlayerState, b: PlayerState): number =>
  b.buchholz - a.buchholz || b.sonnebornBerger - a.sonnebornBerger || a.tpn - b.tpn;
