import { expect, it } from 'vitest';
import { languageOfLocale } from './language.ts';

it.each([
  [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
  [{ LANG: 'fr' }, 'fr'],
  [{ LANG: 'fry_NL' }, 'en'],
  [{ LC_ALL: 'en_GB.UTF-8', LANG: 'fr_FR.UTF-8' }, 'en'],
  [{ LC_ALL: '', LANG: 'fr_CA' }, 'fr'],
  [{}, 'en'],
])('speaks the language of the locale %o', (env, language) => {
  expect(languageOfLocale(env)).toBe(language);
});
