import type { SwissProperties } from '../../rules/editions/swiss.ts';
import type { Tpn } from '../../rules/identity.ts';
import { success } from '../../rules/result.ts';
import { fill } from '../../rules/sentence.ts';
import { pairingPointsOfRound } from '../../rules/scoring.ts';
import type { PairingEngine } from '../engine.ts';
import type {
  ExplainedRound,
  ExplanationAsked,
  WhyNotAnswer,
} from '../explanation/explained-round.ts';
import type { Pair, PairingRequest, RoundPairing } from '../system.ts';
import { asMatches, scoringOfMatches } from './match-records.ts';
import { firstRoundOf, matchesIn, matchPlace } from './match-rounds.ts';
import { MATCH_WORDS } from './match-words.ts';

/** A system whose pairings are matches: who pairs them, and what its matches are. */
export interface MatchSystem {
  /** Pairs matches: in its question a round is a match. */
  readonly matches: PairingEngine;
  readonly games: (request: PairingRequest) => number;
  /** The article by which a match has several games. */
  readonly article: (edition: SwissProperties) => string;
  /** Pairs of matches in the order of their boards. */
  readonly inBoardOrder: (request: PairingRequest, pairs: readonly Pair[]) => readonly Pair[];
  /** A match that needs no more games. */
  readonly isDecided?: (request: PairingRequest, pair: Pair) => boolean;
}

/**
 * Pairs the rounds of an event in which a match is several of them: the first game by the system,
 * the later ones by repeating its pairs with colours changed (ADR 0031).
 */
export function matchEngine(system: MatchSystem): PairingEngine {
  const { matches } = system;
  const isLater = (request: PairingRequest): boolean =>
    matchPlace(request.round, system.games(request)).game > 1;
  const asked = (request: PairingRequest): PairingRequest =>
    matchRequest(request, system.games(request));
  return {
    schedule: null,
    article: (edition) => matches.article(edition),
    pairRound: (request) =>
      isLater(request) ? success(repeated(system, request)) : matches.pairRound(asked(request)),
    explainRound: (request, who) =>
      isLater(request)
        ? success(explainRepeated(system, request, who))
        : matches.explainRound(asked(request), who),
    explainWhyNot: (request, pair, who) =>
      isLater(request)
        ? whyNotRepeated(system, request, pair, who)
        : matches.explainWhyNot(asked(request), pair, who),
  };
}

/** The question of a round as the question of a match. */
export function matchRequest(request: PairingRequest, games: number): PairingRequest {
  if (games === 1) return request;
  const { round, rounds, players, scoring, virtualPoints } = request;
  return {
    ...request,
    round: matchPlace(round, games).match,
    rounds: matchesIn(rounds, games),
    players: asMatches(players, games, scoring, pairingPointsOfRound),
    scoring: scoringOfMatches(scoring, games),
    ...(virtualPoints && {
      virtualPoints: (player: Tpn, match: number) =>
        virtualPoints(player, firstRoundOf(match, games)),
    }),
  };
}

/** The pairs of the first game, on the same boards, with the colours of this one. */
function repeated(system: MatchSystem, request: PairingRequest): RoundPairing {
  const games = system.games(request);
  const { match, game } = matchPlace(request.round, games);
  const first = firstRoundOf(match, games);
  const before = { ...request, round: first };
  const pairs: Pair[] = [];
  let bye: Tpn | null = null;
  for (const { tpn: white, rounds } of request.players) {
    const record = rounds[first - 1];
    if (record?.outcome === 'pairingAllocatedBye') bye = white;
    if (record?.colour !== 'white' || record.opponent === null) continue;
    pairs.push({ white, black: record.opponent });
  }
  const going = pairs.filter((pair) => system.isDecided?.(request, pair) !== true);
  const onBoards = system.inBoardOrder(matchRequest(before, games), going);
  return {
    pairs: game % 2 === 1 ? onBoards : onBoards.map(({ white, black }) => turned(white, black)),
    bye,
  };
}

const turned = (white: Tpn, black: Tpn): Pair => ({ white: black, black: white });

function explainRepeated(
  system: MatchSystem,
  request: PairingRequest,
  { language, name }: ExplanationAsked,
): ExplainedRound {
  const games = system.games(request);
  const { match, game } = matchPlace(request.round, games);
  const article = system.article(request.edition);
  const words = MATCH_WORDS[language];
  const pairing = repeated(system, request);
  const first = firstRoundOf(match, games);
  return {
    kind: 'games',
    pairing,
    said: {
      sentences: [
        fill(words.round, { game, match, first, article }),
        ...(pairing.bye === null ? [] : [fill(words.bye, { player: name(pairing.bye) })]),
      ],
      games: pairing.pairs.map(({ white, black }) => ({
        white,
        black,
        sentences: [
          fill(words.opponents, { player: name(white), opponent: name(black), article }),
          fill(words.colours, { white: name(white), article }),
        ],
      })),
    },
  };
}

function whyNotRepeated(
  system: MatchSystem,
  request: PairingRequest,
  [a, b]: readonly [Tpn, Tpn],
  { language, name }: ExplanationAsked,
): WhyNotAnswer {
  const article = system.article(request.edition);
  const words = MATCH_WORDS[language];
  const { pairs } = repeated(system, request);
  const opponentOf = (player: Tpn): Tpn | null => {
    const pair = pairs.find(({ white, black }) => white === player || black === player);
    return pair === undefined ? null : pair.white === player ? pair.black : pair.white;
  };
  if (opponentOf(a) === b) {
    const sentences = [fill(words.meet, { a: name(a), b: name(b) })];
    return { reason: 'paired', article: null, sentences, figures: { reason: 'paired' } };
  }
  const opponents = [a, b].map((player) => ({ player, opponent: opponentOf(player) }));
  return {
    reason: 'match',
    article,
    sentences: opponents.map(({ player, opponent }) =>
      opponent === null
        ? fill(words.without, { player: name(player), article })
        : fill(words.opponents, { player: name(player), opponent: name(opponent), article }),
    ),
    figures: { reason: 'match', article, opponents },
  };
}
