import type { Tpn } from '../../rules/identity.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { coloursPlayed } from '../colours/colour-preference.ts';
import { opponentsMet } from '../field/opponents-met.ts';
import { barsFromByeFirst } from '../field/pairing-allocated-bye.ts';
import { scoresBefore } from '../field/scores-before.ts';
import type { PairingRequest } from '../system.ts';
import { averageRating } from './aro.ts';
import { dueColour, type DueColour } from './due-colour.ts';
import { maximumUpfloats } from './maximum-upfloater.ts';
import { mayBeUpfloat } from './readings.ts';

/** Everything article 1 says of a player who is to be paired. */
export interface PlayerState {
  readonly tpn: Tpn;
  /** Points, and virtual points if any, in tenths (C.04.7 1.5). */
  readonly score: number;
  /** Points without the virtual ones. */
  readonly points: number;
  readonly colours: DueColour;
  /** Games played over the board (3.1.4). */
  readonly games: number;
  readonly met: ReadonlySet<Tpn>;
  /** Average rating of opponents (1.7). */
  readonly aro: number;
  readonly upfloats: number;
  readonly isMaximumUpfloater: boolean;
  readonly upfloatedLastRound: boolean;
  readonly mayHaveBye: boolean;
}

/** States of the players to be paired, by score and pairing number (5.2.1). */
export function playerStates(request: PairingRequest): PlayerState[] {
  const { round, rounds, absent, players } = request;
  const scores = new Map(players.map((player) => [player.tpn, scoresBefore(player, request)]));
  // 1.1: everybody has a rating; who was given none counts with the nought on record.
  const ratings = new Map(players.map(({ tpn, rating }) => [tpn, rating]));
  const most = maximumUpfloats(rounds);
  const stateOf = (player: PlayerRecord): PlayerState => {
    const earlier = player.rounds.slice(0, round - 1);
    const met = opponentsMet(earlier);
    const own = scores.get(player.tpn) ?? [];
    const floats = earlier.map((record, index) => {
      if (record.opponent === null || !mayBeUpfloat(record)) return false;
      return (scores.get(record.opponent)?.[index]?.pairing ?? 0) > (own[index]?.pairing ?? 0);
    });
    const upfloats = floats.filter(Boolean).length;
    const now = own[round - 1];
    return {
      tpn: player.tpn,
      score: now?.pairing ?? 0,
      points: now?.points ?? 0,
      colours: dueColour(coloursPlayed(player.rounds, round)),
      games: met.length,
      met: new Set(met),
      aro: averageRating(met.map((opponent) => ratings.get(opponent) ?? 0)),
      upfloats,
      isMaximumUpfloater: upfloats >= most,
      upfloatedLastRound: floats[round - 2] ?? false,
      // 3.1.1 with C2.
      mayHaveBye: !earlier.some((record) => barsFromByeFirst(record, request)),
    };
  };
  return players
    .filter(({ tpn }) => !absent.has(tpn))
    .map(stateOf)
    .sort((a, b) => b.score - a.score || a.tpn - b.tpn);
}
