import type { SwissProperties } from '../../rules/editions/swiss.ts';
import {
  agreementWithLiteral,
  type LiteralAgreement,
  type ReadTwice,
} from '../literal-agreement.ts';
import { bursteinEngine, pairRound, type BursteinTraceEvent } from './burstein.ts';
import { literalBurstein } from './literal/literal-burstein.ts';
import { randomBursteinRequest } from './literal/random-request.ts';

const SIGHTS = [
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

const SYSTEM: ReadTwice<Sight> = {
  sights: SIGHTS,
  randomRequest: randomBursteinRequest,
  engine: bursteinEngine,
  literal: literalBurstein,
  traced: (request, sees) =>
    pairRound(request, {
      trace: (event) => {
        sees(sightsIn(event));
      },
    }),
};

/** Pairs random small rounds by the engine and by the literal reading of the text. */
export const compareBursteinWithLiteral = (
  seed: number,
  iterations: number,
  edition: SwissProperties,
): LiteralAgreement<Sight> => agreementWithLiteral(SYSTEM, seed, iterations, edition);

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
