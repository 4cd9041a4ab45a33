import { adjournmentOf } from '../../adjournments.ts';
import { editionIn } from '../../../rules/editions/registry.ts';
import { allow, refuse, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';
import { passedFields, type EnvelopePassed } from './envelope-passed.ts';

export interface PassEnvelope extends Omit<EnvelopePassed, 'type'> {
  readonly type: 'passEnvelope';
}

export const passEnvelope: Deed<PassEnvelope> = {
  fields: passedFields,
  roles: ARBITERS,
  touches: (command) => [things.envelope(command)],
  judge,
};

/** From hand to hand, until it is opened when the game goes on, or found missing (Guidelines I.2, I.9, I.12). */
function judge(state: Tournament, command: PassEnvelope): Judgement {
  const { type: _, ...passed } = command;
  const { round, board } = passed;
  const article = editionIn('laws', state.pins.laws)?.properties.articles.adjournment;
  const cited = article ?? HOUSE_RULES.knownNames;
  const last = adjournmentOf(state, passed)?.custody.at(-1);
  if (last === undefined) return refuse('noEnvelope', cited, { round, board });
  if (last.state === 'opened') return refuse('envelopeOpened', cited, { round, board });
  const same = last.state === passed.state && last.holder === passed.holder;
  return allow(same ? [] : [{ type: 'envelopePassed', ...passed }]);
}
