import type { Tpn } from '../../rules/identity.ts';
import { inBoardOrder } from '../board-order.ts';
import type { PairingEngine } from '../engine.ts';
import { scoresBefore } from '../field/scores-before.ts';
import { matchEngine } from '../matches/match-engine.ts';
import type { Pair, PairingRequest } from '../system.ts';
import { explainedRound, explainedWhyNot } from './explanation/explained.ts';
import { pairRound } from './round.ts';

/** Pairs matches by C.04.5. */
const matches: PairingEngine = {
  pairRound: (request) => pairRound(request),
  schedule: null,
  article: ({ doubleSwiss }) => doubleSwiss.articles.system,
  explainRound: explainedRound,
  explainWhyNot: explainedWhyNot,
};

/** Pairs the two games of every match. */
export const doubleSwissEngine: PairingEngine = matchEngine({
  matches,
  games: () => 2,
  article: ({ doubleSwiss }) => doubleSwiss.articles.match,
  inBoardOrder: onBoards,
});

/** The boards of the first game (C.04.2 3.6). */
function onBoards(request: PairingRequest, pairs: readonly Pair[]): Pair[] {
  const counts = request.edition.boardOrderCountsVirtualPoints;
  const scores = new Map(
    request.players.map((player) => {
      const before = scoresBefore(player, request).at(-1);
      return [player.tpn, (counts ? before?.pairing : before?.points) ?? 0];
    }),
  );
  return inBoardOrder<Tpn, Pair>(pairs, {
    score: (player) => scores.get(player) ?? 0,
    number: (player) => player,
  });
}
