import type { SwissProperties } from '../../rules/editions/swiss.ts';
import { randomBursteinRequest } from '../burstein/literal/random-request.ts';
import {
  agreementWithLiteral,
  type LiteralAgreement,
  type ReadTwice,
} from '../literal-agreement.ts';
import { literalLim } from './literal/literal-lim.ts';
import { pairRound } from './round.ts';
import type { LimTraceEvent } from './trace.ts';

const SIGHTS = [
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

const SYSTEM: ReadTwice<Sight> = {
  sights: SIGHTS,
  randomRequest: randomBursteinRequest,
  engine: { pairRound: (request) => pairRound(request) },
  literal: literalLim,
  traced: (request, sees) =>
    pairRound(request, {
      trace: (event) => {
        sees(sightsIn(event));
      },
    }),
};

/** Pairs random small rounds by the engine and by the literal reading of the text. */
export const compareLimWithLiteral = (
  seed: number,
  iterations: number,
  edition: SwissProperties,
): LiteralAgreement<Sight> => agreementWithLiteral(SYSTEM, seed, iterations, edition);

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
