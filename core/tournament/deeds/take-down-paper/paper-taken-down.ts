import { inBoth } from '../../../rules/in-both.ts';
import { WALL_PAPERS, type WallPaper } from '../../postings.ts';
import { oneOf } from '../../schema/schema.ts';
import { sayWallPaper } from '../../words/wall-paper-words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';

export interface PaperTakenDown {
  readonly type: 'paperTakenDown';
  readonly paper: WallPaper;
}

export const paperTakenDown: Fact<PaperTakenDown> = {
  fields: { paper: oneOf(WALL_PAPERS) },
  fold: (state, { paper }) => {
    const postings = new Map(state.postings);
    postings.delete(paper);
    return { ...state, postings };
  },
  outdatesDraft: false,
  touches: ({ paper }) => [things.posted(paper)],
  heard: heard.nothing,
  words: inBoth('Taken down: {paper}', 'Retiré du mur : {paper}'),
  tell: ({ paper }, { language }) => ({
    params: { paper },
    said: { paper: sayWallPaper({ paper }, language) },
  }),
  audit: (state, { paper }) => audited({ paper }, state?.postings?.get(paper)?.asOf ?? null, null),
};
