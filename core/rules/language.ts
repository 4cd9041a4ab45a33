export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Of two languages the other one. */
export const otherThan = (language: Language): Language => (language === 'fr' ? 'en' : 'fr');

/** A figure with its decimals as the language writes it: `0.75` is `0,75` in French. */
export const sayDecimal = (figure: string, language: Language): string =>
  language === 'fr' ? figure.replace('.', ',') : figure;

/** French for a French locale, English otherwise (LC_ALL, LC_MESSAGES, LANG in that order). */
export function languageOfLocale(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (value) => value !== undefined && value !== '',
  );
  return /^fr(?![a-z])/i.test(locale ?? '') ? 'fr' : 'en';
}
