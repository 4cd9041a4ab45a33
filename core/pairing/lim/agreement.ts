import type { SwissProperties } from '../../rules/editions/swiss.ts';
import type { Result } from '../../rules/result.ts';
import { randomBursteinRequest } from '../burstein/literal/random-request.ts';
import type { NoLegalPairing, RoundPairing } from '../system.ts';
import { literalLim } from './literal/literal-lim.ts';
import { pairRound } from './round.ts';
import type { LimTraceEvent } from './trace.ts';

export interface LimAgreement {
  readonly iterations: number;
  /** `randomBursteinRequest(seed, edition)` gives the round again; virtual points are not asked for. */
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
  'isolated',
  'floaters',
  'severalFloaters',
  'floatedOn',
  'floaterPairs',
  'exchanged',
  'colours',
  'cracked',
] as const;
type Sight = (typeof SIGHTS)[number];

/** Pairs random small rounds by the engine and by the literal reading of the text. */
export function compareLimWithLiteral(
  seed: number,
  iterations: number,
  edition: SwissProperties,
): LimAgreement {
  const failures: { seed: number; engine: string; literal: string }[] = [];
  const seen = Object.fromEntries(SIGHTS.map((sight) => [sight, 0])) as Record<Sight, number>;
  for (let index = 0; index < iterations; index += 1) {
    const request = randomBursteinRequest(seed + index, edition);
    const sights = new Set<Sight>();
    const traced = pairRound(request, {
      trace: (event) => {
        for (const sight of sightsIn(event)) sights.add(sight);
      },
    });
    const [engine, literal] = [written(pairRound(request)), written(literalLim.pairRound(request))];
    if (engine !== literal || engine !== written(traced)) {
      failures.push({ seed: seed + index, engine, literal });
    }
    if (!traced.ok) sights.add('noLegalPairing');
    for (const sight of sights) seen[sight] += 1;
  }
  return { iterations, failures, seen };
}

function sightsIn(event: LimTraceEvent): Sight[] {
  if (event.type === 'bye') return event.passedOver.length > 0 ? ['bye', 'byePassedOver'] : ['bye'];
  if (event.type === 'colours') return [];
  const { floaters, floaterPairs, objections, missed, missedAsProposed, cracked } = event;
  const sights: readonly (readonly [Sight, boolean])[] = [
    ['isolated', floaters.some(({ reason }) => reason === 'isolated')],
    ['floaters', floaters.length > 0],
    ['severalFloaters', floaters.length > 1],
    ['floatedOn', floaters.some(({ type }) => type === 'a' || type === 'b')],
    ['floaterPairs', floaterPairs.length > 0],
    ['exchanged', objections.length > 0],
    ['colours', objections.length === 0 && missed < missedAsProposed],
    ['cracked', cracked.length > 0],
  ];
  return sights.filter(([, happened]) => happened).map(([sight]) => sight);
}

function written(result: Result<RoundPairing, NoLegalPairing>): string {
  if (!result.ok) return 'no legal pairing';
  const { pairs, bye } = result.value;
  return [...pairs.map(({ white, black }) => `${white}-${black}`), bye ?? 'none'].join(' ');
}
