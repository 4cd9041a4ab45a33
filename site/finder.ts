import type { Language } from '@ronde/core/rules/language.ts';
import { markup, NOTHING, type Html } from './markup.ts';
import { siteWords } from './words.ts';

/**
 * The search by name and what the reader follows. Hidden until the script of the live pages shows
 * it: a folder of files has none, and works without.
 *
 * @param list the page all names stand on; null where none is published
 */
export function finder(list: string | null, language: Language): Html {
  if (list === null) return NOTHING;
  const { find } = siteWords(language);
  return markup`<section class="finder" aria-label="${find.label}" hidden data-list="${list}" data-board="${find.board}" data-none="${find.none}" data-follow="${find.follow}" data-unfollow="${find.unfollow}" data-out="${find.out}" data-notify="${find.notify}" data-how="${find.how}" data-notified="${find.notified}" data-rings="${find.rings}">
          <ul class="followed" aria-label="${find.followed}"></ul>
          <form role="search">
            <label for="find">${find.label}</label>
            <input id="find" type="search" autocomplete="off" maxlength="100" />
          </form>
          <ul class="found"></ul>
          <p class="heard" role="status"></p>
          <button type="button" class="notice" aria-pressed="false">${find.notice}</button>
          <p class="notice-says" role="status"></p>
        </section>`;
}
