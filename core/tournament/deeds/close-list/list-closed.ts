import { inBoth } from '../../../rules/in-both.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { toldNothing } from '../told.ts';

export interface ListClosed {
  readonly type: 'listClosed';
}

export const listClosed: Fact<ListClosed> = {
  fields: {},
  fold: (state) => ({ ...state, listClosed: true }),
  outdatesDraft: false,
  touches: () => ['list', 'numbers'],
  heard: heard.change,
  words: inBoth('List of participants closed', 'Liste des participants close'),
  tell: toldNothing,
  audit: () => audited({}, false, true),
};
