import type { Params } from '../warning-ladder.ts';
import type { Words } from './words.ts';

/** A penalty by its name, and what it lacks in words, wherever a refusal has their codes. */
export function withPenaltyNamed(
  params: Params,
  words: Pick<Words, 'penalties' | 'penaltyLacks'>,
): Params {
  const { penalty, what } = params;
  const names: Readonly<Record<string, string>> = words.penalties;
  const name = typeof penalty === 'string' ? names[penalty] : undefined;
  if (name === undefined) return params;
  const lacks: Readonly<Record<string, string>> = words.penaltyLacks;
  const lack = typeof what === 'string' ? lacks[what] : undefined;
  return { ...params, penalty: name, ...(lack === undefined ? {} : { what: lack }) };
}
