import type { Tpn } from '../../rules/identity.ts';
import { fill } from '../../rules/sentence.ts';
import { success, type Result } from '../../rules/result.ts';
import type { CupBracket, CupMatch } from '../cup/cup-bracket.ts';
import { matchesOfRound } from '../cup/cup-question.ts';
import { cupRoundName } from '../cup/round-names.ts';
import type {
  ExplainedRound,
  ExplanationAsked,
  WhyNotAnswer,
} from '../explanation/explained-round.ts';
import type { NoLegalPairing, PairingRequest } from '../system.ts';
import { CUP_ARTICLE, drawnRound, pairingOf, playersOf, type DrawnMatch } from './matches.ts';
import { CUP_WORDS } from './words.ts';

/** A round of a cup: why these two meet, by the bracket. */
export function explainedRound(
  request: PairingRequest,
  asked: ExplanationAsked,
): Result<ExplainedRound, NoLegalPairing> {
  const drawn = drawnRound(request);
  if (!drawn.ok) return drawn;
  const { bracket, matches } = drawn.value;
  const { language, name } = asked;
  const words = CUP_WORDS[language];
  const through = matchesOfRound(bracket, request.round).filter(
    ({ verdict }) => verdict === 'walkOver',
  );
  return success({
    kind: 'games',
    pairing: pairingOf(drawn.value),
    said: {
      sentences: [
        fill(words.round, {
          name: cupRoundName(request.round, bracket.rounds, language),
          matches: matches.length,
        }),
        ...through
          .flatMap(playersOf)
          .map((player) => fill(words.walkOver, { player: name(player) })),
      ],
      games: matches.map((one) => ({
        ...one.pair,
        sentences: sayMatch(bracket, one, asked),
      })),
    },
  });
}

function sayMatch(
  bracket: CupBracket,
  { match, pair, rule }: DrawnMatch,
  asked: ExplanationAsked,
): string[] {
  const { language, name } = asked;
  const words = CUP_WORDS[language];
  const [a, b] = [pair.white, pair.black].sort((one, other) => one - other);
  const colours = fill(words.colours[rule], { white: name(pair.white) });
  if (match === bracket.thirdPlace) return [words.third, colours];
  const told =
    match.round === 1
      ? fill(words.first, { a: a ?? 0, b: b ?? 0 })
      : fill(words.later, { match: match.match });
  return [
    told,
    ...playersOf(match).map((player) => sayRoad(bracket, match, player, asked)),
    colours,
  ];
}

/** Ways to go through against somebody. */
const WON = ['won', 'tieBreak', 'playedOff', 'forfeit'] as const;

/** How a player came into a match. */
function sayRoad(
  bracket: CupBracket,
  { round }: CupMatch,
  player: Tpn,
  { language, name }: ExplanationAsked,
): string {
  const words = CUP_WORDS[language].came;
  const before = bracket.matches[round - 2]?.find(({ winner }) => winner === player);
  const { verdict, loser } = before ?? { verdict: null, loser: null };
  if (verdict === 'walkOver') return fill(words.walkOver, { player: name(player) });
  const won = WON.find((one) => one === verdict);
  if (won !== undefined && loser !== null) {
    return fill(words[won], { player: name(player), loser: name(loser) });
  }
  return fill(words.enters, { player: name(player), number: player });
}

/** Why two players do not meet in a round: their matches, and when they could. */
export function explainedWhyNot(
  request: PairingRequest,
  pair: readonly [Tpn, Tpn],
  { language, name }: ExplanationAsked,
): WhyNotAnswer {
  const words = CUP_WORDS[language];
  const [a, b] = pair;
  const drawn = drawnRound(request);
  const matches = drawn.ok ? drawn.value.matches : [];
  const opponentOf = (player: Tpn): Tpn | null => {
    const own = matches.find(({ pair: { white, black } }) => white === player || black === player);
    if (own === undefined) return null;
    return own.pair.white === player ? own.pair.black : own.pair.white;
  };
  if (opponentOf(a) === b) {
    const sentences = [fill(words.meet, { a: name(a), b: name(b) })];
    return { reason: 'paired', article: null, sentences, figures: { reason: 'paired' } };
  }
  const opponents = pair.map((player) => ({ player, opponent: opponentOf(player) }));
  const earliest = drawn.ok ? earliestMeeting(drawn.value.bracket, request.round, pair) : null;
  const rounds = drawn.ok ? drawn.value.bracket.rounds : 0;
  return {
    reason: 'match',
    article: CUP_ARTICLE,
    sentences: [
      ...opponents.map(({ player, opponent }) =>
        opponent === null
          ? fill(words.without, { player: name(player) })
          : fill(words.opponents, { player: name(player), opponent: name(opponent) }),
      ),
      earliest === null
        ? words.never
        : fill(words.earliest, {
            a: name(a),
            b: name(b),
            round: earliest,
            name: cupRoundName(earliest, rounds, language),
          }),
    ],
    figures: { reason: 'match', article: CUP_ARTICLE, opponents, earliest },
  };
}

/** The round in which two who are still in can meet at the earliest; null where one is out. */
function earliestMeeting(
  { matches, rounds }: CupBracket,
  from: number,
  pair: readonly [Tpn, Tpn],
): number | null {
  // The match of the round each plays first from now on, halved from round to round.
  const places = pair.map((player) => {
    for (let round = from; round <= rounds; round += 1) {
      const own = matches[round - 1]?.find((match) => playersOf(match).includes(player));
      if (own !== undefined) return { round, match: own.match };
    }
    return null;
  });
  const [one, other] = places;
  if (!one || !other) return null;
  for (let round = Math.max(one.round, other.round); round <= rounds; round += 1) {
    const at = ({ round: first, match }: typeof one): number =>
      Math.ceil(match / 2 ** (round - first));
    if (at(one) === at(other)) return round;
  }
  return null;
}
