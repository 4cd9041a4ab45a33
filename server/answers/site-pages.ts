import { openSite, type Site } from '@ronde/core/documents/public-site/site.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { ownZone } from '@ronde/store/exports/own-zone.ts';
import type { Standing } from '../ledgers/standing.ts';
import { publicWords } from '../public/words.ts';

/** Where the script that keeps pages fresh is built to. */
const LIVE_SCRIPT = '/assets/public.js';

// A standing that the log has left behind takes its site with it.
const sites = new WeakMap<Standing, Map<Language, Site>>();

/** The public pages of a tournament for readers of a language; what they share is worked out once. */
export function sitePages(standing: Standing, language: Language): Site {
  const byLanguage = sites.get(standing) ?? new Map<Language, Site>();
  sites.set(standing, byLanguage);
  const site = byLanguage.get(language) ?? siteOf(standing, language);
  byLanguage.set(language, site);
  return site;
}

const siteOf = ({ id, state, position, lastAt }: Standing, language: Language): Site =>
  openSite(state, id, {
    language,
    changedAt: new Date(lastAt).toISOString(),
    zone: ownZone(),
    live: {
      src: LIVE_SCRIPT,
      data: { tournament: id, position: String(position), lost: publicWords(language).lost },
    },
  });
