import type { NewEntry } from '@ronde/store/event-log.ts';
import type { Principal } from '../access/principal.ts';
import type { CreateAnswer } from '../api/commands.ts';
import { askedDigest, asksTheSame, keyUsedOtherwise } from '../commands/asked-digest.ts';
import type { House } from '../house.ts';
import { declinedByStore } from '../problem-response.ts';
import type { Declined } from '../registry/declined.ts';

export interface Making {
  readonly id: string;
  readonly at: string;
  readonly key: string;
  /** Everything the request says but its key. */
  readonly asked: unknown;
  readonly entries: readonly NewEntry[];
}

/** Makes a tournament once for each key; the key of another request is refused. */
export async function createOnce(
  house: Pick<House, 'store'>,
  { id, at, key, asked, entries }: Making,
  { via }: Principal,
): Promise<CreateAnswer | Declined> {
  const digest = askedDigest(asked);
  const created = await house.store.create(id, { at, key, asked: digest }, entries);
  if (!created.ok) return declinedByStore(created.error, via === 'localhost');
  const { id: made, position, repeated = false, asked: first } = created.value;
  if (repeated && !asksTheSame(first, digest)) return keyUsedOtherwise();
  return { id: made, position, repeated };
}
