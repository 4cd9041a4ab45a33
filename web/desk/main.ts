import type { Language } from '@ronde/core/rules/language.ts';
import { WORDS } from '../words/words.ts';
import { fetchTournaments } from './fetch-tournaments.ts';
import { formatInstant } from './dates.ts';
import { tournamentList } from './tournament-list.ts';

const language: Language = document.documentElement.lang === 'fr' ? 'fr' : 'en';

function place(name: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-place="${name}"]`);
  if (element === null) throw new Error(`the page has no place for ${name}`);
  return element;
}

const list = place('tournaments');
let shown = '';

/** Draws the list again only when it differs, so that focus and selection stay where they are. */
async function reload(): Promise<void> {
  const { html } = tournamentList(await fetchTournaments(fetch), language);
  if (html === shown) return;
  shown = html;
  list.innerHTML = html;
}

list.addEventListener('click', (event) => {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-action="reload"]')) void reload();
});
// Whoever made a tournament in the terminal and comes back to the page sees it.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void reload();
});
window.addEventListener('focus', () => void reload());
window.addEventListener('beforeprint', () => {
  const now = formatInstant(new Date().toISOString(), language);
  place('printed').textContent = WORDS[language].printedAt(now);
});

await reload();
