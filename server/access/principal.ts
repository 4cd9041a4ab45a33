import { ROLES, type Role } from '@ronde/core/tournament/roles.ts';
import type { BoardRange } from '../api/roles.ts';
import type { Via } from '../api/session.ts';

export interface RoleGrant {
  /** A tournament's id, or `*` for every one. */
  readonly tournament: string;
  readonly role: Role;
}

/** Who a request comes from, before it is known what it asks for. */
export interface Identity {
  readonly via: Via;
  readonly name: string;
  readonly grants: readonly RoleGrant[];
  readonly boards: BoardRange | null;
  readonly player: string | null;
  /** The team a captain speaks for. */
  readonly team: string | null;
  /** Ids in the access store, and the hash of the session's token. */
  readonly account: string | null;
  readonly device: string | null;
  readonly session: string | null;
}

/** Who a request comes from, in one tournament or (`*`) in the house. */
export interface Principal extends Omit<Identity, 'grants'> {
  readonly role: Role;
  readonly tournament: string;
  /** How the log names them: nobody else is named so. */
  readonly by: string;
}

export const EVERY_TOURNAMENT = '*';

const NOBODY = {
  ...{ boards: null, player: null, team: null },
  ...{ account: null, device: null, session: null },
} as const;

export const ANONYMOUS: Identity = { ...NOBODY, via: 'anonymous', name: '', grants: [] };

/** Whoever sits at the computer the server runs on. */
export const THIS_COMPUTER: Identity = {
  ...NOBODY,
  via: 'localhost',
  name: 'localhost',
  grants: [{ tournament: EVERY_TOURNAMENT, role: 'chief' }],
};

/**
 * The role somebody has in a tournament, or with null in the house: the highest of those granted
 * there, a spectator's without any.
 */
export function principalIn(identity: Identity, tournament: string | null): Principal {
  const { grants, ...who } = identity;
  const held = grants
    .filter((grant) => grant.tournament === EVERY_TOURNAMENT || grant.tournament === tournament)
    .map(({ role }) => role);
  const role = ROLES.find((candidate) => held.includes(candidate)) ?? 'spectator';
  const where = tournament ?? EVERY_TOURNAMENT;
  return { ...who, role, tournament: where, by: nameInTheLog(identity) };
}

const SHOWN_OF_ID = 6;

/** Two devices or accounts may bear one name; the log tells them apart. */
function nameInTheLog({ via, name, account, device }: Identity): string {
  const id = device ?? account;
  return via === 'localhost' || id === null ? name : `${name} #${id.slice(0, SHOWN_OF_ID)}`;
}

export const isRole = (role: string): role is Role => (ROLES as readonly string[]).includes(role);
