import { engineOf } from '../../../pairing/engines.ts';
import { systemNamed } from '../../../pairing/systems.ts';
import type { Tpn } from '../../../rules/identity.ts';
import { type Judgement, nameOf, refuse, swissRules } from '../../judgement.ts';
import { pairingRequest } from '../../pairing-request.ts';
import { HOUSE_RULES } from '../../refusal.ts';

import { PAIRING } from '../../roles.ts';
import type { ProposedPair } from '../../round.ts';
import { aRound } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { judgeDraft } from '../draft-round/draft-round.ts';
import { notReadyToDraft } from '../draft-round/ready-to-draft.ts';
import { things } from '../things.ts';

export interface PairRound {
  readonly type: 'pairRound';
  readonly round: number;
}

export const pairRound: Deed<PairRound> = {
  fields: { round: aRound },
  roles: PAIRING,
  touches: ({ round }) => [things.round(round)],
  judge,
};

/** Has the tournament's own system pair a round, and drafts what it gives. */
function judge(state: Tournament, { round }: PairRound): Judgement {
  const unready = notReadyToDraft(state, round, 'individual');
  if (unready) return unready;
  const { initialColour, system: name } = state.settings;
  const engine = engineOf(name);
  if (engine === null) return refuse('systemNotPaired', HOUSE_RULES.knownNames, { system: name });
  if (initialColour === null && systemNamed(name).needs.includes('initialColour')) {
    return refuse('initialColourMissing', swissRules(state).articles.initialColour);
  }
  const request = pairingRequest(state, round, initialColour ?? 'white');
  if (!request.ok) {
    const { code, article, detail = '' } = request.error;
    return refuse('accelerationUnfit', article, { reason: code, detail });
  }
  const paired = engine.pairRound(request.value);
  const idOf = (tpn: Tpn) => state.numbers[tpn - 1];
  if (!paired.ok) {
    const stuck = paired.error.stuck.flatMap(({ player }) => idOf(player) ?? []);
    return refuse('noLegalPairing', paired.error.article, {
      round,
      players: stuck.map((id) => nameOf(state, id)).join(', '),
    });
  }
  const pairs = paired.value.pairs.flatMap(({ white, black }): ProposedPair[] => {
    const [first, second] = [idOf(white), idOf(black)];
    return first === undefined || second === undefined ? [] : [{ white: first, black: second }];
  });
  const bye = paired.value.bye === null ? null : (idOf(paired.value.bye) ?? null);
  return judgeDraft(state, { type: 'draftRound', round, pairs, bye, origin: 'engine' });
}
