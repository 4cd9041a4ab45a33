import { inBoth } from '../../../rules/in-both.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { toldNothing } from '../told.ts';

export interface TournamentReopened {
  readonly type: 'tournamentReopened';
}

export const tournamentReopened: Fact<TournamentReopened> = {
  fields: {},
  fold: (state) => ({ ...state, closing: { ...state.closing, closed: false } }),
  outdatesDraft: false,
  touches: () => ['closing'],
  heard: heard.nothing,
  words: inBoth('The event is open again', 'Le tournoi est rouvert'),
  tell: toldNothing,
  audit: (state) => audited({}, state?.closing.closed ?? true, false),
};
