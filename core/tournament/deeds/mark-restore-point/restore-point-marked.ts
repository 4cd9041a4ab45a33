import { inBoth } from '../../../rules/in-both.ts';
import { aFilledLine } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

export interface RestorePointMarked {
  readonly type: 'restorePointMarked';
  readonly name: string;
}

export const restorePointMarked: Fact<RestorePointMarked> = {
  fields: { name: aFilledLine },
  fold: (state) => state,
  outdatesDraft: false,
  touches: () => [],
  heard: heard.nothing,
  words: inBoth('Restore point: {name}', 'Point de retour : {name}'),
  tell: ({ name }) => ({ params: { name } }),
  audit: (_, { name }) => audited({ name }, null, null),
};
