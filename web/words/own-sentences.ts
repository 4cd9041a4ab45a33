import { frenchWords } from '@ronde/core/rules/french-spaces.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { Words } from '@ronde/core/tournament/words/words.ts';

let own: Words | null = null;

/** Before a phone shows anything: refusals and warnings in the language it was sent in. */
export async function learnSentences(language: Language): Promise<void> {
  own =
    language === 'fr'
      ? frenchWords((await import('@ronde/core/tournament/words/fr.ts')).FRENCH)
      : (await import('@ronde/core/tournament/words/en.ts')).ENGLISH;
}

/** Stands in the phone for `core/tournament/words/sentences.ts`: a reader has one language. */
export function sentencesIn(): Words {
  if (own === null) throw new Error('the phone spoke before it had learned its sentences');
  return own;
}
