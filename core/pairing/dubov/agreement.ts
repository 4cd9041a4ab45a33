import type { SwissProperties } from '../../rules/editions/swiss.ts';
import type { Result } from '../../rules/result.ts';
import type { NoLegalPairing, RoundPairing } from '../system.ts';
import { dubovEngine, pairRound, type DubovTraceEvent } from './dubov.ts';
import { literalDubov } from './literal/literal-dubov.ts';
import { randomDubovRequest } from './literal/random-request.ts';

export interface DubovAgreement {
  readonly iterations: number;
  /** `randomDubovRequest(seed, edition)` gives the round again. */
  readonly failures: readonly {
    readonly seed: number;
    readonly engine: string;
    readonly literal: string;
  }[];
  /** Rounds in which each thing happened, so that agreement means something. */
  readonly seen: Readonly<Record<Sight, number>>;
}

const SIGHTS = [
  'noLegalPairing',
  'bye',
  'byePassedOver',
  'upfloaters',
  'severalUpfloaters',
  'setPassedOver',
  'unavoidablePairs',
  'equalSizes',
  'shifterPassedOver',
  'transposed',
] as const;
type Sight = (typeof SIGHTS)[number];

/** Pairs random small rounds by the engine and by the literal reading of the text. */
export function compareDubovWithLiteral(
  seed: number,
  iterations: number,
  edition: SwissProperties,
): DubovAgreement {
  const failures: { seed: number; engine: string; literal: string }[] = [];
  const seen = Object.fromEntries(SIGHTS.map((sight) => [sight, 0])) as Record<Sight, number>;
  for (let index = 0; index < iterations; index += 1) {
    const request = randomDubovRequest(seed + index, edition);
    const sights = new Set<Sight>();
    const traced = pairRound(request, {
      trace: (event) => {
        for (const sight of sightsIn(event)) sights.add(sight);
      },
    });
    const [engine, literal] = [dubovEngine, literalDubov].map((system) =>
      written(system.pairRound(request)),
    );
    if (engine === undefined || engine !== literal || engine !== written(traced)) {
      failures.push({ seed: seed + index, engine: engine ?? '', literal: literal ?? '' });
    }
    if (!traced.ok) sights.add('noLegalPairing');
    for (const sight of sights) seen[sight] += 1;
  }
  return { iterations, failures, seen };
}

function sightsIn(event: DubovTraceEvent): Sight[] {
  switch (event.type) {
    case 'bye':
      return event.passedOver.length > 0 ? ['bye', 'byePassedOver'] : ['bye'];
    case 'bracket':
      return [
        ...(event.upfloaters.length > 0 ? (['upfloaters'] as const) : []),
        ...(event.upfloaters.length > 1 ? (['severalUpfloaters'] as const) : []),
        ...(event.passed ? (['setPassedOver'] as const) : []),
      ];
    case 'shift':
      return event.isFirst ? [event.purpose] : [event.purpose, 'shifterPassedOver'];
    case 'transposition':
      return event.objections.length > 0 ? ['transposed'] : [];
    case 'subgroups':
    case 'colours':
      return [];
  }
}

function written(result: Result<RoundPairing, NoLegalPairing>): string {
  if (!result.ok) return 'no legal pairing';
  const { pairs, bye } = result.value;
  return [...pairs.map(({ white, black }) => `${white}-${black}`), bye ?? 'none'].join(' ');
}
