import type { SwissProperties } from '../../rules/editions/swiss.ts';
import type { Result } from '../../rules/result.ts';
import { pairingPointsOfRound } from '../../rules/scoring.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '../system.ts';
import { dutchEngine } from './dutch.ts';
import { literalDutch } from './literal/literal-dutch.ts';
import { randomRequest } from './literal/random-request.ts';

export interface Disagreement {
  /** `randomRequest(seed, edition)` gives the round again. */
  readonly seed: number;
  readonly engine: string;
  readonly literal: string;
}

export interface Agreement {
  readonly iterations: number;
  readonly failures: readonly Disagreement[];
  /** How many of the rounds had players of different scores to pair, and how many were last rounds. */
  readonly mixedScores: number;
  readonly lastRounds: number;
  readonly withoutLegalPairing: number;
  readonly largest: number;
}

/** Pairs random small rounds by the engine and by the literal reading of the text. */
export function compareWithLiteral(
  seed: number,
  iterations: number,
  edition: SwissProperties,
): Agreement {
  const failures: Disagreement[] = [];
  let [mixedScores, lastRounds, withoutLegalPairing, largest] = [0, 0, 0, 0];
  for (let index = 0; index < iterations; index += 1) {
    const request = randomRequest(seed + index, edition);
    const [engine, literal] = [dutchEngine, literalDutch].map((maker) =>
      written(maker.pairRound(request)),
    );
    if (engine !== literal) {
      failures.push({ seed: seed + index, engine: engine ?? '', literal: literal ?? '' });
    }
    if (scoresIn(request).size > 1) mixedScores += 1;
    if (request.round === request.rounds) lastRounds += 1;
    if (literal === NOTHING) withoutLegalPairing += 1;
    largest = Math.max(largest, request.players.length - request.absent.size);
  }
  return { iterations, failures, mixedScores, lastRounds, withoutLegalPairing, largest };
}

const NOTHING = 'no legal pairing';

function written(result: Result<RoundPairing, NoLegalPairing>): string {
  if (!result.ok) return NOTHING;
  const { pairs, bye } = result.value;
  return [...pairs.map(({ white, black }) => `${white}-${black}`), bye ?? 'none'].join(' ');
}

function scoresIn({ players, absent, scoring, virtualPoints, round }: PairingRequest): Set<number> {
  const scores = new Set<number>();
  for (const { tpn, rounds } of players) {
    if (absent.has(tpn)) continue;
    let score: number = virtualPoints?.(tpn, round) ?? 0;
    for (const record of rounds) score += pairingPointsOfRound(record, scoring);
    scores.add(score);
  }
  return scores;
}
