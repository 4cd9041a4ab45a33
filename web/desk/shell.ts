import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import { LANGUAGE_NAMES, WORDS } from '../words/words.ts';
import { html, type Html } from './html.ts';
import { tournamentList } from './tournament-list.ts';

/** The page before any tournament is known: everything that does not depend on the data. */
function shell(language: Language): string {
  const words = WORDS[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${words.title}</title>
        <link rel="icon" href="/assets/ronde.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/desk-style.css" />
        <script type="module" src="/assets/desk.js"></script>
      </head>
      <body>
        <a class="skip" href="#tournaments">${words.skip}</a>
        <header class="masthead">
          <span class="name"><img src="/assets/ronde.svg" alt="" />Ronde</span>
          <nav aria-label="${words.languages}">
            <ul class="languages">
              ${LANGUAGES.map((other) => languageLink(other, language))}
            </ul>
          </nav>
        </header>
        <main class="page">
          <h1>${words.heading}</h1>
          <p class="lede">${words.lede}</p>
          <section class="tournaments" id="tournaments" aria-labelledby="list" tabindex="-1">
            <h2 id="list">${words.tournaments}</h2>
            <noscript><p>${words.needsScript}</p></noscript>
            <div data-place="tournaments" aria-live="polite">
              ${tournamentList({ kind: 'loading' }, language)}
            </div>
          </section>
        </main>
        <footer class="colophon">
          <p>${words.colophon}</p>
          <p class="printed" data-place="printed"></p>
        </footer>
      </body>
    </html>`.html;
}

function languageLink(other: Language, current: Language): Html {
  const name = LANGUAGE_NAMES[other];
  return other === current
    ? html`<li><a href="?lang=${other}" hreflang="${other}" aria-current="true">${name}</a></li>`
    : html`<li><a href="?lang=${other}" hreflang="${other}" lang="${other}">${name}</a></li>`;
}

/** Written to web/dist by the build, one file a language. */
export const pages: Readonly<Record<string, string>> = Object.fromEntries(
  LANGUAGES.map((language) => [`desk.${language}.html`, shell(language)]),
);
