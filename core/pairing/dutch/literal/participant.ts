import { type Colour } from '../../../rules/colour.ts';
import type { SwissProperties } from '../../../rules/editions/swiss.ts';
import type { Tpn } from '../../../rules/identity.ts';
import { isPlayed } from '../../../rules/outcome.ts';
import { pointsFromTenths, type Points } from '../../../rules/points.ts';
import type { PlayerRecord, RoundRecord } from '../../../rules/record.ts';
import { pairingPointsOfRound, pointsOfRound, type ScoringSystem } from '../../../rules/scoring.ts';
import type { PairingRequest } from '../../system.ts';
import { colourPreference, type ColourPreference } from './colour-preference.ts';
import { floatOf, type Float } from './floats.ts';

/** A player of this round with everything section A (2026: article 1) defines about one. */
export interface Participant {
  readonly tpn: Tpn;
  /** The pairing number among those who have one, for E.5 (2026: 5.2.5). */
  readonly number: number;
  /** One bit of a set of participants. */
  readonly bit: number;
  /** The pairing score: points, adjourned games as draws, virtual points of this round. */
  readonly score: Points;
  /** Without the virtual points. */
  readonly ownScore: Points;
  readonly met: ReadonlySet<Tpn>;
  /** Colours of the games really played, the oldest first (C.04.2 D.5, 2026: 3.4). */
  readonly colours: readonly Colour[];
  /** A.6, 2026: 1.6. */
  readonly colourDifference: number;
  readonly preference: ColourPreference | null;
  /** A.7, 2026: 1.8. */
  readonly topscorer: boolean;
  readonly floatBefore: Float | null;
  readonly floatTwoBefore: Float | null;
  readonly mayHaveBye: boolean;
  readonly unplayedGames: number;
}

/** The participants to be paired, ranked by score, then pairing number (A.2, 2026: 1.2). */
export function participants(request: PairingRequest): Participant[] {
  const scores = new Map(request.players.map((p) => [p.tpn, scoreBefore(request, p)]));
  const numbers = pairingNumbers(request);
  return request.players
    .filter((player) => !request.absent.has(player.tpn))
    .map((player) => ({ player, score: scoreOf(scores, player.tpn, request.round) }))
    .sort((a, b) => b.score - a.score || a.player.tpn - b.player.tpn)
    .map(({ player, score }, rank) => {
      const past = pastRounds(player, request.round);
      const games = past.filter((record) => isPlayed(record.outcome));
      const colours = games.map((game) => game.colour).filter((colour) => colour !== null);
      const ownScore = ownPoints(past, request.scoring);
      const float = (round: number): Float | null =>
        round < 1
          ? null
          : floatOf(past[round - 1], {
              unplayed: request.edition.dutch.unplayedDownfloat,
              scoring: request.scoring,
              own: scoreOf(scores, player.tpn, round),
              opponent: (tpn) => scoreOf(scores, tpn, round),
            });
      return {
        tpn: player.tpn,
        number: numbers.get(player.tpn) ?? player.tpn,
        bit: 1 << rank,
        score,
        ownScore,
        met: new Set(games.map((game) => game.opponent).filter((tpn) => tpn !== null)),
        colours,
        colourDifference: colourDifference(colours),
        preference: colourPreference(colours),
        topscorer: isTopscorer(ownScore, request),
        floatBefore: float(request.round - 1),
        floatTwoBefore: float(request.round - 2),
        mayHaveBye: !past.some((record) =>
          isBarring(record, request.edition.byeBarredBy, request.scoring),
        ),
        unplayedGames: request.round - 1 - games.length,
      };
    });
}

function pastRounds(player: PlayerRecord, round: number): readonly RoundRecord[] {
  return player.rounds.slice(0, round - 1);
}

function ownPoints(past: readonly RoundRecord[], scoring: ScoringSystem): Points {
  let tenths = 0;
  for (const record of past) tenths += pairingPointsOfRound(record, scoring);
  return pointsFromTenths(tenths);
}

/** The pairing score a player had when a given round was paired. */
function scoreBefore(request: PairingRequest, player: PlayerRecord): (round: number) => Points {
  return (round) => {
    const virtual = request.virtualPoints?.(player.tpn, round) ?? 0;
    return pointsFromTenths(ownPoints(pastRounds(player, round), request.scoring) + virtual);
  };
}

function scoreOf(
  scores: ReadonlyMap<Tpn, (round: number) => Points>,
  tpn: Tpn,
  round: number,
): Points {
  const score = scores.get(tpn);
  if (score === undefined) throw new RangeError(`no player has pairing number ${tpn}`);
  return score(round);
}

/**
 * Who has not been taken into account for any pairing yet has no pairing number, and does not
 * shift the parity of the others (C.04.2 C.3, 2026: 2.4; FIDE ruling of 28 August 2026).
 */
function pairingNumbers(request: PairingRequest): Map<Tpn, number> {
  const numbered = request.players
    .filter(
      (player) =>
        !request.absent.has(player.tpn) ||
        pastRounds(player, request.round).some(
          (record) => record.opponent !== null || record.outcome === 'pairingAllocatedBye',
        ),
    )
    .map((player) => player.tpn)
    .sort((a, b) => a - b);
  return new Map(numbered.map((tpn, index) => [tpn, index + 1]));
}

function colourDifference(colours: readonly Colour[]): number {
  const whites = colours.filter((colour) => colour === 'white').length;
  return whites - (colours.length - whites);
}

/** A.7, 2026: 1.8: over half of the points that could be won before the final round. */
function isTopscorer(score: Points, request: PairingRequest): boolean {
  const maximum = request.scoring.win * (request.round - 1);
  return request.round === request.rounds && 2 * score > maximum;
}

/** C.04.1.d, 2026: C.04.1 4. */
function isBarring(
  record: RoundRecord,
  rule: SwissProperties['byeBarredBy'],
  scoring: ScoringSystem,
): boolean {
  if (record.outcome === 'pairingAllocatedBye') return true;
  switch (rule) {
    case 'byeOrForfeitWin':
      return record.outcome === 'forfeitWin';
    case 'byeOrWinPointsUnplayed':
      return !isPlayed(record.outcome) && pointsOfRound(record, scoring) >= scoring.win;
  }
}
