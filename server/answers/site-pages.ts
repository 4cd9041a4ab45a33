import { flagAddress } from '@ronde/site/flags.ts';
import { openSite, type Site } from '@ronde/site/site.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { isVisible } from '@ronde/core/tournament/views/visible.ts';
import { zoneOf } from '@ronde/exchange/exports/own-zone.ts';
import type { Standing } from '../ledgers/standing.ts';
import { LIVE_SCRIPT } from '../public/house-pages.ts';
import { publicWords } from '../public/words.ts';

// A standing that the log has left behind takes its site with it.
const sites = new WeakMap<Standing, Map<Language, Site>>();

/** The public pages of a tournament for readers of a language; what they share is worked out once. */
export function sitePages(standing: Standing, language: Language, origin: string | null): Site {
  const byLanguage = sites.get(standing) ?? new Map<Language, Site>();
  sites.set(standing, byLanguage);
  const site = byLanguage.get(language) ?? siteOf(standing, language, origin);
  byLanguage.set(language, site);
  return site;
}

const siteOf = (
  { id, state, position, lastAt }: Standing,
  language: Language,
  origin: string | null,
): Site =>
  openSite(state, id, {
    language,
    changedAt: new Date(lastAt).toISOString(),
    zone: zoneOf(state),
    preview: !isVisible(state),
    address:
      origin === null
        ? null
        : {
            base: `${origin}/t/${encodeURIComponent(id)}/`,
            picture: `${origin}/assets/ronde-512.png`,
          },
    flags: flagAddress,
    live: {
      src: LIVE_SCRIPT,
      data: { tournament: id, position: String(position), lost: publicWords(language).lost },
    },
  });
