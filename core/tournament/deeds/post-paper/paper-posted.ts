import { inBoth } from '../../../rules/in-both.ts';
import { WALL_PAPERS, type WallPaper } from '../../postings.ts';
import { oneOf, optional } from '../../schema/schema.ts';
import { aPosition, aRound } from '../../schema/words.ts';
import { sayWallPaper } from '../../words/wall-paper-words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';

/** A sheet hangs since the hour of the entry. */
export interface PaperPosted {
  readonly type: 'paperPosted';
  readonly paper: WallPaper;
  readonly round?: number;
  /** The position in the log the sheet was made from. */
  readonly asOf: number;
}

export const paperPosted: Fact<PaperPosted> = {
  fields: { paper: oneOf(WALL_PAPERS), round: optional(aRound), asOf: aPosition },
  fold: (state, { type: _, paper, ...sheet }, { by, at }) => ({
    ...state,
    postings: new Map(state.postings).set(paper, { ...sheet, by, at }),
  }),
  outdatesDraft: false,
  touches: ({ paper }) => [things.posted(paper)],
  heard: heard.nothing,
  words: inBoth('Put up: {paper}', 'Affiché : {paper}'),
  tell: (event, { language }) => ({
    params: { paper: event.paper, asOf: event.asOf },
    said: { paper: sayWallPaper(event, language) },
  }),
  audit: (state, { paper, round, asOf }) => {
    const before = state?.postings?.get(paper)?.asOf ?? null;
    return audited({ paper, ...(round === undefined ? {} : { round }) }, before, asOf);
  },
};
