/** @jsxImportSource preact */
import type { Language } from '@ronde/core/rules/language.ts';
import type { ScreenListing, ScreenListingsAnswer } from '@ronde/server/api/screens.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../api/ask.ts';
import { HALL_WORDS } from './words/hall-words.ts';

const AGAIN = 3_000;

const open = (code: string): void => {
  window.location.assign(`/s/${encodeURIComponent(code.trim().toLowerCase())}`);
};

/** `/s` alone: type a code, or choose a screen. */
export function Chooser({ own }: { readonly own: Language }): JSX.Element {
  const words = HALL_WORDS[own].choose;
  const { heading: views } = HALL_WORDS[own];
  const [code, setCode] = useState('');
  const [screens, setScreens] = useState<readonly ScreenListing[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const load = async (): Promise<void> => {
      try {
        setScreens((await ask<ScreenListingsAnswer>('/api/screens')).screens);
        setFailed(false);
      } catch {
        setFailed(true);
        timer = setTimeout(() => void load(), AGAIN);
      }
    };
    void load();
    return () => {
      clearTimeout(timer);
    };
  }, []);
  const wanted = new URLSearchParams(window.location.search).get('tournament');
  const shown = (screens ?? []).filter(
    ({ tournament }) => wanted === null || tournament === wanted,
  );
  const events = new Map(
    shown.map(({ tournament, tournamentName }) => [tournament, tournamentName]),
  );
  return (
    <main class="chooser">
      <h1>{words.heading}</h1>
      <p class="intro">{words.intro}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== '') open(code);
        }}
      >
        <label for="code">{words.code}</label>
        <div class="entry">
          <input
            id="code"
            value={code}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            onInput={(event) => {
              setCode(event.currentTarget.value);
            }}
          />
          <button type="submit">{words.open}</button>
        </div>
      </form>
      {failed && <p role="status">{words.failed}</p>}
      {screens !== null && shown.length === 0 && <p class="intro">{words.none}</p>}
      {[...events].map(([id, name]) => (
        <section key={id}>
          <h2>{name}</h2>
          <ul>
            {shown
              .filter(({ tournament }) => tournament === id)
              .map((screen) => (
                <li key={screen.code}>
                  <a href={`/s/${screen.code}`}>
                    <strong>{screen.name}</strong>
                    <span class="code">{screen.code}</span>
                    <span class="views">
                      {[...new Set(screen.views)].map((view) => views[view]).join(' · ')}
                    </span>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
