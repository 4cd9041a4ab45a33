import { systemNamed } from '../../../pairing/systems.ts';
import { handlingRules, refuse, type Refused } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { hasBegun, type Round } from '../../round.ts';
import type { Tournament } from '../../state.ts';

/** Why nobody left without an opponent may be paired in a round, whoever they are; null when they may. */
export function refusesIdlePairing(state: Tournament, round: Round): Refused | null {
  const { articles, republishReasons, idlePairing } = handlingRules(state);
  const at = { round: round.number };
  if (!round.published) return refuse('notPublished', articles.republish, at);
  if (round.closed || state.rounds.length > round.number) {
    return refuse('roundClosed', articles.republish, at);
  }
  const { kind, system, regulations } = state.settings;
  if (kind !== 'individual') {
    return refuse('wrongKind', HOUSE_RULES.wellFormed, { kind: 'individual' });
  }
  const article = republishReasons.twoWithoutOpponents;
  if (article === undefined || systemNamed(system).kind !== 'swiss') {
    return refuse('reasonNotAllowed', articles.republish, { reason: 'twoWithoutOpponents' });
  }
  const { level } = regulations;
  if (level !== null && idlePairing.barredLevels.includes(level)) {
    return refuse('notAtThisLevel', idlePairing.levelArticle, { level });
  }
  return idlePairing.onceBegun && !hasBegun(round) ? refuse('roundNotBegun', article, at) : null;
}
