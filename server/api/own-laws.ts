import type { Language } from '@ronde/core/rules/language.ts';
import type { OwnCopy } from '@ronde/core/rules/laws/split-own-copy.ts';

/** `GET /api/own-laws/:edition`: what the house's own copies say, article by article. */
export interface OwnLawsAnswer {
  readonly copies: readonly { readonly language: Language; readonly articles: OwnCopy }[];
}

/** `PUT /api/own-laws/:edition`: the text of a copy, as it was taken from a PDF, a page or a file. */
export interface OwnLawsRequest {
  readonly language: Language;
  readonly text: string;
}

export const ownLawsPath = (edition: string): string =>
  `/api/own-laws/${encodeURIComponent(edition)}`;
