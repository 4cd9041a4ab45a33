import type { SwissProperties } from '../../rules/editions/swiss.ts';
import {
  agreementWithLiteral,
  type LiteralAgreement,
  type ReadTwice,
} from '../literal-agreement.ts';
import type { PairedBracket } from './bracket.ts';
import { literalDoubleSwiss } from './literal/literal-double-swiss.ts';
import { randomDoubleSwissRequest } from './literal/random-request.ts';
import { pairRound } from './round.ts';

const SIGHTS = ['bye', 'upfloaters', 'severalUpfloaters', 'laterSet', 'laterTops'] as const;
type Sight = (typeof SIGHTS)[number];

const SYSTEM: ReadTwice<Sight> = {
  sights: SIGHTS,
  randomRequest: randomDoubleSwissRequest,
  engine: { pairRound: (request) => pairRound(request) },
  literal: literalDoubleSwiss,
  traced: (request, sees) => {
    const answer = pairRound(request, {
      tell: (bracket) => {
        sees(sightsIn(bracket));
      },
    });
    if (answer.ok && answer.value.bye !== null) sees(['bye']);
    return answer;
  },
};

/** Pairs random small rounds by the engine and by the literal reading of the text. */
export const compareDoubleSwissWithLiteral = (
  seed: number,
  iterations: number,
  edition: SwissProperties,
): LiteralAgreement<Sight> => agreementWithLiteral(SYSTEM, seed, iterations, edition);

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
