import type { Language } from '@ronde/core/rules/language.ts';
import { markup, NOTHING, type Html } from './markup.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', fr: 'fr_FR' };

/** Where the pages stand for the whole world, and the picture beside a link to them. */
export interface PublicAddress {
  /** `https://ronde.example.org/t/open/` */
  readonly base: string;
  readonly picture: string;
}

export interface PreviewOf {
  readonly title: string;
  /** What the page shows to everybody anyhow. */
  readonly description: string;
  readonly event: string;
  readonly language: Language;
  readonly path: string;
  readonly address: PublicAddress | null;
}

/** What others show beside a link to the page: nothing that does not stand on it. */
export function linkPreview(preview: PreviewOf): Html {
  const { title, description, event, language, path, address } = preview;
  const picture =
    address === null
      ? NOTHING
      : markup`<meta property="og:url" content="${address.base}${path}" />
        <meta property="og:image" content="${address.picture}" />
        <meta property="og:image:alt" content="Ronde" />`;
  return markup`<meta name="description" content="${description}" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="${event}" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        <meta property="og:locale" content="${LOCALES[language]}" />
        ${picture}`;
}
