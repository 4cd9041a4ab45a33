import { isIsoDate } from '../../rules/identity.ts';
import { TITLE_IN_FRENCH, TITLES, type Title } from '../../rules/title.ts';

/** `Last, First`; a whole name in one column begins with its words in capitals, if some are. */
export function nameOf(whole: string, last: string, first: string): string {
  if (last !== '') return first === '' ? last : `${last}, ${first}`;
  if (whole === '' || whole.includes(',')) return whole.replace(/ *, */, ', ');
  const words = whole.split(' ');
  const capitals = (word: string): boolean => /\p{L}{2}/u.test(word) && word === word.toUpperCase();
  const family = words.filter(capitals);
  const given = words.filter((word) => !capitals(word));
  return family.length > 0 && given.length > 0 ? `${family.join(' ')}, ${given.join(' ')}` : whole;
}

/** The three letters of a federation; France by its name, as forms of French clubs have it. */
export function federationOf(text: string): string | null {
  if (/^(france|fran[cç]aise?)$/i.test(text)) return 'FRA';
  return /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : null;
}

export function sexOf(text: string): 'm' | 'w' | null {
  if (/^(m|h|male|man|homme|masculin|gar[cç]on)$/i.test(text)) return 'm';
  return /^(f|w|female|woman|femme|f[eé]minin|fille)$/i.test(text) ? 'w' : null;
}

/** `2001`, `2001-05-06`, `06/05/2001`, and the days since 1899 a spreadsheet counts; else null. */
export function birthOf(text: string): string | null {
  if (/^(19|20)\d\d$/.test(text)) return text;
  const [, serial] = /^(\d{5})(?:[.,]\d*)?$/.exec(text) ?? [];
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(serial ? dayOf(Number(serial)) : text);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : local
      ? [local[3], local[2], local[1]]
      : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  if (!/^(19|20)/.test(year) || Number(month) > 12 || Number(day) > 31) return null;
  if (Number(month) === 0 || Number(day) === 0) return year;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}

const MILLISECONDS_A_DAY = 86_400_000;

/** Day 36526 is 1 January 2000, in Excel and LibreOffice. */
const dayOf = (serial: number): string =>
  new Date(Date.UTC(2000, 0, 1) + (serial - 36_526) * MILLISECONDS_A_DAY)
    .toISOString()
    .slice(0, 10);

/** The title in English letters, from English or French ones; CM is the same in both. */
export function titleOf(text: string): Title | null {
  const written = text.toUpperCase();
  return (
    TITLES.find((title) => title === written) ??
    TITLES.find((title) => TITLE_IN_FRENCH[title] === written) ??
    null
  );
}

/** `42`, `12,50 €`: nobody is called so. */
export const isNumber = (name: string): boolean => /\d/.test(name) && !/\p{L}/u.test(name);

/** `Total`, `Nombre d'inscrits : 42`: what stands under a table in the column of names. */
export const isTotal = (name: string): boolean =>
  /^(sous[- ])?(total|totaux|somme|sum|moyenne|average|nombre|count|effectif)\b/i.test(name);
