import type { Colour } from '../../../rules/colour.ts';
import { isPlayed } from '../../../rules/outcome.ts';
import type { PlayerRecord } from '../../../rules/record.ts';
import { pairingPointsOfRound } from '../../../rules/scoring.ts';
import type { LiteralParticipant, MayMeet } from '../../literal-upfloaters.ts';
import type { PairingRequest } from '../../system.ts';

/** A player of this round with everything article 1 defines about one. */
export interface Participant extends LiteralParticipant {
  readonly ownScore: number;
  readonly colours: readonly Colour[];
}

export const participants = (request: PairingRequest): Participant[] =>
  request.players
    .filter(({ tpn }) => !request.absent.has(tpn))
    .map((player) => participant(player, request));

function participant(player: PlayerRecord, request: PairingRequest): Participant {
  const { round, virtualPoints } = request;
  const past = player.rounds.slice(0, round - 1);
  const matches = past.filter(({ opponent, outcome }) => opponent !== null && isPlayed(outcome));
  const ownScore = pointsAfter(player, round - 1, request);
  return {
    tpn: player.tpn,
    score: ownScore + (virtualPoints?.(player.tpn, round) ?? 0),
    ownScore,
    opponents: matches.map(({ opponent }) => opponent).filter((tpn) => tpn !== null),
    colours: matches.map(({ colour }) => colour).filter((colour) => colour !== null),
    floated: floatedIn(player, round - 1, request),
    mayHaveBye: !past.some(
      ({ outcome }) =>
        outcome === 'pairingAllocatedBye' || outcome === 'forfeitWin' || outcome === 'fullPointBye',
    ),
  };
}

const pointsAfter = (player: PlayerRecord, rounds: number, { scoring }: PairingRequest): number =>
  player.rounds
    .slice(0, rounds)
    .reduce((sum, record) => sum + pairingPointsOfRound(record, scoring), 0);

/** 1.5 by reading S1. */
function floatedIn(player: PlayerRecord, round: number, request: PairingRequest): boolean {
  const record = round < 1 ? undefined : player.rounds[round - 1];
  if (!record || !isPlayed(record.outcome)) return false;
  const opponent = request.players.find(({ tpn }) => tpn === record.opponent);
  if (!opponent) return false;
  const scoreBefore = (one: PlayerRecord): number =>
    pointsAfter(one, round - 1, request) + (request.virtualPoints?.(one.tpn, round) ?? 0);
  return scoreBefore(player) !== scoreBefore(opponent);
}

/** C1 and the pairs the event prohibits. */
export const absoluteCriteria =
  ({ prohibited }: PairingRequest): MayMeet<LiteralParticipant> =>
  (a, b) =>
    !a.opponents.includes(b.tpn) &&
    !prohibited.some((group) => group.includes(a.tpn) && group.includes(b.tpn));
