import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import type { Params } from '../warning-ladder.ts';

const ADJOURNED = inBoth('adjourned', 'ajournée');
/** What the letters after a result mean. */
const MARKS = inBoth<Readonly<Record<string, string>>>(
  { u: 'not rated', r: 'colours reversed' },
  { u: 'non comptée pour l’Elo', r: 'couleurs inversées' },
);
/** A result is not broken over two lines. */
const SPACE = '\u00a0';

/** The signs of a result within a sentence, written as in every list: `1 – 0` of `1-0`, `+ : –` of `+/-`. */
export function signsText(signs: string, language: Language): string {
  if (signs === '*') return ADJOURNED[language];
  const [result = '', ...marks] = signs.split(' ');
  const said = result.includes('/')
    ? result.replaceAll('-', '–').replace('/', `${SPACE}:${SPACE}`)
    : result.replace('-', `${SPACE}–${SPACE}`);
  return [said, ...marks.map((mark) => MARKS[language][mark] ?? mark)].join(', ');
}

const RESULTS = ['entered', 'read', 'reported'] as const;

/** The results among what a sentence is filled with, as people read them. */
export function withResultsSaid(params: Params, language: Language): Params {
  const said = RESULTS.flatMap((name) => {
    const signs = params[name];
    return typeof signs === 'string' ? [[name, signsText(signs, language)] as const] : [];
  });
  return { ...params, ...Object.fromEntries(said) };
}
