import { inBoth } from '../../../rules/in-both.ts';
import { aRound } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';
import { toldRound } from '../told.ts';

export interface DraftDiscarded {
  readonly type: 'draftDiscarded';
  readonly round: number;
}

export const draftDiscarded: Fact<DraftDiscarded> = {
  fields: { round: aRound },
  fold: (state, { round }) => ({ ...state, rounds: state.rounds.slice(0, round - 1) }),
  outdatesDraft: false,
  touches: ({ round }) => [things.round(round), 'draft'],
  heard: heard.nothing,
  words: inBoth('Round {round}: draft discarded', 'Ronde {round} : brouillon abandonné'),
  tell: toldRound,
  audit: (_, { round }) => audited({ round }, 'draft', null),
};
