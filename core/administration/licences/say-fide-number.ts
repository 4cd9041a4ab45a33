import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { sayEuros } from '../money/say-step.ts';
import { FIDE_FEES } from './fide-fees.ts';
import { FIDE_NUMBER_WORDS } from './fide-number-words.ts';
import type { FideNumberVerdict } from './fide-number.ts';

/** What a verdict means for the arbiter, with what it costs today. */
export function sayFideNumber(verdict: FideNumberVerdict, language: Language): string {
  const fees = FIDE_FEES.at(-1)?.figures;
  return fill(FIDE_NUMBER_WORDS[language][verdict], {
    fid: sayEuros(fees?.fidLicence ?? 0, language),
    second: sayEuros(fees?.secondNumber ?? 0, language),
  });
}
