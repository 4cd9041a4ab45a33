import { allow, refuse, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { PAIRING } from '../../roles.ts';
import { draftOf, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

export interface DiscardDraft {
  readonly type: 'discardDraft';
}

export const discardDraft: Deed<DiscardDraft> = {
  fields: {},
  roles: PAIRING,
  touches: () => ['draft'],
  judge,
};

function judge(state: Tournament): Judgement {
  const draft = draftOf(state);
  if (!draft) return refuse('notADraft', HOUSE_RULES.draftsRestOnFacts);
  return allow([{ type: 'draftDiscarded', round: draft.number }]);
}
