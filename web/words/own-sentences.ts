import { frenchWords } from '@ronde/core/rules/french-spaces.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { Words } from '@ronde/core/tournament/words/words.ts';

let own: Words | null = null;

/** Before a page shows anything: refusals and warnings in the language it was sent in. */
export async function learnSentences(language: Language): Promise<void> {
  own =
    language === 'fr'
      ? frenchWords((await import('./french-sentences.ts')).sentences)
      : (await import('./english-sentences.ts')).sentences;
}

/** Stands in desk and phone for `core/tournament/words/sentences.ts`: a reader has one language. */
export function sentencesIn(): Words {
  if (own === null) throw new Error('the page spoke before it had learned its sentences');
  return own;
}
