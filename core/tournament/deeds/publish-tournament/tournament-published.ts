import { inBoth } from '../../../rules/in-both.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { toldNothing } from '../told.ts';

export interface TournamentPublished {
  readonly type: 'tournamentPublished';
}

export const tournamentPublished: Fact<TournamentPublished> = {
  fields: {},
  fold: (state) => ({ ...state, published: true }),
  outdatesDraft: false,
  touches: () => ['publication'],
  heard: heard.change,
  words: inBoth('The event is public', 'Le tournoi est public'),
  tell: toldNothing,
  audit: (state) => audited({}, state?.published ?? false, true),
};
