import { markup, NOTHING, type Html } from '@ronde/site/markup.ts';
import { siteWords } from '@ronde/site/words.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { BEING_PREPARED } from '../access/visitors.ts';
import type { Problem } from '../api/problem.ts';
import { publicWords } from './words.ts';

/** Where the stylesheet of these pages is: that of the tournaments' own. */
export const HOUSE_STYLES = '/t/site.css';
/** The script that keeps pages fresh. */
export const LIVE_SCRIPT = '/assets/public.js';

export type Sorry = 'missing' | 'troubled' | 'prepared';

/** Said calmly: nothing at this address, not now, or not yet. */
export function sorryPage(language: Language, why: Sorry): string {
  const words = publicWords(language);
  const content = markup`<p class="lede">${words[`${why}Why`]}</p>
    <p class="more"><a href="/t">${words.toTournaments}</a></p>`;
  return framed(language, words[why], content, '', why === 'prepared' ? WAITING : NOTHING);
}

/** Opens the page by itself when there is something to see. */
const WAITING = markup`<script src="${LIVE_SCRIPT}" data-prepared="" defer></script>`;

/** For addresses outside the public pages: a word on the trouble, and the ways on. */
export function troublePage(language: Language, { code, params }: Problem): string {
  const words = publicWords(language);
  if (code === 'server.unknownHost') {
    const why = fill(words.otherNameWhy, { host: String(params['host']) });
    return framed(language, words.otherName, markup`<p class="lede">${why}</p>`, '');
  }
  if (code === BEING_PREPARED) return sorryPage(language, 'prepared');
  const missing = code === 'server.notFound';
  const content = markup`<p class="lede">${missing ? words.noSuchAddress : words.notNow}</p>
    <p class="more"><a href="/">${words.toHome}</a></p>
    <p class="more"><a href="/t">${words.toTournaments}</a></p>`;
  return framed(language, missing ? words.missing : words.troubled, content, '');
}

/** A page of the house around its content; `path` leads to it in the other language. */
export function framed(
  language: Language,
  title: string,
  content: Html,
  path: string,
  script: Html = NOTHING,
): string {
  const other: Language = language === 'fr' ? 'en' : 'fr';
  return markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Ronde</title>
        <link rel="stylesheet" href="${HOUSE_STYLES}" />
        ${script}
      </head>
      <body>
        <a class="skip" href="#content">${siteWords(language).skip}</a>
        <header>
          <div class="event"></div>
          <a class="language" href="${path}${path.includes('?') ? '&' : '?'}lang=${other}" lang="${other}" hreflang="${other}">${publicWords(other).languageName}</a>
        </header>
        <main id="content" tabindex="-1">
          <h1>${title}</h1>
          ${content}
        </main>
        <footer>
          <p class="staff">
            <a href="/sign-in">${publicWords(language).signIn}</a>
            <a href="/p">${publicWords(language).byCode}</a>
          </p>
          <p>${siteWords(language).madeWith}</p>
        </footer>
      </body>
    </html> `.html;
}
