import { STYLES } from '@ronde/core/documents/public-site/stylesheet.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { Context, Hono } from 'hono';
import { LONGEST_PAGE } from '../api/listing.ts';
import type { House } from '../house.ts';
import { textBody, type ViewBody } from '../ledgers/view-body.ts';
import type { ServerEnv } from '../registry/route.ts';
import { requestLanguage } from '../request-language.ts';
import { listTournaments, VISITORS } from '../tournament-listings.ts';
import { HOUSE_STYLES, sorryPage } from './house-pages.ts';
import { LIST_STYLES } from './list-styles.ts';
import { pageShelf } from './page-shelf.ts';
import { tournamentsPage, type PageAsked } from './tournaments-page.ts';

const HTML = 'text/html; charset=utf-8';
const CSS = 'text/css; charset=utf-8';

/** The pages anybody may read, live: the same as the site that can be exported. */
export function mountPublicPages(app: Hono<ServerEnv>, house: House): void {
  const shelf = pageShelf();
  const styles = textBody(`${STYLES}${LIST_STYLES}`);

  app.get('/t', async (context) => {
    const language = requestLanguage(context);
    const asked = pageAsked(context);
    const listed = await listTournaments(house.store, {
      archived: false,
      staff: VISITORS,
      order: 'firstDay',
      search: asked.search,
      from: (asked.page - 1) * LONGEST_PAGE,
      size: LONGEST_PAGE,
    });
    if (!listed.ok) return sorry(context, language, 'troubled');
    return page(context, language, 200, tournamentsPage(listed.value, asked, language));
  });
  app.get('/t/', (context) => context.redirect(`/t${new URL(context.req.url).search}`));
  app.get(HOUSE_STYLES, async (context) =>
    send(context, await styles, { 'content-type': CSS, 'cache-control': 'no-cache' }),
  );
  app.get('/t/:id', (context) =>
    context.redirect(
      `/t/${encodeURIComponent(context.req.param('id'))}/${new URL(context.req.url).search}`,
    ),
  );

  const answer = async (
    context: Context<ServerEnv>,
    id: string,
    path: string,
  ): Promise<Response> => {
    const language = requestLanguage(context);
    const opened = await house.ledgers.at(id);
    if (!opened.ok) {
      const { error } = opened;
      const unknown = error.kind === 'store' && error.error.code === 'store.unknownTournament';
      const small = id.toLowerCase();
      const meant = unknown && small !== id && (await house.ledgers.at(small)).ok;
      if (meant) return context.redirect(`/t/${encodeURIComponent(small)}/${path}`);
      return sorry(context, language, unknown ? 'missing' : 'troubled');
    }
    // What was published stays so in the archive: links to it hang on walls and in reports.
    const standing = opened.value;
    const changed = Date.parse(standing.lastAt).toString(36);
    const headers = {
      etag: `"${standing.position}-${changed}-${language}-${house.build}"`,
      'cache-control': 'no-cache, s-maxage=1',
      vary: 'Accept-Language, Cookie, Accept-Encoding',
    };
    if (holds(context, headers.etag)) return context.body(null, 304, headers);
    const file = shelf(standing, language, path);
    if (file === null) return sorry(context, language, 'missing');
    return send(context, await file.body, { ...headers, 'content-type': file.mediaType });
  };
  app.get('/t/:id/', (context) => answer(context, context.req.param('id'), ''));
  app.get('/t/:id/:path', (context) =>
    answer(context, context.req.param('id'), context.req.param('path')),
  );
  app.get('/t/*', (context) => sorry(context, requestLanguage(context), 'missing'));
}

const LONGEST_SEARCH = 200;
const HIGHEST_PAGE = 100_000;

/** What the address asks for; what is no page is the first. */
function pageAsked(context: Context<ServerEnv>): PageAsked {
  const search = (context.req.query('search') ?? '').slice(0, LONGEST_SEARCH);
  const number = Number(context.req.query('page'));
  const page = Number.isInteger(number) ? Math.min(Math.max(1, number), HIGHEST_PAGE) : 1;
  return { search, page };
}

const holds = (context: Context<ServerEnv>, tag: string): boolean =>
  (context.req.header('if-none-match') ?? '')
    .split(',')
    .some((held) => held.trim().replace(/^W\//, '') === tag);

function send(
  context: Context<ServerEnv>,
  { plain, zipped }: ViewBody,
  headers: Record<string, string>,
): Response {
  const packs = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
  if (!packs || zipped === null) return context.body(plain, 200, headers);
  return context.body(zipped, 200, { ...headers, 'content-encoding': 'gzip' });
}

const page = (
  context: Context<ServerEnv>,
  language: Language,
  status: 200 | 404 | 503,
  text: string,
): Response =>
  context.body(text, status, {
    'content-type': HTML,
    'content-language': language,
    'cache-control': 'no-cache',
    vary: 'Accept-Language, Cookie',
  });

const sorry = (
  context: Context<ServerEnv>,
  language: Language,
  why: 'missing' | 'troubled',
): Response => page(context, language, why === 'missing' ? 404 : 503, sorryPage(language, why));
