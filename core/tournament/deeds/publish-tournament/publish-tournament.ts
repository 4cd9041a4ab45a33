import { allow, type Judgement } from '../../judgement.ts';
import { ARBITERS } from '../../roles.ts';
import type { Tournament } from '../../state.ts';
import { isVisible } from '../../views/visible.ts';
import type { Deed } from '../deed.ts';
import { asksToPublish } from './publication-warnings.ts';

export interface PublishTournament {
  readonly type: 'publishTournament';
}

export const publishTournament: Deed<PublishTournament> = {
  fields: {},
  roles: ARBITERS,
  touches: () => ['publication'],
  saysTheSame: (_, event) => event.type === 'tournamentPublished',
  judge,
};

function judge(state: Tournament): Judgement {
  if (isVisible(state)) return allow([]);
  return allow([{ type: 'tournamentPublished' }], [asksToPublish(state)]);
}
