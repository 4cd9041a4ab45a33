/** @jsxImportSource preact */
import { useSignal } from '@preact/signals';
import type { Me } from '@ronde/server/api/session.ts';
import type { JSX } from 'preact';
import { fetched } from '../hall/pages/fetched.ts';
import { held, keeps, overview, signOut, waiting } from './event/phone.ts';
import { spoken } from './language.ts';
import { AskBox } from './parts/ask-box.tsx';
import { LanguageChoice, ThemeChoice } from './parts/choices.tsx';
import { EntryLine } from './parts/entry-line.tsx';
import { PHONE_WORDS } from './phone-words.ts';

const words = spoken(PHONE_WORDS);

/** Read once, if at all. */
const HelpPart = fetched(() => import('./helper/help-part.tsx').then((code) => code.HelpPart));

/** Those who enter results or stand at the door. */
const isHelper = ({ commands }: Me): boolean =>
  commands.includes('enterResult') || commands.includes('undoCheckIn');

/** Who this phone is, its language and colours, and the way out. */
export function MorePage({ me }: { readonly me: Me }): JSX.Element {
  const asking = useSignal(false);
  const failed = useSignal(false);
  const reading = useSignal(false);
  const unsent = [...held.value, ...waiting.value];
  return (
    <>
      <h1>{words.more}</h1>
      {unsent.length > 0 && (
        <ul class="entries">
          {unsent.map((item) => (
            <EntryLine key={item.key} item={item} />
          ))}
        </ul>
      )}
      <section class="card">
        <p class="soft">{words.signedInAs}</p>
        <p class="giant-text">{me.name}</p>
        <p>
          {words.roles[me.role]}
          {me.boards !== null && ` · ${words.boards(me.boards)}`}
        </p>
        <p class="soft">{overview.value?.overview.name}</p>
      </section>
      {!keeps.value && <p class="note attention">{words.keepsNothing}</p>}
      {isHelper(me) && (
        <button
          type="button"
          class="button wide"
          aria-expanded={reading.value}
          onClick={() => (reading.value = !reading.value)}
        >
          {words.help}
        </button>
      )}
      {reading.value && <HelpPart />}
      <h2>{words.language}</h2>
      <LanguageChoice />
      <h2>{words.theme}</h2>
      <ThemeChoice />
      <p class="soft">{window.isSecureContext ? words.install : words.staysOpen}</p>
      {failed.value && (
        <p class="note danger" role="alert">
          {words.signOutFailed}
        </p>
      )}
      <button type="button" class="button wide" onClick={() => (asking.value = true)}>
        {words.signOut}
      </button>
      {asking.value && (
        <AskBox
          title={words.signOut}
          yes={words.signOut}
          no={words.cancel}
          onYes={() => {
            asking.value = false;
            signOut().catch(() => (failed.value = true));
          }}
          onNo={() => (asking.value = false)}
        >
          <p>{words.signOutText}</p>
          {unsent.length > 0 && <p>{words.signOutWaiting}</p>}
        </AskBox>
      )}
    </>
  );
}
