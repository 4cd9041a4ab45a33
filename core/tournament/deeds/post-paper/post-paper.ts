import { allow, refuse, type Judgement } from '../../judgement.ts';
import type { Ledger } from '../../log.ts';
import { isOfARound, WALL_PAPERS, type WallPaper } from '../../postings.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { PAIRING } from '../../roles.ts';
import { oneOf, optional } from '../../schema/schema.ts';
import { aPosition, aRound } from '../../schema/words.ts';
import { publishedRounds, standingsRound, type Tournament } from '../../state.ts';
import type { DeedOnLog } from '../deed.ts';
import { things } from '../things.ts';

/** A sheet is hung up. */
export interface PostPaper {
  readonly type: 'postPaper';
  readonly paper: WallPaper;
  /** Of a paper of a round; missing for the latest there is. */
  readonly round?: number;
  /** The position in the log the sheet was printed from; missing for the last one. */
  readonly asOf?: number;
}

export const postPaper: DeedOnLog<PostPaper> = {
  fields: { paper: oneOf(WALL_PAPERS), round: optional(aRound), asOf: optional(aPosition) },
  roles: PAIRING,
  touches: ({ paper }) => [things.posted(paper)],
  saysTheSame: ({ paper, round, asOf }, event) =>
    event.type === 'paperPosted' &&
    event.paper === paper &&
    event.round === round &&
    event.asOf === asOf,
  judgeOnLog: judge,
};

function judge({ state, entries }: Ledger, command: PostPaper): Judgement {
  if (state === null) return refuse('notCreated', HOUSE_RULES.oneEventOneLog);
  const { paper, asOf = entries.length } = command;
  if (asOf < 1 || asOf > entries.length) {
    return refuse('unknownPosition', HOUSE_RULES.wayBack, { position: asOf });
  }
  if (!isOfARound(paper)) return allow([{ type: 'paperPosted', paper, asOf }]);
  const round = command.round ?? latestRound(state, paper);
  if (!publishedRounds(state).some(({ number }) => number === round)) {
    return refuse('notPublished', HOUSE_RULES.draftsRestOnFacts, { round });
  }
  return allow([{ type: 'paperPosted', paper, round, asOf }]);
}

const latestRound = (state: Tournament, paper: WallPaper): number =>
  paper === 'pairings'
    ? (publishedRounds(state).at(-1)?.number ?? 1)
    : Math.max(1, standingsRound(state));
