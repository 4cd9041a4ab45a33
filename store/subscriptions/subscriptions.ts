import type { Result } from '@ronde/core/rules/result.ts';
import type { StoreError } from '../store-error.ts';

/** A browser that asked to be told; private data, since its address leads to one person's phone. */
export interface Subscription {
  /** The address its push service gave it. */
  readonly endpoint: string;
  /** The browser's public key and secret, as base64url (RFC 8291). */
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  /** What a press on the notice opens. */
  readonly opens: string;
}

/** Who is to be told when the pairings of a tournament are out, beside its log. */
export interface Subscriptions {
  list(tournament: string): Promise<Result<readonly Subscription[], StoreError>>;
  count(tournament: string): Promise<Result<number, StoreError>>;
  /** One that is kept already is kept as it is now. */
  put(tournament: string, subscription: Subscription): Promise<Result<null, StoreError>>;
  remove(tournament: string, endpoint: string): Promise<Result<null, StoreError>>;
  /** Forgets all of them, and what was told. */
  clear(tournament: string): Promise<Result<null, StoreError>>;
  /** True for whoever comes first: of several programs one tells of an entry of the log. */
  claim(tournament: string, position: number): Promise<Result<boolean, StoreError>>;
}
