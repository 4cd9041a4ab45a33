import { expect, it } from 'vitest';
import { LANGUAGES } from '../../rules/language.ts';
import { PLAYED_SCORES, type GameOutcome } from '../../rules/outcome.ts';
import { signsOf } from '../../tournament/outcome-signs.ts';
import { signsText } from '../../tournament/words/result-signs.ts';
import { resultText } from './result-text.ts';

const OUTCOMES: readonly GameOutcome[] = [
  { kind: 'adjourned' },
  { kind: 'forfeit', winner: 'white' },
  { kind: 'forfeit', winner: 'black' },
  { kind: 'doubleForfeit' },
  ...PLAYED_SCORES.map((score) => ({ kind: 'played', score }) as const),
];

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

it.each(OUTCOMES)('%j is written in a list as in a sentence', (outcome) => {
  for (const language of LANGUAGES) {
    const said = signsText(signsOf(outcome), language);
    expect(plain(resultText(outcome, language))).toBe(plain(said));
  }
});
