import { TITLES, type Title } from '../../rules/title.ts';

/** The short forms older programs write in columns 11 to 13. */
const SHORT_FORMS: Readonly<Record<string, Title>> = {
  G: 'GM',
  M: 'IM',
  F: 'FM',
  C: 'CM',
  WG: 'WGM',
  WM: 'WIM',
  WF: 'WFM',
  WC: 'WCM',
};

const TITLE_BY_FORM: ReadonlyMap<string, Title> = new Map([
  ...TITLES.map((title) => [title, title] as const),
  ...Object.entries(SHORT_FORMS),
]);

/** A title in its long or short form, in any case; null when the letters are none. */
export function titleOf(letters: string): Title | null {
  return TITLE_BY_FORM.get(letters.toUpperCase()) ?? null;
}
