import type { Tpn } from '../../rules/identity.ts';
import { coloursPlayed } from '../colours/colour-preference.ts';
import { barsFromBye } from '../dutch/bye-eligibility.ts';
import {
  legalField,
  prohibitedOpponents,
  type HindranceOf,
  type LegalField,
} from '../field/legal-field.ts';
import { opponentsMet } from '../field/opponents-met.ts';
import { scoresBefore } from '../field/scores-before.ts';
import type { PairingRequest } from '../system.ts';
import { coloursCanBeGiven, dueColour, type DueColour } from './due-colour.ts';
import { coloursAreWaived, wasFloat } from './readings.ts';

/** Everything the articles ask about a player who is to be paired. */
export interface PlayerState extends DueColour {
  readonly tpn: Tpn;
  /** In tenths. */
  readonly score: number;
  readonly points: number;
  readonly games: number;
  readonly met: ReadonlySet<Tpn>;
  readonly floatedLastRound: boolean;
  readonly mayHaveBye: boolean;
}

/** Everybody to be paired, by score and number, with who is compatible (2.1). */
export type LimField = LegalField<PlayerState>;

export const fieldOf = (request: PairingRequest): LimField =>
  legalField(playerStates(request), incompatibility(request));

/** States of the players to be paired, by score and pairing number. */
export function playerStates(request: PairingRequest): PlayerState[] {
  const { round, absent, players } = request;
  const scores = new Map(players.map((player) => [player.tpn, scoresBefore(player, request)]));
  return players
    .filter(({ tpn }) => !absent.has(tpn))
    .map((player): PlayerState => {
      const earlier = player.rounds.slice(0, round - 1);
      const met = opponentsMet(earlier);
      const own = scores.get(player.tpn) ?? [];
      const before = (list: typeof own): number => list[round - 2]?.points ?? 0;
      const last = earlier[round - 2]?.opponent ?? null;
      const points = own[round - 1]?.points ?? 0;
      return {
        tpn: player.tpn,
        score: points,
        points,
        ...dueColour(coloursPlayed(player.rounds, round)),
        games: met.length,
        met: new Set(met),
        floatedLastRound: last !== null && wasFloat(before(own), before(scores.get(last) ?? [])),
        mayHaveBye: !earlier.some((record) => barsFromBye(record, request)),
      };
    })
    .sort((a, b) => b.score - a.score || a.tpn - b.tpn);
}

/** What makes two players incompatible (2.1); in the last round by article 6. */
export function incompatibility(request: PairingRequest): HindranceOf<PlayerState> {
  const apart = prohibitedOpponents(request);
  return (a, b) => {
    if (a.met.has(b.tpn)) return 'rematch';
    if (!coloursCanBeGiven(a, b) && !coloursAreWaived(request, a, b)) return 'colour';
    return apart.get(a.tpn)?.has(b.tpn) ? 'prohibited' : null;
  };
}
