import type { Tpn } from '../../rules/identity.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import type { PairingEngine } from '../engine.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '../system.ts';
import { roundTable, whyNotByTable } from './round-table.ts';
import { bergerRounds, bergerSchedule, cyclesIn } from './tables.ts';

/**
 * Round robin by the Berger tables; double when more rounds are declared than one cycle has, and so on. The
 * games of absent players stay on the table: they are lost by default, and won by the opponent
 * (Competition rules VI.6; Livre de l'Arbitre, lines 12860-12863).
 */
const byTables = (reverseLastTwo: boolean): PairingEngine => ({
  pairRound: (request) => pairRound(request, reverseLastTwo),
  schedule: (players, cycles) => bergerSchedule(players, { cycles, reverseLastTwo }),
  article: ({ handling }) => handling.roundRobin.tables,
  // Sentences about a table name the numbers themselves.
  explainRound: (request, { language }) => {
    const paired = pairRound(request, reverseLastTwo);
    if (!paired.ok) return paired;
    const table = roundTable({ request, reverseLastTwo, language });
    if (table === null) throw new RangeError(`no line for round ${request.round}`);
    return success({ kind: 'table', pairing: paired.value, table });
  },
  explainWhyNot: (request, pair, { language }) => {
    const { sentences, ...figures } = whyNotByTable({ request, reverseLastTwo, language }, pair);
    const { reason } = figures;
    const { tables } = request.edition.handling.roundRobin;
    return { reason, article: reason === 'paired' ? null : tables, sentences, figures };
  },
});

export const bergerEngine = byTables(false);
export const bergerReversedEngine = byTables(true);

function pairRound(
  request: PairingRequest,
  reverseLastTwo: boolean,
): Result<RoundPairing, NoLegalPairing> {
  const numbers = request.players.map((player) => player.tpn).sort((a, b) => a - b);
  const cycles = cyclesIn(numbers.length, request.rounds, reverseLastTwo);
  const rounds = bergerRounds(numbers.length, { cycles, reverseLastTwo });
  const games = rounds[request.round - 1];
  if (games === undefined) return failure(everybodyHasMet(request, numbers));
  const drawn = (number: number): Tpn => {
    const player = numbers[number - 1];
    if (player === undefined) throw new RangeError(`no player drew number ${number}`);
    return player;
  };
  const pairs = games.map(({ white, black }) => ({ white: drawn(white), black: drawn(black) }));
  const playing = new Set(pairs.flatMap(({ white, black }) => [white, black]));
  return success({ pairs, bye: numbers.find((number) => !playing.has(number)) ?? null });
}

function everybodyHasMet({ edition }: PairingRequest, numbers: readonly Tpn[]): NoLegalPairing {
  return {
    code: 'noLegalPairing',
    article: edition.handling.roundRobin.tables,
    stuck: numbers.map((player) => ({ player, allowed: [], mayHaveBye: false })),
  };
}
