import { areRegulationsPublic } from '@ronde/core/tournament/views/regulations.ts';
import { markup, NOTHING, type Html } from './markup.ts';
import type { PageContext } from './page-context.ts';
import { siteWords } from './words.ts';

/** What the arbiter tells visitors: how to reach the organiser, and the regulations. */
export function publicNotice({ state, language, path }: PageContext): Html {
  const { contact, regulations, regulationsLink } = state.settings.publicNotice;
  const words = siteWords(language);
  const told = regulations === null ? NOTHING : markup`<p class="told">${regulations}</p>`;
  const link =
    regulationsLink === null
      ? NOTHING
      : markup`<p><a href="${regulationsLink}" rel="noopener noreferrer nofollow">${words.readRegulations}</a></p>`;
  const own = areRegulationsPublic(state)
    ? markup`<p><a href="${path({ page: 'regulations' })}">${words.readRegulations}</a></p>`
    : NOTHING;
  const rules =
    regulations === null && regulationsLink === null && own === NOTHING
      ? NOTHING
      : markup`<section aria-labelledby="regulations">
          <h2 id="regulations">${words.regulations}</h2>
          ${own}${told}${link}
        </section> `;
  const reach =
    contact === null
      ? NOTHING
      : markup`<section aria-labelledby="contact">
          <h2 id="contact">${words.contact}</h2>
          <p class="told">${contact}</p>
        </section> `;
  return markup`${reach}${rules}`;
}
