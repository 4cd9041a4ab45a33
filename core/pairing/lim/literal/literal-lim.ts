import { opposite, type Colour } from '../../../rules/colour.ts';
import { failure, success, type Result } from '../../../rules/result.ts';
import type {
  NoLegalPairing,
  Pair,
  PairingRequest,
  RoundMaker,
  RoundPairing,
} from '../../system.ts';
import { fewestLeftOver, floatersOf, pairGroup, type LiteralPair } from './pair-scoregroup.ts';
import { compatibility, participants, type MayMeet, type Participant } from './participant.ts';

const MOST_PLAYERS = 14;

/**
 * The Lim system article by article: every exchange in the order of the text. For small fields;
 * the proof of the fast engine, never its replacement.
 */
export const literalLim: RoundMaker = { pairRound };

interface MadePair {
  readonly pair: LiteralPair;
  readonly direction: 'down' | 'up';
}

function pairRound(request: PairingRequest): Result<RoundPairing, NoLegalPairing> {
  const everybody = participants(request);
  if (everybody.length > MOST_PLAYERS) {
    throw new RangeError(`the literal reading is for ${MOST_PLAYERS} players at most`);
  }
  const mayMeet = compatibility(request);
  const bye = everybody.length % 2 === 0 ? null : byeOf(everybody, mayMeet);
  const toPair = everybody.filter((player) => player !== bye);
  if (bye === undefined || fewestLeftOver(toPair, mayMeet) > 0) {
    const article = request.edition.lim.articles.absolute.completion;
    return failure({ code: 'noLegalPairing', article, stuck: [] });
  }
  const made = pairGroups(toPair, mayMeet, ((request.round - 1) * request.scoring.win) / 2); // L1
  return success({ pairs: boards(made, request), bye: bye?.tpn ?? null });
}

/** 1.1; undefined when nobody can have it. */
const byeOf = (everybody: readonly Participant[], mayMeet: MayMeet): Participant | undefined =>
  everybody
    .filter((player) => player.mayHaveBye)
    .filter((player) => {
      const others = everybody.filter((other) => other !== player);
      return fewestLeftOver(others, mayMeet) === 0;
    })
    .sort((a, b) => a.score - b.score || b.tpn - a.tpn)[0];

/** 2.2, then 2.6 while the median scoregroup is blocked. */
function pairGroups(toPair: readonly Participant[], mayMeet: MayMeet, median: number): MadePair[] {
  const residents = toPair.filter(({ score }) => score === median);
  const higher = pairSide('down', toPair, residents, mayMeet, (score) => score > median);
  const lower = pairSide('up', toPair, residents, mayMeet, (score) => score < median);
  for (;;) {
    const group = {
      direction: 'down',
      residents,
      fromAbove: higher.floaters,
      fromBelow: lower.floaters,
      adjacent: [],
    } as const;
    const members = [...residents, ...higher.floaters, ...lower.floaters];
    if (fewestLeftOver(members, mayMeet) === 0) {
      const last = pairGroup(group, mayMeet).map((pair) => ({ pair, direction: 'down' as const }));
      return [...higher.made, ...lower.made, ...last];
    }
    const crackLower =
      higher.made.length === 0 ||
      (higher.floaters.length > lower.floaters.length && lower.made.length > 0);
    const side = crackLower ? lower : higher;
    const cracked = side.made.pop();
    if (!cracked) throw new Error('there is nothing left to crack');
    side.floaters.push(...cracked.pair);
  }
}

function pairSide(
  direction: 'down' | 'up',
  toPair: readonly Participant[],
  median: readonly Participant[],
  mayMeet: MayMeet,
  isOfSide: (score: number) => boolean,
): { readonly made: MadePair[]; floaters: Participant[] } {
  const scores = [...new Set(toPair.map(({ score }) => score))]
    .filter(isOfSide)
    .sort((a, b) => (direction === 'down' ? b - a : a - b));
  const made: MadePair[] = [];
  let floaters: Participant[] = [];
  for (const [index, score] of scores.entries()) {
    const next = scores[index + 1];
    const group = {
      direction,
      residents: toPair.filter((player) => player.score === score),
      fromAbove: direction === 'down' ? floaters : [],
      fromBelow: direction === 'up' ? floaters : [],
      adjacent: next === undefined ? median : toPair.filter((player) => player.score === next),
    };
    const leaving = floatersOf(group, mayMeet);
    const stays = (player: Participant): boolean => !leaving.includes(player);
    const pairs = pairGroup(
      {
        ...group,
        residents: group.residents.filter(stays),
        fromAbove: group.fromAbove.filter(stays),
        fromBelow: group.fromBelow.filter(stays),
      },
      mayMeet,
    );
    made.push(...pairs.map((pair) => ({ pair, direction })));
    floaters = leaving;
  }
  return { made, floaters };
}

/** Article 5, then C.04.2 3.6. */
function boards(made: readonly MadePair[], request: PairingRequest): Pair[] {
  const ranked = made.map(({ pair: [a, b], direction }) => {
    const aIsHigher = a.score === b.score ? a.tpn < b.tpn : a.score > b.score;
    const [higher, lower] = aIsHigher ? [a, b] : [b, a];
    return { higher, lower, direction };
  });
  ranked.sort(
    (x, y) =>
      y.higher.score - x.higher.score ||
      y.lower.score - x.lower.score ||
      x.higher.tpn - y.higher.tpn,
  );
  return ranked.map(({ higher, lower, direction }) =>
    colourOf(higher, lower, direction, request.initialColour) === 'white'
      ? { white: higher.tpn, black: lower.tpn }
      : { white: lower.tpn, black: higher.tpn },
  );
}

/** The colour of the higher ranked player. */
function colourOf(
  higher: Participant,
  lower: Participant,
  direction: 'down' | 'up',
  initial: Colour,
): Colour {
  if (higher.due === null && lower.due === null) {
    return higher.tpn % 2 === 1 ? initial : opposite(initial); // 7.2
  }
  if (higher.due === null) return opposite(lower.due ?? initial);
  if (higher.due !== lower.due) return higher.due; // 5.2
  const { due } = higher;
  const [bound, alsoBound] = [higher, lower].map((one) => one.forbidden.includes(opposite(due)));
  if (bound !== alsoBound) return bound ? due : opposite(due); // 5.3
  for (let back = 1; ; back += 1) {
    const [mine, theirs] = [higher.colours.at(-back), lower.colours.at(-back)];
    if (mine === undefined || theirs === undefined) break;
    if (mine !== theirs) return theirs; // 5.4
  }
  return direction === 'down' ? due : opposite(due); // 5.4, identical histories
}
