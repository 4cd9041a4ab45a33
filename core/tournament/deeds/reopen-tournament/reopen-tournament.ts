import { allow, type Judgement } from '../../judgement.ts';
import { ARBITERS } from '../../roles.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

export interface ReopenTournament {
  readonly type: 'reopenTournament';
}

export const reopenTournament: Deed<ReopenTournament> = {
  fields: {},
  roles: ARBITERS,
  touches: () => ['closing'],
  saysTheSame: (_, event) => event.type === 'tournamentReopened',
  judge,
};

function judge({ closing }: Tournament): Judgement {
  return allow(closing.closed ? [{ type: 'tournamentReopened' }] : []);
}
