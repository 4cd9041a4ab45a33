import type { Tpn } from '../../rules/identity.ts';
import { pairingPointsOfRound } from '../../rules/scoring.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { colourState, coloursPlayed, type ColourState } from '../colours/colour-preference.ts';
import { isTopscorer } from '../colours/topscorer.ts';
import type { PairingRequest } from '../system.ts';
import { barsFromBye } from './bye-eligibility.ts';
import { playedFloat, unplayedFloat, wasPlayed, type Float } from '../floats.ts';

/** Everything the criteria ask about a player who is to be paired. */
export interface PlayerState {
  readonly tpn: Tpn;
  /** Place among the players who have a pairing number (C.04.2 2.4: a late entry has none before it comes). */
  readonly number: number;
  /** Points, and virtual points if any, in tenths. */
  readonly score: number;
  /** Points without the virtual ones. */
  readonly points: number;
  readonly colours: ColourState;
  readonly met: readonly Tpn[];
  readonly lastFloat: Float;
  readonly floatTwoRoundsAgo: Float;
  readonly mayHaveBye: boolean;
  readonly unplayedGames: number;
  /** More than half the points one could have before the last round (C.04.3 A.7, 2026: 1.8). */
  readonly topscorer: boolean;
}

/** States of the players to be paired, in order of score and pairing number (C.04.3 A.2, 2026: 1.2). */
export function playerStates(request: PairingRequest): PlayerState[] {
  const { round, absent } = request;
  const scores = scoresBeforeRounds(request);
  const states: PlayerState[] = [];
  let number = 0;
  const inOrder = [...request.players].sort((a, b) => a.tpn - b.tpn);
  for (const player of inOrder) {
    const isAbsent = absent.has(player.tpn);
    if (!isAbsent || hasBeenPaired(player, round)) number++;
    if (isAbsent) continue;
    const earlier = player.rounds.slice(0, round - 1);
    const played = earlier.filter(wasPlayed);
    const score = scores.pairing(player.tpn, round);
    const points = scores.points(player.tpn, round);
    states.push({
      tpn: player.tpn,
      number,
      score,
      points,
      colours: colourState(coloursPlayed(player.rounds, round)),
      met: played.flatMap((record) => (record.opponent === null ? [] : [record.opponent])),
      lastFloat: floatOf(player, round - 1, scores, request),
      floatTwoRoundsAgo: floatOf(player, round - 2, scores, request),
      mayHaveBye: !earlier.some((record) => barsFromBye(record, request)),
      unplayedGames: round - 1 - played.length,
      topscorer: isTopscorer(points, request),
    });
  }
  return states.sort((a, b) => b.score - a.score || a.tpn - b.tpn);
}

/** Whether a player has been taken into account for a pairing before `round`. */
function hasBeenPaired(player: PlayerRecord, round: number): boolean {
  return player.rounds
    .slice(0, round - 1)
    .some((record) => record.opponent !== null || record.outcome === 'pairingAllocatedBye');
}

function floatOf(
  player: PlayerRecord,
  round: number,
  scores: Scores,
  request: PairingRequest,
): Float {
  if (round < 1) return null;
  const record = player.rounds[round - 1];
  if (!wasPlayed(record) || record.opponent === null) return unplayedFloat(record, request);
  return playedFloat(scores.pairing(player.tpn, round), scores.pairing(record.opponent, round));
}

interface Scores {
  /** Points before a round. */
  points(player: Tpn, round: number): number;
  /** The same with the virtual points of that round. */
  pairing(player: Tpn, round: number): number;
}

function scoresBeforeRounds(request: PairingRequest): Scores {
  const before = new Map<Tpn, number[]>();
  for (const player of request.players) {
    const sums = [0];
    for (let round = 1; round < request.round; round++) {
      const record = player.rounds[round - 1];
      const gain = record ? pairingPointsOfRound(record, request.scoring) : 0;
      sums.push((sums[round - 1] ?? 0) + gain);
    }
    before.set(player.tpn, sums);
  }
  const points = (player: Tpn, round: number): number => before.get(player)?.[round - 1] ?? 0;
  return {
    points,
    pairing: (player, round) =>
      points(player, round) + (request.virtualPoints?.(player, round) ?? 0),
  };
}
