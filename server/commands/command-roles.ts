import type { CommandType } from '@ronde/core/tournament/command.ts';
import { DEED_BY_TYPE, COMMAND_TYPES } from '@ronde/core/tournament/deeds/deed-of.ts';
import type { Role } from '@ronde/core/tournament/roles.ts';

/** Who may ask for each command is said by the deed. */
export const rolesOf = (type: CommandType): readonly Role[] => DEED_BY_TYPE[type].roles;

export const mayAsk = (role: Role, type: CommandType): boolean => rolesOf(type).includes(role);

export const commandsOf = (role: Role): CommandType[] =>
  COMMAND_TYPES.filter((type) => mayAsk(role, type));
