import { allow, type Judgement } from '../../judgement.ts';
import { ARBITERS } from '../../roles.ts';
import type { Tournament } from '../../state.ts';
import { isVisible } from '../../views/visible.ts';
import type { Deed } from '../deed.ts';
import { asksToWithhold } from '../publish-tournament/publication-warnings.ts';

export interface WithholdTournament {
  readonly type: 'withholdTournament';
}

export const withholdTournament: Deed<WithholdTournament> = {
  fields: {},
  roles: ARBITERS,
  touches: () => ['publication'],
  saysTheSame: (_, event) => event.type === 'tournamentWithheld',
  judge,
};

function judge(state: Tournament): Judgement {
  if (!isVisible(state)) return allow([]);
  return allow([{ type: 'tournamentWithheld' }], [asksToWithhold()]);
}
