/** @jsxImportSource preact */
import type { Language } from '@ronde/core/rules/language.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { render, type JSX } from 'preact';
import { Chooser } from './chooser.tsx';
import { followScreen, type FollowedScreen } from './follow-screen.ts';
import './hall.css';
import { fetchPages } from './pages/fetched-pages.ts';
import { keepAwake } from './keep-awake.ts';
import { lettersThere } from './letters-there.ts';
import { Screen } from './screen.tsx';
import { HALL_WORDS } from './words/hall-words.ts';

const own: Language = document.documentElement.lang === 'fr' ? 'fr' : 'en';
const [, asked] = /^\/s\/([^/]+)\/?$/.exec(window.location.pathname) ?? [];

function Hall(props: { readonly code: string; readonly followed: FollowedScreen }): JSX.Element {
  const { code, followed } = props;
  const words = HALL_WORDS[own];
  const answer = followed.answer.value;
  if (followed.unknown.value) {
    return (
      <main class="chooser">
        <h1>{fill(words.unknown, { code })}</h1>
        <p class="intro">{words.unknownNote}</p>
        <p>
          <a class="other" href="/s">
            {words.other}
          </a>
        </p>
      </main>
    );
  }
  if (followed.prepared.value) {
    return (
      <main class="chooser">
        <h1>{words.prepared}</h1>
        <p class="intro">{words.preparedNote}</p>
      </main>
    );
  }
  if (answer === null) {
    return <p class="quiet">{words.connecting}</p>;
  }
  return <Screen answer={answer} followed={followed} own={own} />;
}

const place = document.getElementById('hall');
if (place === null) throw new Error('the page has no place for the hall');
if (asked === undefined) render(<Chooser own={own} />, place);
else {
  const code = decodeURIComponent(asked).toLowerCase();
  keepAwake();
  const followed = followScreen(code);
  void lettersThere().then(() => {
    render(<Hall code={code} followed={followed} />, place);
    // A wall that loses the network later has them.
    void fetchPages();
  });
}
