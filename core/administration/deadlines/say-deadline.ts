import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { DEADLINE_WORDS } from './deadline-words.ts';
import type { Deadline } from './event-deadlines.ts';

/** What is due, with its round where it comes once a round. */
export function sayDuty(
  { duty, round }: Pick<Deadline, 'duty' | 'round'>,
  language: Language,
): string {
  const words = DEADLINE_WORDS[language];
  const isOfEachRound = duty === 'pairingsPosted' && round !== null;
  return isOfEachRound
    ? `${words.duties[duty]}, ${fill(words.ofRound, { round })}`
    : words.duties[duty];
}

/** Where it is written: articles are kept in English. */
export const sayArticle = (article: string, language: Language): string =>
  language === 'fr' ? article.replace(/\bline(s?)\b/g, 'ligne$1') : article;
