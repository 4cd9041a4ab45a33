import { inBoth } from '../../../rules/in-both.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { toldNothing } from '../told.ts';

export interface TournamentWithheld {
  readonly type: 'tournamentWithheld';
}

export const tournamentWithheld: Fact<TournamentWithheld> = {
  fields: {},
  fold: (state) => ({ ...state, published: false }),
  outdatesDraft: false,
  touches: () => ['publication'],
  heard: heard.change,
  words: inBoth('The event is no longer public', 'Le tournoi n’est plus public'),
  tell: toldNothing,
  audit: (state) => audited({}, state?.published ?? true, false),
};
