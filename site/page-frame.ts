import type { Language } from '@ronde/core/rules/language.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { sayDays, sayInstant } from '@ronde/core/documents/times/say-time.ts';
import { finder } from './finder.ts';
import { markup, NOTHING, type Html } from './markup.ts';
import { linkPreview, type PublicAddress } from './preview.ts';
import { pathOf, STYLESHEET, type SitePage } from './site-paths.ts';
import { siteWords } from './words.ts';

/** A script the server adds to keep a page fresh. */
export interface LiveScript {
  readonly src: string;
  /** Written as `data-…` on the script, `{ tournament: 'open', position: '12' }`. */
  readonly data: Readonly<Record<string, string>>;
}

export interface SiteOptions {
  /** The language of the pages without an ending. */
  readonly language: Language;
  /** ISO instant in UTC of the last change; null when not known. */
  readonly changedAt: string | null;
  /** Whose clock the pages go by, `Europe/Paris`: that of the hall. */
  readonly zone: string;
  readonly live?: LiveScript;
  /** Where the flag of a federation is; left out where pages have none, as in a folder. */
  readonly flags?: (federation: string) => string | null;
  /** Where the world finds these pages; null where they have no address of their own. */
  readonly address?: PublicAddress | null;
  /** For those who prepare the event: it says that nobody else sees it. */
  readonly preview?: boolean;
}

export interface FrameContext {
  readonly state: Tournament;
  readonly language: Language;
  readonly options: SiteOptions;
  readonly page: SitePage;
  /** Pages in the navigation: those that are published. */
  readonly menu: readonly MenuEntry[];
  /** The page with all names; null where none is published. */
  readonly names: SitePage | null;
}

export interface MenuEntry {
  readonly name:
    | 'home'
    | 'pairings'
    | 'allRounds'
    | 'bracket'
    | 'standings'
    | 'individuals'
    | 'crosstable'
    | 'players'
    | 'prizes'
    | 'regulations';
  readonly page: SitePage;
  /** Kinds of pages for which this entry is the current one. */
  readonly covers: readonly SitePage['page'][];
}

/** The whole page around its content; works without a script, on paper and read aloud. */
export function framed(context: FrameContext, title: string, content: Html): string {
  const { state, language, options, page } = context;
  const words = siteWords(language);
  const { name } = state.settings;
  const other: Language = language === 'fr' ? 'en' : 'fr';
  const otherPath = pathOf(page, other, options.language);
  const heading = page.page === 'index' ? name : title;
  const full = page.page === 'index' ? name : `${title} · ${name}`;
  return markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${full}</title>
        ${preview(context, full)}
        <link rel="stylesheet" href="${STYLESHEET}" />
        <link rel="alternate" hreflang="${other}" href="${otherPath}" />
        ${live(options)}
      </head>
      <body class="of-${page.page.toLowerCase()}">
        <a class="skip" href="#content">${words.skip}</a>
        <header>
          <div class="event">
            ${page.page === 'index' ? NOTHING : markup`<p class="name"><a href="${pathOf({ page: 'index' }, language, options.language)}">${name}</a></p>`}
            <p class="when">${whenAndWhere(state, language)}</p>
          </div>
          <a class="language" href="${otherPath}" lang="${other}" hreflang="${other}" title="${siteWords(other).otherLanguage}">${siteWords(other).languageName}</a>
        </header>
        <nav aria-label="${words.pages}">
          <ul>
            ${menu(context)}
          </ul>
        </nav>
        ${finder(context.names === null ? null : pathOf(context.names, language, options.language), language)}
        <main id="content" tabindex="-1">
          ${options.preview === true ? markup`<p class="preview" role="note">${words.preview}</p>` : NOTHING}
          <h1>${heading}</h1>
          ${content}
        </main>
        <footer>
          ${options.changedAt === null ? NOTHING : changed(options.changedAt, options.zone, language)}
          <p>${words.madeWith}</p>
        </footer>
      </body>
    </html> `.html;
}

/** An event that is not public is not shown beside a link either. */
function preview({ state, language, options, page }: FrameContext, title: string): Html {
  if (options.preview === true) return NOTHING;
  return linkPreview({
    title,
    description: whenAndWhere(state, language),
    event: state.settings.name,
    language,
    path: pathOf(page, language, options.language),
    address: options.address ?? null,
  });
}

/** By the clock of the hall, and for machines the instant and the zone. */
function changed(at: string, zone: string, language: Language): Html {
  const [before = '', after = ''] = siteWords(language).changed.split('{time}');
  return markup`<p>${before}<time datetime="${at}" data-zone="${zone}">${sayInstant(at, zone, language)}</time>${after}</p> `;
}

function whenAndWhere({ settings }: Tournament, language: Language): string {
  const days = sayDays(settings.firstDay, settings.lastDay, language);
  return settings.place === null ? days : `${settings.place} · ${days}`;
}

function menu({ menu: entries, language, options, page }: FrameContext): Html[] {
  const words = siteWords(language);
  return entries.map((entry) => {
    const path = pathOf(entry.page, language, options.language);
    const label = words[entry.name];
    return entry.covers.includes(page.page)
      ? markup`<li><a href="${path}" aria-current="page">${label}</a></li> `
      : markup`<li><a href="${path}">${label}</a></li> `;
  });
}

function live({ live: script }: SiteOptions): Html {
  if (script === undefined) return NOTHING;
  const data = Object.entries(script.data).map(
    ([name, value]) => markup` data-${name.replace(/[^a-z-]/g, '')}="${value}"`,
  );
  return markup`<script src="${script.src}"${data} defer></script>`;
}
