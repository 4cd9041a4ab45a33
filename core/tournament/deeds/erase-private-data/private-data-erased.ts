import { inBoth } from '../../../rules/in-both.ts';
import type { IsoDate } from '../../../rules/identity.ts';
import { aDay, anOrdinal, listOf } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { EVERYTHING } from '../things.ts';

/**
 * What was private and due has gone from the entries before this one, which alone are ever written
 * anew: nothing of it is told here, no digest either.
 */
export interface PrivateDataErased {
  readonly type: 'privateDataErased';
  /** Positions of the entries that were written anew. */
  readonly entries: readonly number[];
  /** Until when it had to be kept. */
  readonly keptUntil: IsoDate;
}

export const privateDataErased: Fact<PrivateDataErased> = {
  fields: { entries: listOf(anOrdinal, 1_000_000), keptUntil: aDay },
  fold: (state, { keptUntil }, { by, at }) => ({
    ...state,
    privateDataErased: { keptUntil, by, at },
  }),
  outdatesDraft: false,
  touches: () => [EVERYTHING],
  heard: heard.nothing,
  words: inBoth(
    'Private data erased from {entries} {entries|entry|entries} of the log, kept until {day}',
    'Données personnelles effacées de {entries} {entries|entrée|entrées} du journal, conservées jusqu’au {day}',
  ),
  tell: ({ entries, keptUntil }) => ({ params: { entries: entries.length, day: keptUntil } }),
  audit: (_, { entries, keptUntil }) => audited({ entries: entries.length, keptUntil }, null, null),
};
