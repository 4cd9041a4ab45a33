import type { Language } from '@ronde/core/rules/language.ts';
import { TITLE_IN_FRENCH, type Title } from '@ronde/core/rules/title.ts';

/** `IM`, in French `MI`. */
export const titleText = (title: Title, language: Language): string =>
  language === 'fr' ? TITLE_IN_FRENCH[title] : title;
