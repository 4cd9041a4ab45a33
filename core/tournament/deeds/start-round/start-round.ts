import {
  allow,
  handlingRules,
  refuse,
  roundOf,
  unknownRound,
  type Judgement,
} from '../../judgement.ts';
import { PAIRING } from '../../roles.ts';
import { aRound } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';

export interface StartRound {
  readonly type: 'startRound';
  readonly round: number;
}

export const startRound: Deed<StartRound> = {
  fields: { round: aRound },
  roles: PAIRING,
  touches: ({ round }) => [things.round(round)],
  saysTheSame: (_, event) => event.type === 'roundStarted',
  judge,
};

function judge(state: Tournament, command: StartRound): Judgement {
  const round = roundOf(state, command.round);
  if (!round) return unknownRound(command.round);
  const { articles } = handlingRules(state);
  if (!round.published)
    return refuse('notPublished', articles.publication, { round: round.number });
  return round.started ? allow([]) : allow([{ type: 'roundStarted', round: round.number }]);
}
