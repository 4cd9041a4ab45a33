import type { SwissProperties } from '../rules/editions/swiss.ts';
import type { Result } from '../rules/result.ts';
import type { NoLegalPairing, PairingRequest, RoundMaker, RoundPairing } from './system.ts';

type Answer = Result<RoundPairing, NoLegalPairing>;

/** A system paired twice: by its engine, and by the text read literally. */
export interface ReadTwice<Sight extends string> {
  /** What may happen in a round. */
  readonly sights: readonly Sight[];
  readonly randomRequest: (seed: number, edition: SwissProperties) => PairingRequest;
  readonly engine: RoundMaker;
  readonly literal: RoundMaker;
  /** The engine with its trace on, saying what it sees. */
  readonly traced: (request: PairingRequest, sees: (sights: readonly Sight[]) => void) => Answer;
}

export interface LiteralAgreement<Sight extends string> {
  readonly iterations: number;
  /** `randomRequest(seed, edition)` gives the round again. */
  readonly failures: readonly {
    readonly seed: number;
    readonly engine: string;
    readonly literal: string;
  }[];
  /** Rounds in which each thing happened, so that agreement means something. */
  readonly seen: Readonly<Record<Sight | 'noLegalPairing', number>>;
}

/** Pairs random small rounds by the engine, with and without a trace, and by the literal reading. */
export function agreementWithLiteral<Sight extends string>(
  system: ReadTwice<Sight>,
  seed: number,
  iterations: number,
  edition: SwissProperties,
): LiteralAgreement<Sight> {
  const failures: { seed: number; engine: string; literal: string }[] = [];
  const seen = Object.fromEntries(
    ['noLegalPairing', ...system.sights].map((sight) => [sight, 0]),
  ) as Record<Sight | 'noLegalPairing', number>;
  for (let index = 0; index < iterations; index += 1) {
    const request = system.randomRequest(seed + index, edition);
    const sights = new Set<Sight | 'noLegalPairing'>();
    const traced = system.traced(request, (found) => {
      for (const sight of found) sights.add(sight);
    });
    const engine = written(system.engine.pairRound(request));
    const literal = written(system.literal.pairRound(request));
    if (engine !== literal || engine !== written(traced)) {
      failures.push({ seed: seed + index, engine, literal });
    }
    if (!traced.ok) sights.add('noLegalPairing');
    for (const sight of sights) seen[sight] += 1;
  }
  return { iterations, failures, seen };
}

/** An answer as a line, to be compared and shown. */
function written(result: Answer): string {
  if (!result.ok) return 'no legal pairing';
  const { pairs, bye } = result.value;
  return [...pairs.map(({ white, black }) => `${white}-${black}`), bye ?? 'none'].join(' ');
}
