import type { Colour } from '../../rules/colour.ts';
import type { Tpn } from '../../rules/identity.ts';
import { coloursPlayed } from '../colours/colour-preference.ts';
import {
  legalField,
  prohibitedOpponents,
  type HindranceOf,
  type LegalField,
} from '../field/legal-field.ts';
import { scoresBefore } from '../field/scores-before.ts';
import type { PairingRequest } from '../system.ts';
import { wasPlayed } from './readings.ts';

/** Everything article 1 says of a player who is to be paired; a round is a match of two games. */
export interface PlayerState {
  readonly tpn: Tpn;
  readonly score: number;
  readonly points: number;
  /** Matches not ended by forfeit (3.4.3). */
  readonly games: number;
  readonly met: ReadonlySet<Tpn>;
  /** Colours of the first games of matches of which a game was played, oldest first (1.6). */
  readonly history: readonly Colour[];
  readonly floatedLastRound: boolean;
  readonly mayHaveBye: boolean;
}

/** Everybody to be paired, by score and number (1.2), with what C1 and C2 allow. */
export type MatchField = LegalField<PlayerState>;

export const fieldOf = (request: PairingRequest): MatchField =>
  legalField(playerStates(request), hindrance(request));

export function playerStates(request: PairingRequest): PlayerState[] {
  const { round, absent, players } = request;
  const scores = new Map(players.map((player) => [player.tpn, scoresBefore(player, request)]));
  return players
    .filter(({ tpn }) => !absent.has(tpn))
    .map((player): PlayerState => {
      const earlier = player.rounds.slice(0, round - 1);
      const met = earlier.filter(wasPlayed).flatMap(({ opponent }) => opponent ?? []);
      const own = scores.get(player.tpn) ?? [];
      const last = earlier[round - 2];
      const before = (list: typeof own): number => list[round - 2]?.pairing ?? 0;
      const lastOpponent = last && wasPlayed(last) ? last.opponent : null;
      return {
        tpn: player.tpn,
        score: own[round - 1]?.pairing ?? 0,
        points: own[round - 1]?.points ?? 0,
        games: met.length,
        met: new Set(met),
        history: coloursPlayed(player.rounds, round),
        floatedLastRound:
          lastOpponent !== null && before(own) !== before(scores.get(lastOpponent) ?? []),
        // C2.
        mayHaveBye: !earlier.some(({ outcome }) => BARRING.has(outcome)),
      };
    })
    .sort((a, b) => b.score - a.score || a.tpn - b.tpn);
}

const BARRING: ReadonlySet<string> = new Set(['pairingAllocatedBye', 'forfeitWin', 'fullPointBye']);

/** C1 and the pairs the event prohibits; colours keep nobody apart. */
export function hindrance(request: PairingRequest): HindranceOf<PlayerState> {
  const apart = prohibitedOpponents(request);
  return (a, b) => {
    if (a.met.has(b.tpn)) return 'rematch';
    return apart.get(a.tpn)?.has(b.tpn) ? 'prohibited' : null;
  };
}
