import type { SwissProperties } from '../../rules/editions/swiss.ts';
import type { Result } from '../../rules/result.ts';
import type { NoLegalPairing, RoundPairing } from '../system.ts';
import type { PairedBracket } from './bracket.ts';
import { literalDoubleSwiss } from './literal/literal-double-swiss.ts';
import { randomDoubleSwissRequest } from './literal/random-request.ts';
import { pairRound } from './round.ts';

export interface DoubleSwissAgreement {
  readonly iterations: number;
  /** `randomDoubleSwissRequest(seed, edition)` gives the round again. */
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
  'upfloaters',
  'severalUpfloaters',
  'laterSet',
  'laterTops',
] as const;
type Sight = (typeof SIGHTS)[number];

/** Pairs random small rounds by the engine and by the literal reading of the text. */
export function compareDoubleSwissWithLiteral(
  seed: number,
  iterations: number,
  edition: SwissProperties,
): DoubleSwissAgreement {
  const failures: { seed: number; engine: string; literal: string }[] = [];
  const seen = Object.fromEntries(SIGHTS.map((sight) => [sight, 0])) as Record<Sight, number>;
  for (let index = 0; index < iterations; index += 1) {
    const request = randomDoubleSwissRequest(seed + index, edition);
    const sights = new Set<Sight>();
    const answer = pairRound(request, (bracket) => {
      for (const sight of sightsIn(bracket)) sights.add(sight);
    });
    const [engine, literal] = [written(answer), written(literalDoubleSwiss.pairRound(request))];
    if (engine !== literal) failures.push({ seed: seed + index, engine, literal });
    if (!answer.ok) sights.add('noLegalPairing');
    else if (answer.value.bye !== null) sights.add('bye');
    for (const sight of sights) seen[sight] += 1;
  }
  return { iterations, failures, seen };
}

function sightsIn({ task, upfloaters, pairs }: PairedBracket): Sight[] {
  const tops = pairs.map(([top]) => top);
  const members = [...task.residents, ...upfloaters];
  const number = (place: number): number => task.field.players[place]?.tpn ?? 0;
  const firstHalf = members.sort((a, b) => number(a) - number(b)).slice(0, tops.length);
  const sights: readonly (readonly [Sight, boolean])[] = [
    ['upfloaters', upfloaters.length > 0],
    ['severalUpfloaters', upfloaters.length > 1],
    ['laterSet', upfloaters.some((place, index) => place !== task.pool[index])],
    ['laterTops', firstHalf.some((place) => !tops.includes(place))],
  ];
  return sights.filter(([, happened]) => happened).map(([sight]) => sight);
}

function written(result: Result<RoundPairing, NoLegalPairing>): string {
  if (!result.ok) return 'no legal pairing';
  const { pairs, bye } = result.value;
  return [...pairs.map(({ white, black }) => `${white}-${black}`), bye ?? 'none'].join(' ');
}
