import type { PlayerId } from '../rules/identity.ts';
import { warn } from './judgement.ts';
import type { Boards } from './line-ups.ts';
import { orderFaults } from './order-of-players.ts';
import type { Team } from './player.ts';
import type { Tournament } from './state.ts';
import { TEAM_RULES } from './team-rules.ts';
import type { Warning } from './warning-ladder.ts';

/** Too few of those fielded are of the federation the event asks for. */
export interface FederationFault {
  readonly federation: string;
  /** Of that federation, among those fielded. */
  readonly count: number;
  readonly fielded: number;
  /** The first board, from 1, at which more than half are of others. */
  readonly board: number;
}

/** Whether at least half of those fielded are of the federation the event names (003 UV1bis V.5). */
export function federationFault(state: Tournament, boards: Boards): FederationFault | null {
  const federation = state.settings.team?.halfOf;
  if (federation === undefined) return null;
  const isOther = (player: PlayerId): boolean =>
    state.players.get(player)?.federation !== federation;
  const fielded = boards.filter((player) => player !== null);
  const others = fielded.filter(isOther);
  const oneTooMany = others[Math.floor(fielded.length / 2)];
  if (oneTooMany === undefined) return null;
  const board = boards.indexOf(oneTooMany) + 1;
  const count = fielded.length - others.length;
  return { federation, count, fielded: fielded.length, board };
}

/** What the rules of the event have against a line-up. */
export function irregularities(state: Tournament, team: Team, boards: Boards): Warning[] {
  const order = orderFaults(state, team, boards).map(({ rule, board, above, by }) =>
    warn(
      rule === 'fixed' ? 'lineUpAgainstList' : 'lineUpAgainstRatings',
      TEAM_RULES.irregularLineUp,
      { team: team.name, board, above, by },
    ),
  );
  const fault = federationFault(state, boards);
  if (fault === null) return order;
  const params = { team: team.name, ...fault };
  return [...order, warn('lineUpTooFewOf', TEAM_RULES.halfOfFederation, params)];
}

/** The first board of a line-up that is irregular, from 1: it and all below are lost; null for none. */
export function irregularFrom(state: Tournament, team: Team, boards: Boards): number | null {
  const faulty = [
    ...orderFaults(state, team, boards).map(({ board }) => board),
    ...[federationFault(state, boards)].flatMap((fault) => (fault === null ? [] : [fault.board])),
  ];
  return faulty.length === 0 ? null : Math.min(...faulty);
}
