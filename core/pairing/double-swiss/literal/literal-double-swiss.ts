import { opposite, type Colour } from '../../../rules/colour.ts';
import { failure, success, type Result } from '../../../rules/result.ts';
import type {
  NoLegalPairing,
  Pair,
  PairingRequest,
  RoundMaker,
  RoundPairing,
} from '../../system.ts';
import {
  allPairings,
  byeFirst,
  canBePairedOff,
  compare,
  literalUpfloaters,
  type MayMeet,
} from '../../literal-upfloaters.ts';
import { absoluteCriteria, participants, type Participant } from './participant.ts';

const MOST_PLAYERS = 14;

type LiteralPair = readonly [Participant, Participant];

/**
 * The Double-Swiss system article by article: every set and every pairing in the order of the
 * text. For small fields; the proof of the fast engine, never its replacement.
 */
export const literalDoubleSwiss: RoundMaker = { pairRound };

function pairRound(request: PairingRequest): Result<RoundPairing, NoLegalPairing> {
  const everybody = participants(request);
  if (everybody.length > MOST_PLAYERS) {
    throw new RangeError(`the literal reading is for ${MOST_PLAYERS} players at most`);
  }
  const mayMeet = absoluteCriteria(request);
  const bye = everybody.length % 2 === 0 ? null : byeFirst(everybody, mayMeet);
  const toPair = everybody.filter((player) => player !== bye);
  if (bye === undefined || !canBePairedOff(toPair, mayMeet)) {
    const article = request.edition.doubleSwiss.articles.absolute.completion;
    return failure({ code: 'noLegalPairing', article, stuck: [] });
  }
  const isLastRound = request.round >= request.rounds;
  const pairs: LiteralPair[] = [];
  let left = toPair;
  while (left.length > 0) {
    const top = Math.max(...left.map(({ score }) => score)); // 3.2
    const residents = left.filter(({ score }) => score === top);
    const lower = left.filter(({ score }) => score < top);
    const upfloaters = literalUpfloaters(residents, lower, mayMeet, !isLastRound);
    pairs.push(...pairBracket(residents, upfloaters, mayMeet, isLastRound));
    left = lower.filter((player) => !upfloaters.includes(player));
  }
  return success({ pairs: boards(pairs, request), bye: bye?.tpn ?? null });
}

/** 3.6. */
function pairBracket(
  residents: readonly Participant[],
  upfloaters: readonly Participant[],
  mayMeet: MayMeet<Participant>,
  isLastRound: boolean,
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
      isLastRound ? 0 : opponents.length, // C8
      ...pairs.map(([top]): number => top.tpn),
      ...pairs.map(([, bottom]): number => bottom.tpn),
    ];
    if (best === null || compare(value, best.value) < 0) best = { pairs, value };
  }
  if (best === null) throw new Error('a bracket that cannot be paired');
  return best.pairs;
}

/** Article 4, then C.04.2 3.6. */
function boards(pairs: readonly LiteralPair[], request: PairingRequest): Pair[] {
  const scoreOf = (player: Participant): number =>
    request.edition.boardOrderCountsVirtualPoints ? player.score : player.ownScore;
  const keyed = pairs.map(([a, b]) => {
    const [first, second] = [a, b].sort((x, y) => scoreOf(y) - scoreOf(x) || x.tpn - y.tpn);
    if (!first || !second) throw new Error('a pair has two players');
    return { a, b, first, sum: scoreOf(first) + scoreOf(second) };
  });
  keyed.sort(
    (x, y) => scoreOf(y.first) - scoreOf(x.first) || y.sum - x.sum || x.first.tpn - y.first.tpn,
  );
  return keyed.map(({ a, b }) => {
    const [higher, lower] =
      a.score > b.score || (a.score === b.score && a.tpn < b.tpn) ? [a, b] : [b, a];
    return colourOf(higher, lower, request.initialColour) === 'white'
      ? { white: higher.tpn, black: lower.tpn }
      : { white: lower.tpn, black: higher.tpn };
  });
}

/** 4.3: the colour of the higher ranked player. */
function colourOf(higher: Participant, lower: Participant, initial: Colour): Colour {
  if (higher.opponents.length === 0 && lower.opponents.length === 0) {
    return higher.tpn % 2 === 1 ? initial : opposite(initial); // 4.3.1
  }
  const [mine, theirs] = [higher, lower].map(
    ({ colours }) => colours.filter((colour) => colour === 'white').length,
  );
  if (mine !== theirs) return (mine ?? 0) < (theirs ?? 0) ? 'white' : 'black'; // 4.3.2
  for (let back = 1; ; back += 1) {
    const [own, other] = [higher.colours.at(-back), lower.colours.at(-back)];
    if (own === undefined || other === undefined) break;
    if (own !== other) return other; // 4.3.3
  }
  const last = higher.colours.at(-1);
  if (last !== undefined) return opposite(last); // 4.3.4
  return lower.colours.at(-1) ?? initial; // 4.3.5
}
