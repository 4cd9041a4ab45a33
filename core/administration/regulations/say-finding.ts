import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { FINDING_WORDS } from './finding-words.ts';
import type { Finding } from './finding.ts';

export interface SaidFinding {
  readonly what: string;
  readonly remedy: string;
}

/** A finding in words; lists of prizes by their name in the reader's language. */
export function sayFinding({ code, params }: Finding, language: Language): SaidFinding {
  const [what, remedy] = FINDING_WORDS[language][code];
  const list = params[`list_${language}`];
  const said = list === undefined ? params : { ...params, list };
  return { what: fill(what, said), remedy: fill(remedy, said) };
}
