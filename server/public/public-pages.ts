import { CALENDAR, mayHaveFile, STYLESHEET } from '@ronde/site/site-paths.ts';
import { STYLES } from '@ronde/site/stylesheet.ts';
import { typefaceRules } from '@ronde/site/typeface.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { isVisible } from '@ronde/core/tournament/views/visible.ts';
import type { Context, Hono } from 'hono';
import { ANONYMOUS, principalIn } from '../access/principal.ts';
import { isHiddenFrom, NOT_INDEXED } from '../access/visitors.ts';
import { LONGEST_PAGE } from '../api/listing.ts';
import { builtName, type Assets } from '../assets.ts';
import type { House } from '../house.ts';
import { answerView, sendBody } from '../ledgers/answer-view.ts';
import { textBody, type ViewBody } from '../ledgers/view-body.ts';
import { Declined } from '../registry/declined.ts';
import type { Identify, ServerEnv } from '../registry/route.ts';
import { requestLanguage } from '../request-language.ts';
import { listTournaments, VISITORS } from '../tournament-listings.ts';
import { HOUSE_STYLES, sorryPage, type Sorry } from './house-pages.ts';
import { LIST_STYLES } from './list-styles.ts';
import { seriesPage } from './series-page.ts';
import { tournamentsPage, type PageAsked } from './tournaments-page.ts';

const HTML = 'text/html; charset=utf-8';
const CSS = 'text/css; charset=utf-8';

/** What whoever asks first has packed for all. */
function packedOnce(text: string): () => Promise<ViewBody> {
  let packed: Promise<ViewBody> | null = null;
  return () => (packed ??= textBody(text));
}

/** Other names of a file of the site, as people write them into links. */
const ALSO: Readonly<Record<string, string>> = { '': 'index.html', 'calendar.ics': CALENDAR };

/** The pages anybody may read, live: the same as the site that can be exported. */
export function mountPublicPages(
  app: Hono<ServerEnv>,
  house: House,
  identify: Identify,
  assets: Assets,
): void {
  const letters = (face: string): string | null => {
    const name = builtName(assets, `typeface-${face}.woff2`);
    return name === null ? null : `/assets/${name}`;
  };
  const rules = typefaceRules(letters);
  const siteStyles = packedOnce(`${rules}${STYLES}`);
  const houseStyles = packedOnce(`${rules}${STYLES}${LIST_STYLES}`);
  const early = preloaded(letters('latin'));

  app.get('/t', async (context) => {
    const language = requestLanguage(context);
    const asked = pageAsked(context);
    const listed = await listTournaments(house.store, {
      ...VISITORS,
      archived: false,
      order: 'firstDay',
      search: asked.search,
      from: (asked.page - 1) * LONGEST_PAGE,
      size: LONGEST_PAGE,
    });
    if (!listed.ok) return sorry(context, language, 'troubled');
    context.header('link', early);
    return page(context, language, 200, tournamentsPage(listed.value, asked, language));
  });
  app.get('/t/', (context) => context.redirect(`/t${new URL(context.req.url).search}`));
  app.get('/series/:word', async (context) => {
    const language = requestLanguage(context);
    const found = await seriesPage(house, context.req.param('word'), language);
    if (typeof found === 'string') return sorry(context, language, found);
    context.header('link', early);
    return page(context, language, 200, found.text);
  });
  app.get(HOUSE_STYLES, async (context) =>
    sendBody(context, await houseStyles(), { 'content-type': CSS, 'cache-control': 'no-cache' }),
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
    const isPublic = isVisible(standing.state);
    if (!isPublic) {
      // Those who work on it look at what will be seen.
      const identity = await identify(context);
      const visitor = identity instanceof Declined ? ANONYMOUS : identity;
      if (isHiddenFrom(principalIn(visitor, id), standing.state)) {
        return sorry(context, language, 'prepared');
      }
    }
    // A link written by somebody who reads the other language names ours outright.
    const file = ALSO[path] ?? path.replace(`.${language}.html`, '.html');
    if (!mayHaveFile(standing.state, file, language)) return sorry(context, language, 'missing');
    if (file === STYLESHEET) {
      const headers = { 'content-type': CSS, 'cache-control': 'no-cache' };
      return sendBody(context, await siteStyles(), headers);
    }
    context.header('link', early);
    const answered = await answerView(context, {
      standing,
      audience: language,
      shared: isPublic,
      ...(isPublic ? {} : { headers: () => NOT_INDEXED }),
      vary: 'Accept-Language, Cookie, Accept-Encoding',
      build: house.build,
      answer: () =>
        house.answers.to(standing, 'public', {
          view: 'page',
          path: file,
          language,
          origin: house.policy.publicUrl,
        }),
    });
    if (!(answered instanceof Declined)) return answered;
    return sorry(context, language, answered.status === 404 ? 'missing' : 'troubled');
  };
  app.get('/t/:id/', (context) => answer(context, context.req.param('id'), ''));
  app.get('/t/:id/:path', (context) =>
    answer(context, context.req.param('id'), context.req.param('path')),
  );
  app.get('/t/*', (context) => sorry(context, requestLanguage(context), 'missing'));
}

/** The letters are fetched with the page, not after its styles: they come before anything is drawn. */
const preloaded = (letters: string | null): string | undefined =>
  letters === null
    ? undefined
    : `<${letters}>; rel=preload; as=font; type="font/woff2"; crossorigin`;

const LONGEST_SEARCH = 200;
const HIGHEST_PAGE = 100_000;

/** What the address asks for; what is no page is the first. */
function pageAsked(context: Context<ServerEnv>): PageAsked {
  const search = (context.req.query('search') ?? '').slice(0, LONGEST_SEARCH);
  const number = Number(context.req.query('page'));
  const page = Number.isInteger(number) ? Math.min(Math.max(1, number), HIGHEST_PAGE) : 1;
  return { search, page };
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

const sorry = (context: Context<ServerEnv>, language: Language, why: Sorry): Response => {
  if (why === 'prepared') {
    for (const [name, value] of Object.entries(NOT_INDEXED)) context.header(name, value);
  }
  return page(context, language, why === 'troubled' ? 503 : 404, sorryPage(language, why));
};
