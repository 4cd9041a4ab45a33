import { openPushNotices, type PushNotices } from '../push/push-notices.ts';
import type { Ring } from './ring.ts';

/**
 * Where phones can be told with no page open, the bell says so and does it; everywhere else it stays
 * the bell of the open page.
 */
export async function offerNotices(
  bell: HTMLButtonElement,
  ring: Ring,
  tournament: string,
  open: typeof openPushNotices = openPushNotices,
): Promise<void> {
  const part = bell.closest<HTMLElement>('.finder');
  const says = part?.querySelector<HTMLElement>('.notice-says') ?? null;
  const language = document.documentElement.lang === 'fr' ? 'fr' : 'en';
  const notices = await open(tournament, { language, page: 'public' });
  if (notices === null || part === null || says === null) return;
  const say = (word: string): void => {
    says.textContent = part.dataset[word] ?? '';
  };
  bell.textContent = part.dataset['notify'] ?? bell.textContent;
  say(first(notices, ring));
  bell.addEventListener('click', () => {
    // The bell itself was turned before.
    void notices.turn(ring.isOn).then((turned) => {
      say(turned === 'on' ? 'notified' : turned === 'off' ? 'how' : 'rings');
    });
  });
}

/** Somebody may have wanted the bell at another event, where this phone was asked already. */
const first = (notices: PushNotices, ring: Ring): string =>
  !ring.isOn ? 'how' : notices.isOn ? 'notified' : 'rings';
