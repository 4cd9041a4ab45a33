import type { Language } from '@ronde/core/rules/language.ts';
import { TITLE_IN_FRENCH, type Title } from '@ronde/core/rules/title.ts';

/** `IM`, in French `MI`; empty without a title. */
export function titleText(title: Title | null, language: Language): string {
  if (title === null) return '';
  return language === 'fr' ? TITLE_IN_FRENCH[title] : title;
}
