import {
  allow,
  handlingRules,
  refuse,
  roundOf,
  unknownRound,
  type Judgement,
} from '../../judgement.ts';
import { PAIRING } from '../../roles.ts';
import { roundStage } from '../../round.ts';
import { aRound } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';
import { closingWarnings } from './closing-warnings.ts';

export interface CloseRound {
  readonly type: 'closeRound';
  readonly round: number;
}

export const closeRound: Deed<CloseRound> = {
  fields: { round: aRound },
  roles: PAIRING,
  touches: ({ round }) => [things.round(round)],
  judge,
};

function judge(state: Tournament, command: CloseRound): Judgement {
  const round = roundOf(state, command.round);
  if (!round) return unknownRound(command.round);
  const { articles } = handlingRules(state);
  const stage = roundStage(round);
  if (stage === 'closed')
    return refuse('roundClosed', articles.publication, { round: round.number });
  if (stage !== 'complete') {
    const open = round.games.filter((game) => game.outcome.kind === 'notEntered');
    return refuse('roundNotComplete', articles.publication, {
      round: round.number,
      boards: open.map((game) => game.board).join(', '),
    });
  }
  return allow([{ type: 'roundClosed', round: round.number }], closingWarnings(state, [round]));
}
