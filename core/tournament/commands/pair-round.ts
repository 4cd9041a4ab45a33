import { engineOf } from '../../pairing/engines.ts';
import { systemNamed } from '../../pairing/systems.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { CommandOf, ProposedPair } from '../command.ts';
import { nameOf, refuse, swissRules, type Judgement } from '../judgement.ts';
import { pairingRequest } from '../pairing-request.ts';
import { HOUSE_RULES } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import { draftRound, notReadyToDraft } from './rounds.ts';

/** Has the tournament's own system pair a round, and drafts what it gives. */
export function pairRound(state: Tournament, { round }: CommandOf<'pairRound'>): Judgement {
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
  return draftRound(state, { type: 'draftRound', round, pairs, bye, origin: 'engine' });
}
