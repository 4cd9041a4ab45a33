import { opposite, type Colour } from '../../../rules/colour.ts';
import { failure, success, type Result } from '../../../rules/result.ts';
import type {
  NoLegalPairing,
  Pair,
  PairingRequest,
  RoundMaker,
  RoundPairing,
} from '../../system.ts';
import { chooseUpfloaters } from './choose-upfloaters.ts';
import {
  absoluteCriteria,
  canBePairedOff,
  type LiteralPair,
  type MayMeet,
} from './legal-pairings.ts';
import { pairBracket } from './pair-bracket.ts';
import { participants, type Participant } from './participant.ts';

const MOST_PLAYERS = 14;

/**
 * The Dubov system article by article: every set and every pairing in the order of the text. For
 * small fields; the proof of the fast engine, never its replacement.
 */
export const literalDubov: RoundMaker = { pairRound };

function pairRound(request: PairingRequest): Result<RoundPairing, NoLegalPairing> {
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
      article: request.edition.dubov.articles.absolute.completion,
      stuck: [],
    });
  }
  const pairs = pairScoregroups(toPair, mayMeet, request.round >= request.rounds);
  return success({ pairs: boards(pairs, request), bye: bye?.tpn ?? null });
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
        b.tpn - a.tpn, // 3.1.5
    )[0];
}

/** 1.9.2. */
function pairScoregroups(
  toPair: readonly Participant[],
  mayMeet: MayMeet,
  isLastRound: boolean,
): LiteralPair[] {
  const scores = [...new Set(toPair.map(({ score }) => score))].sort((a, b) => b - a);
  const pairs: LiteralPair[] = [];
  let left = toPair;
  for (const score of scores) {
    const residents = left.filter((player) => player.score === score);
    const lower = left.filter((player) => player.score < score);
    const upfloaters = chooseUpfloaters(residents, lower, mayMeet, isLastRound);
    const bracket = [...residents, ...upfloaters];
    pairs.push(...pairBracket(bracket, mayMeet));
    left = left.filter((player) => !bracket.includes(player));
  }
  return pairs;
}

/** Article 5, then C.04.2 3.6. */
function boards(pairs: readonly LiteralPair[], request: PairingRequest): Pair[] {
  const scoreOf = (player: Participant): number =>
    request.edition.boardOrderCountsVirtualPoints ? player.score : player.ownScore;
  const keyed = pairs.map(([a, b]) => {
    const [first, second] = higherFirst(a, b, scoreOf);
    return { a, b, first, sum: scoreOf(first) + scoreOf(second) };
  });
  keyed.sort(
    (x, y) => scoreOf(y.first) - scoreOf(x.first) || y.sum - x.sum || x.first.tpn - y.first.tpn,
  );
  return keyed.map(({ a, b }) => {
    const [higher, lower] = higherFirst(a, b, ({ score }) => score);
    return colourOf(higher, lower, request.initialColour) === 'white'
      ? { white: higher.tpn, black: lower.tpn }
      : { white: lower.tpn, black: higher.tpn };
  });
}

function higherFirst(
  a: Participant,
  b: Participant,
  scoreOf: (player: Participant) => number,
): readonly [Participant, Participant] {
  const difference = scoreOf(a) - scoreOf(b);
  return difference > 0 || (difference === 0 && a.tpn < b.tpn) ? [a, b] : [b, a];
}

/** 5.2: the colour of the higher ranked player. */
function colourOf(higher: Participant, lower: Participant, initial: Colour): Colour {
  const [own, other] = [higher.preference, lower.preference];
  if (higher.colours.length === 0 && lower.colours.length === 0) {
    return higher.tpn % 2 === 1 ? initial : opposite(initial); // 5.2.1, U11
  }
  if (own.colour !== other.colour) return own.colour; // 5.2.2
  if (own.strength > other.strength) return own.colour; // 5.2.3
  if (own.strength < other.strength) return opposite(other.colour);
  for (let back = 1; ; back += 1) {
    const [mine, theirs] = [higher.colours.at(-back), lower.colours.at(-back)];
    if (mine === undefined || theirs === undefined) return own.colour; // 5.2.5
    if (mine !== theirs) return theirs; // 5.2.4
  }
}
