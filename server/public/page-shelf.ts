import { openSite, type Site } from '@ronde/core/documents/public-site/site.ts';
import { CALENDAR } from '@ronde/core/documents/public-site/site-paths.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { ownZone } from '@ronde/store/exports/own-zone.ts';
import type { Standing } from '../ledgers/standing.ts';
import { textBody, type ViewBody } from '../ledgers/view-body.ts';
import { publicWords } from './words.ts';

/** A file of the public pages, ready to be sent. */
export interface ShelvedFile {
  readonly mediaType: string;
  readonly body: Promise<ViewBody>;
}

interface Shelf {
  readonly site: Site;
  readonly files: Map<string, ShelvedFile>;
}

/** Pages kept for one position and language; the oldest makes room. */
const MOST_FILES = 200;

/** Other names of a file of the site, as people write them into links. */
const ALSO: Readonly<Record<string, string>> = { '': 'index.html', 'calendar.ics': CALENDAR };

/**
 * The pages of tournaments, each made once for a position of the log and a language, kept fresh by
 * the script at this address.
 */
export function pageShelf(
  liveScript: string,
): (standing: Standing, language: Language, path: string) => ShelvedFile | null {
  // A standing that the log has left behind takes its pages with it.
  const shelves = new WeakMap<Standing, Map<Language, Shelf>>();
  return (standing, language, asked) => {
    const byLanguage = shelves.get(standing) ?? new Map<Language, Shelf>();
    shelves.set(standing, byLanguage);
    const shelf: Shelf = byLanguage.get(language) ?? {
      site: siteOf(standing, language, liveScript),
      files: new Map(),
    };
    byLanguage.set(language, shelf);
    // A link written by somebody who reads the other language names ours outright.
    const path = ALSO[asked] ?? asked.replace(`.${language}.html`, '.html');
    const held = shelf.files.get(path);
    if (held !== undefined) return held;
    const made = shelf.site.file(path);
    if (made === null) return null;
    const file = { mediaType: made.mediaType, body: textBody(made.text) };
    shelf.files.set(path, file);
    const [oldest] = shelf.files.keys();
    if (shelf.files.size > MOST_FILES && oldest !== undefined) shelf.files.delete(oldest);
    return file;
  };
}

const siteOf = (
  { id, state, position, lastAt }: Standing,
  language: Language,
  liveScript: string,
): Site =>
  openSite(state, id, {
    language,
    changedAt: new Date(lastAt).toISOString(),
    zone: ownZone(),
    live: {
      src: liveScript,
      data: { tournament: id, position: String(position), lost: publicWords(language).lost },
    },
  });
