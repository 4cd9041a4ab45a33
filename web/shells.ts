import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import { COLOURS } from '@ronde/site/colours.ts';
import { markup, type Html } from '@ronde/site/markup.ts';
import { SHELL_TEXTS } from './words/shell-texts.ts';

/** A page before its script runs: `desk` for arbiters, `hall` for projectors, `phone` for pockets, `window` for the launcher. */
const APPS = ['desk', 'hall', 'phone', 'window'] as const;
type App = (typeof APPS)[number];

/** What an app's first load is made of, by the names the build gave. */
interface AppFiles {
  readonly script: string;
  readonly styles: string;
  /** The file of the letters every page has. */
  readonly letters: string;
  /** What the script needs before it runs. */
  readonly imports: readonly string[];
  /** The sentences of each language, where the app says any. */
  readonly sentences: Readonly<Partial<Record<Language, string>>>;
}

/** Put in by the server for each answer: styles that the page makes itself carry it (CSP). */
export const NONCE = '{{nonce}}';

const EXTRAS: Readonly<Record<App, Html>> = {
  desk: markup`<meta name="style-nonce" content="${NONCE}" />`,
  hall: markup``,
  window: markup``,
  phone: markup`<link rel="manifest" href="/assets/phone.webmanifest" />
    <link rel="apple-touch-icon" href="/assets/ronde-180.png" />
    <meta name="theme-color" content="${COLOURS.accent.light}" />`,
};

function shell(
  app: App,
  { script, styles, letters, imports, sentences }: AppFiles,
  language: Language,
): string {
  const words = SHELL_TEXTS[language];
  const own = sentences[language];
  const ahead = own === undefined ? imports : [...imports, own];
  return markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${words.title[app]}</title>
        <link rel="icon" href="/assets/ronde.svg" type="image/svg+xml" />
        <link rel="preload" href="/assets/${letters}" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/assets/${styles}" />
        ${EXTRAS[app]}
        ${ahead.map((name) => markup`<link rel="modulepreload" href="/assets/${name}" />`)}
        <script type="module" src="/assets/${script}"></script>
      </head>
      <body>
        <div id="${app}"></div>
        <noscript><p>${words.needsScript[app]}</p></noscript>
      </body>
    </html>`.html;
}

/** Written to web/dist by the build, one file a language for each app that is given. */
export const pagesWith = (
  files: Readonly<Partial<Record<App, AppFiles>>>,
): Record<string, string> =>
  Object.fromEntries(
    APPS.flatMap((app) => {
      const own = files[app];
      if (own === undefined) return [];
      return LANGUAGES.map((language) => [`${app}.${language}.html`, shell(app, own, language)]);
    }),
  );
