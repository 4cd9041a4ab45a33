import { sourceOf } from '../access/attempts.ts';
import { addressOf } from '../access/identify.ts';
import type { House } from '../house.ts';
import { waitFirst, type Declined } from '../registry/declined.ts';
import type { Asked } from '../registry/route.ts';

/** What takes long to work out strangers may not ask for all at once. */
export function tooManyQuestions(
  house: House,
  { principal, context }: Pick<Asked<unknown, unknown, unknown>, 'principal' | 'context'>,
): Declined | null {
  if (principal.via !== 'anonymous') return null;
  const [source, now] = [sourceOf(addressOf(context, house)), house.elapsed()];
  const seconds = house.questions.wait(source, now);
  if (seconds > 0) return waitFirst(seconds);
  house.questions.failed(source, now);
  return null;
}
