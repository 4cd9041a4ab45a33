import type { SwissProperties } from '../../rules/editions/swiss.ts';
import type { TeamPreferences } from '../../rules/team-swiss-rules.ts';
import {
  agreementWithLiteral,
  type LiteralAgreement,
  type ReadTwice,
} from '../literal-agreement.ts';
import { literalTeamSwiss } from './literal/literal-team-swiss.ts';
import { randomTeamRequest } from './literal/random-request.ts';
import { pairRound } from './round.ts';
import type { TeamSwissTraceEvent } from './trace.ts';

const SIGHTS = [
  'bye',
  'upfloaters',
  'severalUpfloaters',
  'passedOver',
  'laterPairing',
  'colourMissed',
  'strongMissed',
  'lowerDifference',
  'alternation',
  'firstTeamPreference',
] as const;
type Sight = (typeof SIGHTS)[number];

const systemOf = (type: TeamPreferences): ReadTwice<Sight> => ({
  sights: SIGHTS,
  randomRequest: (seed, edition) => randomTeamRequest(seed, edition, type),
  engine: { pairRound: (request) => pairRound(request) },
  literal: literalTeamSwiss,
  traced: (request, sees) =>
    pairRound(request, {
      trace: (event) => {
        sees(sightsIn(event));
      },
    }),
});

/** Pairs random small rounds of one type by the engine and by the literal reading of the text. */
export const compareTeamSwissWithLiteral = (
  type: TeamPreferences,
  seed: number,
  iterations: number,
  edition: SwissProperties,
): LiteralAgreement<Sight> => agreementWithLiteral(systemOf(type), seed, iterations, edition);

function sightsIn(event: TeamSwissTraceEvent): Sight[] {
  switch (event.type) {
    case 'bye':
      return ['bye'];
    case 'bracket': {
      const { upfloaters, passedOver, first, pairs, criteria } = event;
      const missed = (name: string): boolean =>
        criteria.some(({ criterion, value }) => criterion === name && value > 0);
      const sights: readonly (readonly [Sight, boolean])[] = [
        ['upfloaters', upfloaters.length > 0],
        ['severalUpfloaters', upfloaters.length > 1],
        ['passedOver', passedOver.length > 0],
        ['laterPairing', String(first) !== String(pairs)],
        ['colourMissed', missed('colourPreference')],
        ['strongMissed', missed('strongPreference')],
      ];
      return sights.filter(([, happened]) => happened).map(([sight]) => sight);
    }
    case 'colours':
      return SIGHTS.filter((sight) => sight === event.rule);
  }
}
