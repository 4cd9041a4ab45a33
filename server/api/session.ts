import type { CommandType } from '@ronde/core/tournament/command.ts';
import type { Role } from '@ronde/core/tournament/roles.ts';
import type { Audience, BoardRange } from './roles.ts';

/** How somebody is known: this computer itself, a password, a device link, or not at all. */
export type Via = 'localhost' | 'account' | 'device' | 'anonymous';

/** Who the server takes you for. `GET /api/session`; in a tournament, `GET /api/tournaments/:id`. */
export interface Me {
  readonly name: string;
  /** How the log names you: nobody else is named so. */
  readonly by: string;
  readonly via: Via;
  readonly role: Role;
  /** A tournament's id, or `*` for every one. */
  readonly tournament: string;
  /** Boards a `results` device may write; null for all. */
  readonly boards: BoardRange | null;
  /** The player a `player` device belongs to. */
  readonly player: string | null;
  /** The team a `captain` device speaks for. */
  readonly team: string | null;
  readonly audience: Audience;
  /** What may be asked for: hide the rest. */
  readonly commands: readonly CommandType[];
}

export interface SessionAnswer {
  readonly me: Me;
  /** The tournaments an account may work on, or the one a device has its role in. */
  readonly grants: readonly { readonly tournament: string; readonly role: Role }[];
  /** The server has no account yet and trusts nobody: the first is made with the token it printed. */
  readonly firstAccountNeeded: boolean;
}

/** `POST /api/session/login` */
export interface LoginRequest {
  readonly login: string;
  readonly password: string;
}

/** `POST /api/session/code`: the 8 digits of a device link, or the token of its QR code. */
export interface CodeRequest {
  readonly code: string;
}

/** `POST /api/session/first-account` */
export interface FirstAccountRequest {
  readonly token: string;
  readonly login: string;
  readonly name: string;
  readonly password: string;
}

export interface AccountShown {
  readonly id: string;
  readonly login: string;
  readonly name: string;
  readonly grants: readonly { readonly tournament: string; readonly role: Role }[];
  readonly disabled: boolean;
}

export interface AccountsAnswer {
  readonly accounts: readonly AccountShown[];
  /** The id of your own account: its rights are changed by somebody else. */
  readonly own: string | null;
  /** Names of the tournaments in their rights, by id; one that is gone has none. */
  readonly names: Readonly<Record<string, string>>;
}

/** `POST /api/accounts` */
export interface NewAccountRequest {
  readonly login: string;
  readonly name: string;
  readonly password: string;
  readonly grants: readonly { readonly tournament: string; readonly role: Role }[];
}

/** `PUT /api/accounts/:account` */
export interface ChangeAccountRequest {
  readonly name?: string;
  readonly password?: string;
  readonly grants?: readonly { readonly tournament: string; readonly role: Role }[];
  readonly disabled?: boolean;
}

/**
 * A phone's page sends this header, or `as=device` in the address of a stream: it is the device
 * whose link was followed, even where an account is signed in or the arbiter sits.
 */
export const AS_DEVICE_HEADER = 'x-ronde-as';
export const AS_DEVICE = 'device';
