import { editionIn } from '../../../rules/editions/registry.ts';
import { adjournmentOf } from '../../adjournments.ts';
import { allow, refuse, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import type { Hand } from '../../round.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { enterResult } from '../enter-result/enter-result.ts';
import { things } from '../things.ts';
import { sealedFields, type MoveSealed } from './move-sealed.ts';

export interface SealMove extends Omit<MoveSealed, 'type'> {
  readonly type: 'sealMove';
}

export const sealMove: Deed<SealMove> = {
  fields: sealedFields,
  roles: ARBITERS,
  touches: (command) => [things.envelope(command), things.result(command)],
  judge,
};

/** The game is adjourned with its envelope: what is written on it, and who keeps it (Guidelines I.1, I.2). */
function judge(state: Tournament, command: SealMove, hand: Hand): Judgement {
  const { type: _, ...sealed } = command;
  const { round, board } = sealed;
  const outcome = { kind: 'adjourned' } as const;
  const judged = enterResult.judge(state, { type: 'enterResult', round, board, outcome }, hand);
  if ('refusal' in judged) return judged;
  const before = adjournmentOf(state, sealed)?.custody.at(-1);
  if (before?.state === 'held') {
    const article = editionIn('laws', state.pins.laws)?.properties.articles.adjournment;
    const { holder } = before;
    return refuse('envelopeHeld', article ?? HOUSE_RULES.oneAtATime, { round, board, holder });
  }
  return allow([...judged.events, { type: 'moveSealed', ...sealed }], judged.warnings);
}
