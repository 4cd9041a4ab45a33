import { inBoth } from '../../../rules/in-both.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { toldNothing } from '../told.ts';

export interface TournamentClosed {
  readonly type: 'tournamentClosed';
}

export const tournamentClosed: Fact<TournamentClosed> = {
  fields: {},
  fold: (state) => ({ ...state, closing: { ...state.closing, closed: true } }),
  outdatesDraft: false,
  touches: () => ['closing'],
  heard: heard.nothing,
  words: inBoth('The event is closed', 'Le tournoi est clos'),
  tell: toldNothing,
  audit: (state) => audited({}, state?.closing.closed ?? false, true),
};
