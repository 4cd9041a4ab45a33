import type { TeamId } from '../../../rules/identity.ts';
import {
  allow,
  handlingRules,
  refuse,
  roundOf,
  unknownTeam,
  warn,
  type Judgement,
} from '../../judgement.ts';
import type { Team } from '../../player.ts';
import { PAIRING } from '../../roles.ts';
import { aTeam } from '../../schema/words.ts';
import { firstOpenRound, publishedRounds, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

export interface WithdrawTeam {
  readonly type: 'withdrawTeam';
  readonly team: TeamId;
}

export const withdrawTeam: Deed<WithdrawTeam> = {
  fields: { team: aTeam },
  roles: PAIRING,
  touches: ({ team }) => [`teamPresence:${team}`],
  judge,
};

/** The team is not paired any more; matches it has played stay. */
function judge(state: Tournament, { team }: WithdrawTeam): Judgement {
  const { articles } = handlingRules(state);
  const entered = state.teams.get(team);
  if (!entered) return unknownTeam(team);
  if (state.teamsLeft.has(team)) {
    return refuse('alreadyLeft', articles.withdrawal, { player: entered.name });
  }
  const board = openBoardOf(state, entered);
  const warnings =
    board === null
      ? []
      : [warn('leavesPairedBoard', articles.withdrawal, { player: entered.name, board })];
  return allow([{ type: 'teamLeft', team, fromRound: firstOpenRound(state) }], warnings);
}

/** The first board the team still has to play on in the public round. */
function openBoardOf(state: Tournament, team: Team): number | null {
  const round = roundOf(state, publishedRounds(state).length);
  const match = round?.matches.find(({ first, second }) => [first, second].includes(team.id));
  const open = round?.games.find(
    (game) => game.match === match?.table && game.outcome.kind === 'notEntered',
  );
  return match && open ? open.board : null;
}
