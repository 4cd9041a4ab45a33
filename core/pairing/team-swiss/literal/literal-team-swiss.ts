import { failure, success, type Result } from '../../../rules/result.ts';
import {
  allPairings,
  byeFirst,
  canBePairedOff,
  compare,
  literalUpfloaters,
  type MayMeet,
} from '../../literal-upfloaters.ts';
import type {
  NoLegalPairing,
  Pair,
  PairingRequest,
  RoundMaker,
  RoundPairing,
} from '../../system.ts';
import { whiteOf } from './colours.ts';
import { absoluteCriteria, participants, type Participant } from './participant.ts';

const MOST_TEAMS = 14;

type LiteralPair = readonly [Participant, Participant];

/**
 * The Swiss team pairing system article by article: every set and every pairing in the order of the text. For
 * small fields; the proof of the fast engine, never its replacement.
 */
export const literalTeamSwiss: RoundMaker = { pairRound };

function pairRound(request: PairingRequest): Result<RoundPairing, NoLegalPairing> {
  const everybody = participants(request);
  if (everybody.length > MOST_TEAMS) {
    throw new RangeError(`the literal reading is for ${MOST_TEAMS} teams at most`);
  }
  const mayMeet = absoluteCriteria(request);
  const bye = everybody.length % 2 === 0 ? null : byeFirst(everybody, mayMeet);
  const toPair = everybody.filter((team) => team !== bye);
  if (bye === undefined || !canBePairedOff(toPair, mayMeet)) {
    const article = request.edition.teamSwiss.articles.absolute.completion;
    return failure({ code: 'noLegalPairing', article, stuck: [] });
  }
  const lastTwoRounds = request.round >= request.rounds - 1;
  const pairs: LiteralPair[] = [];
  let left = toPair;
  while (left.length > 0) {
    const top = Math.max(...left.map(({ score }) => score)); // 3.2
    const residents = left.filter(({ score }) => score === top);
    const lower = left.filter(({ score }) => score < top);
    const upfloaters = literalUpfloaters(residents, lower, mayMeet, !lastTwoRounds);
    pairs.push(...pairBracket(residents, upfloaters, mayMeet, lastTwoRounds));
    left = lower.filter((team) => !upfloaters.includes(team));
  }
  return success({ pairs: boards(pairs, request), bye: bye?.tpn ?? null });
}

/** 3.6. */
function pairBracket(
  residents: readonly Participant[],
  upfloaters: readonly Participant[],
  mayMeet: MayMeet<Participant>,
  lastTwoRounds: boolean,
): readonly LiteralPair[] {
  let best: { pairs: readonly LiteralPair[]; value: readonly number[] } | null = null;
  const members = [...residents, ...upfloaters].sort((a, b) => a.tpn - b.tpn);
  for (const pairs of allPairings(members, mayMeet)) {
    // Made from the smallest number on: tops are in ascending order (3.6.2).
    const opponents = pairs.filter(
      ([a, b]) =>
        (upfloaters.includes(a) && residents.includes(b) && b.floated) ||
        (upfloaters.includes(b) && residents.includes(a) && a.floated),
    );
    const value = [
      count(
        pairs,
        (team, hasWhite) => team.wants !== null && hasWhite !== (team.wants === 'white'),
      ), // C8
      count(pairs, (team, hasWhite) => team.isStrong && hasWhite !== (team.wants === 'white')), // C9
      lastTwoRounds ? 0 : opponents.length, // C10
      ...pairs.map(([top]): number => top.tpn),
      ...pairs.map(([, bottom]): number => bottom.tpn),
    ];
    if (best === null || compare(value, best.value) < 0) best = { pairs, value };
  }
  if (best === null) throw new Error('a bracket that cannot be paired');
  return best.pairs;
}

/** Teams of a pairing of whom something holds once article 4 has given them their colours. */
function count(
  pairs: readonly LiteralPair[],
  holds: (team: Participant, hasWhite: boolean) => boolean,
): number {
  // A pair of which somebody has a preference does not go by the initial colour (1.7, 4.3.1).
  return pairs.flatMap(([a, b]) => {
    const white = whiteOf(a, b, 'white');
    return [a, b].filter((team) => holds(team, team === white));
  }).length;
}

/** Article 4, then C.04.2 3.6. */
function boards(pairs: readonly LiteralPair[], request: PairingRequest): Pair[] {
  const scoreOf = (team: Participant): number =>
    request.edition.boardOrderCountsVirtualPoints ? team.score : team.ownScore;
  const keyed = pairs.map(([a, b]) => {
    const [first, second] = [a, b].sort((x, y) => scoreOf(y) - scoreOf(x) || x.tpn - y.tpn);
    if (!first || !second) throw new Error('a pair has two teams');
    return { a, b, first, sum: scoreOf(first) + scoreOf(second) };
  });
  keyed.sort(
    (x, y) => scoreOf(y.first) - scoreOf(x.first) || y.sum - x.sum || x.first.tpn - y.first.tpn,
  );
  return keyed.map(({ a, b }) => {
    const white = whiteOf(a, b, request.initialColour);
    return white === a ? { white: a.tpn, black: b.tpn } : { white: b.tpn, black: a.tpn };
  });
}
