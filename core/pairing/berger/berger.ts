import type { Tpn } from '../../rules/identity.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import type { NoLegalPairing, PairingEngine, PairingRequest, RoundPairing } from '../system.ts';
import { bergerRounds, isDouble } from './tables.ts';

/**
 * Round robin by the Berger tables; double when more rounds are declared than one cycle has. The
 * games of absent players stay on the table: they are lost by default, and won by the opponent
 * (Competition rules VI.6; Livre de l'Arbitre, lines 12860-12863).
 */
const byTables = (reverseLastTwo: boolean): PairingEngine => ({
  pairRound: (request) => pairRound(request, reverseLastTwo),
  article: () => TABLES,
});

export const bergerEngine = byTables(false);
export const bergerReversedEngine = byTables(true);

const TABLES = 'C.05 annex 1';

function pairRound(
  request: PairingRequest,
  reverseLastTwo: boolean,
): Result<RoundPairing, NoLegalPairing> {
  const numbers = request.players.map((player) => player.tpn).sort((a, b) => a - b);
  const double = isDouble(numbers.length, request.rounds);
  const rounds = bergerRounds(numbers.length, { double, reverseLastTwo });
  const games = rounds[request.round - 1];
  if (games === undefined) return failure(everybodyHasMet(numbers));
  const drawn = (number: number): Tpn => {
    const player = numbers[number - 1];
    if (player === undefined) throw new RangeError(`no player drew number ${number}`);
    return player;
  };
  const pairs = games.map(({ white, black }) => ({ white: drawn(white), black: drawn(black) }));
  const playing = new Set(pairs.flatMap(({ white, black }) => [white, black]));
  return success({ pairs, bye: numbers.find((number) => !playing.has(number)) ?? null });
}

function everybodyHasMet(numbers: readonly Tpn[]): NoLegalPairing {
  return {
    code: 'noLegalPairing',
    article: TABLES,
    stuck: numbers.map((player) => ({ player, allowed: [], mayHaveBye: false })),
  };
}
