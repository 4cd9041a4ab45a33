import { inBoth } from '../../../rules/in-both.ts';
import { aFilledLine } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { toldNothing } from '../told.ts';

export interface TieLotsDrawn {
  readonly type: 'tieLotsDrawn';
  readonly seed: string;
}

export const tieLotsDrawn: Fact<TieLotsDrawn> = {
  fields: { seed: aFilledLine },
  fold: (state, { seed }) => ({ ...state, ranking: { ...state.ranking, lotsSeed: seed } }),
  outdatesDraft: false,
  touches: () => ['ranking:lots'],
  heard: heard.change,
  words: inBoth('Lots drawn between those still tied', 'Tirage au sort entre les ex æquo'),
  tell: toldNothing,
  audit: (state, { seed }) => audited({}, state?.ranking.lotsSeed ?? null, seed),
};
