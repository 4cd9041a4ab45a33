import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'ronde-language';
const A_YEAR = 365 * 24 * 60 * 60;

const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some((language) => language === text);

/** The language asked for in the address, remembered from before, or preferred by the browser. */
export function requestLanguage(context: Context): Language {
  const asked = context.req.query('lang');
  if (isLanguage(asked)) {
    setCookie(context, COOKIE, asked, {
      path: '/',
      maxAge: A_YEAR,
      httpOnly: true,
      sameSite: 'Lax',
    });
    return asked;
  }
  const remembered = getCookie(context, COOKIE);
  return isLanguage(remembered) ? remembered : preferredLanguage(context);
}

/** `fr-CA;q=0.9` counts as French; who reads neither language gets English. */
function preferredLanguage(context: Context): Language {
  const language = accepts(context, {
    header: 'Accept-Language',
    supports: [...LANGUAGES],
    default: 'en',
    match: (preferences, { default: fallback }) =>
      [...preferences]
        .filter(({ q }) => q > 0)
        .sort((a, b) => b.q - a.q)
        .map(({ type }) => type.toLowerCase().split('-')[0])
        .find(isLanguage) ?? fallback,
  });
  return isLanguage(language) ? language : 'en';
}
