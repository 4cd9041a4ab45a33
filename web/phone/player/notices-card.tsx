/** @jsxImportSource preact */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { openPushNotices, type PushNotices, type Turned } from '../../push/push-notices.ts';
import { tournament } from '../event/phone.ts';
import { language, spoken } from '../language.ts';
import { PLAYER_WORDS } from './player-words.ts';

const words = spoken(PLAYER_WORDS);

/** Notices with the page closed; nothing to see where this phone or the server cannot. */
export function NoticesCard(): JSX.Element | null {
  const notices = useSignal<PushNotices | null>(null);
  const turned = useSignal<Turned>('off');
  const where = tournament.value;
  useEffect(() => {
    if (where === null) return;
    openPushNotices(where, { language, page: 'phone' }).then(
      (opened) => {
        notices.value = opened;
        turned.value = opened?.isOn === true ? 'on' : 'off';
      },
      () => undefined,
    );
  }, [where]);
  const { value: opened } = notices;
  if (opened === null) return null;
  return (
    <section class="card">
      <button
        type="button"
        class="button wide"
        aria-pressed={turned.value === 'on'}
        onClick={() => {
          void opened.turn(turned.value !== 'on').then((now) => (turned.value = now));
        }}
      >
        {words.notify}
      </button>
      <p class="soft" role="status">
        {words.notices[turned.value]}
      </p>
    </section>
  );
}
