import { inBoth } from '../../../rules/in-both.ts';
import { aPosition } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { EVERYTHING } from '../things.ts';

export interface Undone {
  readonly type: 'undone';
  readonly position: number;
}

export const undone: Fact<Undone> = {
  fields: { position: aPosition },
  // Steps through the log are the log's own business (log.ts).
  fold: (state) => state,
  outdatesDraft: false,
  touches: () => [EVERYTHING],
  heard: heard.change,
  words: inBoth('Taken back: {what}', 'Annulé : {what}'),
  tell: ({ position }, { entryWords }) => ({
    params: { position },
    said: { what: entryWords(position) },
  }),
  audit: (_, { position }) => audited({ position }, null, null),
};
