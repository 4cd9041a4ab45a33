import { AUDIENCE_OF_ROLE } from '../api/roles.ts';
import type { Me } from '../api/session.ts';
import { commandsOf } from '../commands/command-roles.ts';
import type { Principal } from './principal.ts';

export const meOf = (principal: Principal): Me => ({
  name: principal.name,
  by: principal.by,
  via: principal.via,
  role: principal.role,
  tournament: principal.tournament,
  boards: principal.boards,
  player: principal.player,
  team: principal.team,
  audience: AUDIENCE_OF_ROLE[principal.role],
  commands: commandsOf(principal.role),
});
