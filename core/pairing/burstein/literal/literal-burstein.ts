import { opposite, type Colour } from '../../../rules/colour.ts';
import { failure, success, type Result } from '../../../rules/result.ts';
import { literalDutch } from '../../dutch/literal/literal-dutch.ts';
import type {
  NoLegalPairing,
  Pair,
  PairingRequest,
  RoundMaker,
  RoundPairing,
} from '../../system.ts';
import { canBePairedOff, pairBracket, type LiteralPair, type MayMeet } from './pair-bracket.ts';
import { byRanking, participants, type Participant } from './participant.ts';

const MOST_PLAYERS = 14;

/**
 * The Burstein system article by article: every pairing in the order of the text. For small
 * fields; the proof of the fast engine, never its replacement.
 */
export const literalBurstein: RoundMaker = { pairRound };

function pairRound(request: PairingRequest): Result<RoundPairing, NoLegalPairing> {
  const { round, rounds } = request;
  if (round <= Math.floor(rounds / 2) && round <= 4) return literalDutch.pairRound(request); // 1.6
  const everybody = participants(request);
  if (everybody.length > MOST_PLAYERS) {
    throw new RangeError(`the literal reading is for ${MOST_PLAYERS} players at most`);
  }
  const mayMeet = absoluteCriteria(request);
  const bye = everybody.length % 2 === 0 ? null : byeOf(everybody, mayMeet);
  const toPair = everybody.filter((player) => player !== bye);
  if (bye === undefined || !canBePairedOff(toPair, mayMeet)) {
    return failure({
      code: 'noLegalPairing',
      article: request.edition.burstein.articles.absolute.completion,
      stuck: [],
    });
  }
  const pairs = pairScoregroups(toPair, mayMeet);
  return success({ pairs: boards(pairs, request), bye: bye?.tpn ?? null });
}

/** C1, C3 and the pairs the event prohibits. */
function absoluteCriteria({ prohibited }: PairingRequest): MayMeet {
  return (a, b) => {
    if (a.opponents.includes(b.tpn)) return false;
    if (prohibited.some((group) => group.includes(a.tpn) && group.includes(b.tpn))) return false;
    const bothAbsolute = a.preference.strength === 3 && b.preference.strength === 3;
    return !(bothAbsolute && a.preference.colour === b.preference.colour);
  };
}

/** 3.1; undefined when nobody can have it. */
function byeOf(everybody: readonly Participant[], mayMeet: MayMeet): Participant | undefined {
  return everybody
    .filter((player) => player.mayHaveBye) // 3.1.1
    .filter((player) =>
      canBePairedOff(
        everybody.filter((other) => other !== player),
        mayMeet,
      ),
    ) // 3.1.2
    .sort(
      (a, b) =>
        a.score - b.score || // 3.1.3
        b.opponents.length - a.opponents.length || // 3.1.4
        byRanking(b, a), // 3.1.5
    )[0];
}

/** 1.9.2. */
function pairScoregroups(toPair: readonly Participant[], mayMeet: MayMeet): LiteralPair[] {
  const scores = [...new Set(toPair.map(({ score }) => score))].sort((a, b) => b - a);
  const pairs: LiteralPair[] = [];
  let incoming: readonly Participant[] = [];
  for (const [index, score] of scores.entries()) {
    const residents = toPair.filter((player) => player.score === score);
    const next = scores[index + 1];
    const bracket = {
      members: [...incoming, ...residents].sort(byRanking), // 4.1
      following: toPair.filter((player) => player.score === next),
      below: toPair.filter((player) => player.score < (next ?? -Infinity)),
    };
    const pairing = pairBracket(bracket, mayMeet);
    pairs.push(...pairing.pairs);
    incoming = pairing.floaters;
  }
  return pairs;
}

/** Article 5, then C.04.2 3.6. */
function boards(pairs: readonly LiteralPair[], request: PairingRequest): Pair[] {
  const scoreOf = (player: Participant): number =>
    request.edition.boardOrderCountsVirtualPoints ? player.score : player.ownScore;
  const keyed = pairs.map((pair) => {
    const [first, second] = [...pair].sort((a, b) => scoreOf(b) - scoreOf(a) || a.tpn - b.tpn);
    if (!first || !second) throw new Error('a pair has two players');
    return { pair, first, sum: scoreOf(first) + scoreOf(second) };
  });
  keyed.sort(
    (x, y) => scoreOf(y.first) - scoreOf(x.first) || y.sum - x.sum || x.first.tpn - y.first.tpn,
  );
  return keyed.map(({ pair }) => {
    const [higher, lower] = [...pair].sort(byRanking); // B7
    if (!higher || !lower) throw new Error('a pair has two players');
    return colourOf(higher, lower, request.initialColour) === 'white'
      ? { white: higher.tpn, black: lower.tpn }
      : { white: lower.tpn, black: higher.tpn };
  });
}

/** 5.2: the colour of the higher ranked player. */
function colourOf(higher: Participant, lower: Participant, initial: Colour): Colour {
  const [own, other] = [higher.preference, lower.preference];
  if (own.colour === null && other.colour === null) {
    return higher.tpn % 2 === 1 ? initial : opposite(initial); // 5.2.1
  }
  if (own.colour === null) return opposite(other.colour ?? initial); // 1.5.4
  if (own.colour !== other.colour) return own.colour; // 5.2.2
  if (own.strength > other.strength) return own.colour; // 5.2.3
  if (own.strength < other.strength) return opposite(own.colour);
  for (let back = 1; ; back += 1) {
    const [mine, theirs] = [higher.colours.at(-back), lower.colours.at(-back)];
    if (mine === undefined || theirs === undefined) return own.colour; // 5.2.5
    if (mine !== theirs) return theirs; // 5.2.4
  }
}
