/** @jsxImportSource preact */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { AnswerProblem } from '../../api/ask.ts';
import { sayProblem } from '../say-problem.ts';
import { enterCode, held, waiting, type SignedIn } from '../event/phone.ts';
import { language, spoken } from '../language.ts';
import { LanguageChoice } from '../parts/choices.tsx';
import { codeIn, grouped } from './code-digits.ts';
import { SESSION_WORDS } from './session-words.ts';

const words = spoken(SESSION_WORDS);

/** The server answers a link that is no good with this page, at the link's own address. */
const fromDeadLink = window.location.pathname.startsWith('/c/');
if (fromDeadLink) window.history.replaceState(null, '', '/p');

/** Nobody is known here yet: 8 digits make this phone a helper's or a player's. */
export function CodePage(props: {
  readonly why: Extract<SignedIn, { kind: 'out' }>['why'];
}): JSX.Element {
  const text = useSignal('');
  const problem = useSignal<string | null>(null);
  const busy = useSignal(false);
  const code = codeIn(text.value);
  const kept = waiting.value.length + held.value.length;

  const submit = async (): Promise<void> => {
    if (code === null || busy.value) return;
    busy.value = true;
    problem.value = null;
    try {
      await enterCode(code);
    } catch (error) {
      problem.value =
        error instanceof AnswerProblem ? sayProblem(error.problem, language) : words.unreachable;
    } finally {
      busy.value = false;
    }
  };
  return (
    <main class="page code-page">
      <img class="emblem" src="/assets/ronde.svg" alt="" width="72" height="72" />
      {props.why === 'ended' && (
        <p class="note attention" role="alert">
          {words.ended}
          {kept > 0 && ` ${words.kept(kept)}`}
        </p>
      )}
      {props.why !== 'ended' && fromDeadLink && (
        <p class="note attention" role="alert">
          {words.noLink}
        </p>
      )}
      {props.why === 'thisComputer' && (
        <p class="note">
          {words.thisComputer} <a href="/">{words.desk}</a>
        </p>
      )}
      <h1>{words.heading}</h1>
      <p>{words.explanation}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <label for="code">{words.code}</label>
        <input
          id="code"
          class="code-field"
          inputMode="numeric"
          autocomplete="one-time-code"
          placeholder="1234 5678"
          value={text.value}
          aria-describedby={problem.value === null ? undefined : 'code-problem'}
          aria-invalid={problem.value !== null}
          onInput={(event) => {
            text.value = grouped(event.currentTarget.value);
            event.currentTarget.value = text.value;
            problem.value = null;
          }}
        />
        {problem.value !== null && (
          <p id="code-problem" class="note danger" role="alert">
            {problem.value}
          </p>
        )}
        <button type="submit" class="button primary wide" disabled={code === null || busy.value}>
          {busy.value ? words.entering : words.enter}
        </button>
      </form>
      <LanguageChoice />
    </main>
  );
}
