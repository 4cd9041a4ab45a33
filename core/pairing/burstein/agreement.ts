import type { SwissProperties } from '../../rules/editions/swiss.ts';
import type { Result } from '../../rules/result.ts';
import type { NoLegalPairing, RoundPairing } from '../system.ts';
import { bursteinEngine, pairRound, type BursteinTraceEvent } from './burstein.ts';
import { literalBurstein } from './literal/literal-burstein.ts';
import { randomBursteinRequest } from './literal/random-request.ts';

export interface BursteinAgreement {
  readonly iterations: number;
  /** `randomBursteinRequest(seed, edition)` gives the round again. */
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
  'incoming',
  'severalFloaters',
  'absolute',
  'completion',
  'floaterScores',
  'followingBracket',
  'colourPreference',
] as const;
type Sight = (typeof SIGHTS)[number];

const isSight = (word: string): word is Sight => SIGHTS.some((sight) => sight === word);

/** Pairs random small rounds by the engine and by the literal reading of the text. */
export function compareBursteinWithLiteral(
  seed: number,
  iterations: number,
  edition: SwissProperties,
): BursteinAgreement {
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
    const [engine, literal] = [bursteinEngine, literalBurstein].map((system) =>
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

function sightsIn(event: BursteinTraceEvent): Sight[] {
  switch (event.type) {
    case 'bye':
      return event.passedOver.length > 0 ? ['bye', 'byePassedOver'] : ['bye'];
    case 'bracket': {
      const { incoming, chosen, passed } = event;
      const decided = passed?.reason === 'criterion' ? passed.best.criterion : passed?.reason;
      return [
        ...(incoming.length > 0 ? (['incoming'] as const) : []),
        ...(chosen.floaters.length > 1 ? (['severalFloaters'] as const) : []),
        ...(decided !== undefined && isSight(decided) ? [decided] : []),
      ];
    }
    case 'colours':
      return [];
  }
}

function written(result: Result<RoundPairing, NoLegalPairing>): string {
  if (!result.ok) return 'no legal pairing';
  const { pairs, bye } = result.value;
  return [...pairs.map(({ white, black }) => `${white}-${black}`), bye ?? 'none'].join(' ');
}
