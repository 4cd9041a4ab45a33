import type { SwissProperties } from '../../rules/editions/swiss.ts';
import {
  agreementWithLiteral,
  type LiteralAgreement,
  type ReadTwice,
} from '../literal-agreement.ts';
import { dubovEngine, pairRound, type DubovTraceEvent } from './dubov.ts';
import { literalDubov } from './literal/literal-dubov.ts';
import { randomDubovRequest } from './literal/random-request.ts';

const SIGHTS = [
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

const SYSTEM: ReadTwice<Sight> = {
  sights: SIGHTS,
  randomRequest: randomDubovRequest,
  engine: dubovEngine,
  literal: literalDubov,
  traced: (request, sees) =>
    pairRound(request, {
      trace: (event) => {
        sees(sightsIn(event));
      },
    }),
};

/** Pairs random small rounds by the engine and by the literal reading of the text. */
export const compareDubovWithLiteral = (
  seed: number,
  iterations: number,
  edition: SwissProperties,
): LiteralAgreement<Sight> => agreementWithLiteral(SYSTEM, seed, iterations, edition);

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
