import type { Tpn } from '../../rules/identity.ts';
import { pairingPointsOfRound } from '../../rules/scoring.ts';
import { success } from '../../rules/result.ts';
import { rulesOf } from '../cup/cup-question.ts';
import type { PairingEngine } from '../engine.ts';
import { matchEngine } from '../matches/match-engine.ts';
import { firstRoundOf, matchPlace } from '../matches/match-rounds.ts';
import type { Pair, PairingRequest } from '../system.ts';
import { explainedRound, explainedWhyNot } from './explained.ts';
import { CUP_ARTICLE, drawnRound, pairingOf } from './matches.ts';

const matches: PairingEngine = {
  pairRound: (request) => {
    const drawn = drawnRound(request);
    return drawn.ok ? success(pairingOf(drawn.value)) : drawn;
  },
  schedule: null,
  article: () => CUP_ARTICLE,
  explainRound: explainedRound,
  explainWhyNot: explainedWhyNot,
};

/** Pairs a cup by its bracket: the games of a match, as long as it is not decided. */
export const knockoutEngine: PairingEngine = matchEngine({
  matches,
  games: (request) => rulesOf(request).games,
  article: () => CUP_ARTICLE,
  inBoardOrder: (request, pairs) => {
    const drawn = drawnRound(request);
    const order = drawn.ok ? drawn.value.matches.map(({ pair }) => Math.min(...ends(pair))) : [];
    const place = (pair: Pair): number => order.indexOf(Math.min(...ends(pair)));
    return [...pairs].sort((a, b) => place(a) - place(b));
  },
  isDecided,
});

const ends = ({ white, black }: Pair): [Tpn, Tpn] => [white, black];

/** Whoever leads by more than the games left can bring has won the match. */
function isDecided(request: PairingRequest, pair: Pair): boolean {
  const { games } = rulesOf(request);
  const { match } = matchPlace(request.round, games);
  const first = firstRoundOf(match, games);
  const sum = (player: Tpn): number =>
    (request.players.find(({ tpn }) => tpn === player)?.rounds ?? [])
      .slice(first - 1, request.round - 1)
      .reduce((total, record) => total + pairingPointsOfRound(record, request.scoring), 0);
  const [a, b] = ends(pair).map(sum);
  const left = games - (request.round - first);
  return Math.abs((a ?? 0) - (b ?? 0)) > left * request.scoring.win;
}
