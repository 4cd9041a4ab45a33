import { failure, success, type Result } from '../../rules/result.ts';
import type { PairingEngine } from '../engine.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '../system.ts';
import { explainedTable, whyNotByTable } from './explained.ts';
import { MOLTER_ARTICLE, seatedRound } from './seated-rounds.ts';

/** Pairs the players of teams by their seats: the numbers of a question are A1, A2 … B1, and so on. */
export const molterEngine: PairingEngine = {
  pairRound,
  // Results decide nothing, and yet there is no calendar: how many rounds there are depends on the teams.
  schedule: null,
  article: () => MOLTER_ARTICLE,
  explainRound: (request, asked) => {
    const paired = pairRound(request);
    return paired.ok ? success(explainedTable(request, paired.value, asked)) : paired;
  },
  explainWhyNot: whyNotByTable,
};

function pairRound(request: PairingRequest): Result<RoundPairing, NoLegalPairing> {
  const seated = seatedRound(request);
  if (seated === null) {
    const stuck = request.players.map(({ tpn: player }) => ({
      player,
      allowed: [],
      mayHaveBye: false,
    }));
    return failure({ code: 'noLegalPairing', article: MOLTER_ARTICLE, stuck });
  }
  const boards = seated.games.map(({ board }) => board);
  const empty = boards.some((board, index) => board !== index + 1);
  return success({
    pairs: seated.games.map(({ white, black }) => ({ white, black })),
    ...(empty ? { boards } : {}),
    bye: null,
  });
}
