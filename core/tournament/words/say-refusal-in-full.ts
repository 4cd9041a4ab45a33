import type { Language } from '../../rules/language.ts';
import type { Refusal } from '../refusal.ts';
import { accelerationSentence } from './acceleration-faults.ts';
import { withCodesNamed } from './named-values.ts';
import { sayRefusal } from './say.ts';
import { faultSentence } from './tie-break-faults.ts';

/**
 * A refusal with the names and sentences of settings, of which a phone changes none: desk and command
 * line alone carry them.
 */
export function sayRefusalInFull(refusal: Refusal, language: Language): string {
  const params = withCodesNamed(refusal.params, language);
  return sayRefusal({ ...refusal, params }, language, faultOf(refusal, language));
}

/** What is said instead of a general sentence. */
function faultOf({ code, params }: Refusal, language: Language): string | undefined {
  const { fault, reason, detail } = params;
  if (code === 'badTieBreak') return faultSentence(String(fault), language) ?? undefined;
  if (code !== 'accelerationUnfit') return undefined;
  return accelerationSentence(String(reason), String(detail), language) ?? undefined;
}
