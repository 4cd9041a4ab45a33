/** @jsxImportSource preact */
import type { Language } from '@ronde/core/rules/language.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useScreens } from './use-screens.ts';
import { HALL_WORDS } from './words/hall-words.ts';

/** As many tournaments as are found at a glance. */
const FEW = 10;

const open = (code: string): void => {
  window.location.assign(`/s/${encodeURIComponent(code.trim().toLowerCase())}`);
};

/** `/s` alone: type a code, or choose a screen. */
export function Chooser({ own }: { readonly own: Language }): JSX.Element {
  const words = HALL_WORDS[own].choose;
  const { heading: views } = HALL_WORDS[own];
  const [code, setCode] = useState('');
  const [search, setSearch] = useState('');
  const { answer, asked, failed, find, more } = useScreens();
  const shown = answer?.screens ?? [];
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
      {(asked !== '' || (answer !== null && answer.total > FEW)) && (
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            find(search);
          }}
        >
          <label for="search">{words.search}</label>
          <div class="entry">
            <input
              id="search"
              type="search"
              value={search}
              maxLength={200}
              onInput={(event) => {
                setSearch(event.currentTarget.value);
              }}
            />
            <button type="submit">{words.find}</button>
          </div>
        </form>
      )}
      {answer !== null && shown.length === 0 && (
        <p class="intro" role="status">
          {asked === '' ? words.none : words.noneFound}
        </p>
      )}
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
      {answer?.next != null && (
        <p class="entry">
          <button type="button" onClick={more}>
            {words.more}
          </button>
        </p>
      )}
    </main>
  );
}
