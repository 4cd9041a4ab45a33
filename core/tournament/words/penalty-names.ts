import { PENALTY_WORDS } from '../../decisions/penalties/penalty-words.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import type { Params } from '../warning-ladder.ts';

/** What a penalty may lack. */
export type LackOfPenalty = 'player' | 'board' | 'seconds' | 'points' | 'amount' | 'rounds';

const LACKS = inBoth<Readonly<Record<LackOfPenalty, string>>>(
  {
    player: 'the player it is for',
    board: 'the round and the board of the game',
    seconds: 'how much time',
    points: 'how many points',
    amount: 'the amount',
    rounds: 'which rounds',
  },
  {
    player: 'le joueur concerné',
    board: 'la ronde et l’échiquier de la partie',
    seconds: 'combien de temps',
    points: 'combien de points',
    amount: 'le montant',
    rounds: 'quelles rondes',
  },
);

/** A penalty by its name, and what it lacks in words, wherever a refusal has their codes. */
export function withPenaltyNamed(params: Params, language: Language): Params {
  const { penalty, what } = params;
  const names: Readonly<Record<string, string>> = PENALTY_WORDS[language];
  const name = typeof penalty === 'string' ? names[penalty] : undefined;
  if (name === undefined) return params;
  const lacks: Readonly<Record<string, string>> = LACKS[language];
  const lack = typeof what === 'string' ? lacks[what] : undefined;
  return { ...params, penalty: name, ...(lack === undefined ? {} : { what: lack }) };
}
