import type { Tpn } from '../../rules/identity.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { firstHalf } from '../../rules/sides-rules.ts';
import type { PairingEngine } from '../engine.ts';
import type { TableRound } from '../explanation/drawn-table.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '../system.ts';
import { explainedSides, whyNotBySides } from './explained.ts';
import { scheveningenRounds } from './scheveningen.ts';
import { SCHEVENINGEN_ARTICLE, seatedRound } from './seated-round.ts';

/** Pairs players of two sides by the tables; games of absent players stay on them. */
export const scheveningenEngine: PairingEngine = {
  pairRound,
  schedule: (participants, cycles, firstSide = firstHalf(participants)) =>
    tableRounds(firstSide, participants - firstSide, cycles),
  article: () => SCHEVENINGEN_ARTICLE,
  explainRound: (request, asked) => {
    const paired = pairRound(request);
    return paired.ok ? success(explainedSides(request, paired.value, asked)) : paired;
  },
  explainWhyNot: whyNotBySides,
};

function pairRound(request: PairingRequest): Result<RoundPairing, NoLegalPairing> {
  const seated = seatedRound(request);
  if (seated === null) return failure(nobodyLeft(request));
  const [bye = null] = seated.free;
  return success({ pairs: seated.games.map(({ white, black }) => ({ white, black })), bye });
}

const nobodyLeft = ({ players }: PairingRequest): NoLegalPairing => ({
  code: 'noLegalPairing',
  article: SCHEVENINGEN_ARTICLE,
  stuck: players.map(({ tpn: player }) => ({ player, allowed: [] as Tpn[], mayHaveBye: false })),
});

/** The rounds by numbers, those of side B after those of side A. */
function tableRounds(sideA: number, sideB: number, cycles: number): TableRound[] {
  if (sideA < 1 || sideB < 1) return [];
  const lines = Math.max(sideA, sideB);
  return scheveningenRounds(sideA, sideB, { double: cycles > 1 }).map(({ round, games, free }) => {
    const [first = null, ...others] = free.players.map((player) =>
      free.side === 'A' ? player : sideA + player,
    );
    return {
      round,
      cycle: round > lines ? 2 : 1,
      line: ((round - 1) % lines) + 1,
      games: games.map(({ board, a, b, white }) => ({
        board,
        ...(white === 'A' ? { white: a, black: sideA + b } : { white: sideA + b, black: a }),
      })),
      free: first,
      ...(others.length === 0 ? {} : { alsoFree: others }),
    };
  });
}
