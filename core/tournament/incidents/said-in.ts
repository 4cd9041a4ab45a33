import type { InBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';

/** What happened or was decided, in the language of the reader where a ruling said it in both. */
export const saidIn = (
  said: { readonly text: string; readonly texts?: InBoth<string> },
  language: Language,
): string => said.texts?.[language] ?? said.text;
