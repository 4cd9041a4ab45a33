import { inBoth } from '../../../rules/in-both.ts';
import { aPosition } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { EVERYTHING } from '../things.ts';

export interface Redone {
  readonly type: 'redone';
  readonly position: number;
}

export const redone: Fact<Redone> = {
  fields: { position: aPosition },
  fold: (state) => state,
  outdatesDraft: false,
  touches: () => [EVERYTHING],
  heard: heard.change,
  words: inBoth('Done again: {what}', 'Rétabli : {what}'),
  tell: ({ position }, { entryWords }) => ({
    params: { position },
    said: { what: entryWords(position) },
  }),
  audit: (_, { position }) => audited({ position }, null, null),
};
