import type { Tpn } from '../../rules/identity.ts';
import type { CommandOf, ProposedPair } from '../command.ts';
import { nameOf, refuse, type Judgement } from '../judgement.ts';
import { playersByNumber } from '../numbers.ts';
import { nextRoundQuestion } from '../pairing-question.ts';
import type { Tournament } from '../state.ts';
import { draftRound } from './rounds.ts';

/** Has the tournament's own system pair a round, and drafts what it gives. */
export function pairRound(state: Tournament, { round }: CommandOf<'pairRound'>): Judgement {
  const asked = nextRoundQuestion(state, round);
  if (!asked.ok) return { refusal: asked.error };
  const { engine, request } = asked.value;
  const paired = engine.pairRound(request);
  const players = playersByNumber(state);
  const idOf = (tpn: Tpn) => players.get(tpn);
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
