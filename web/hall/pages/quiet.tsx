/** @jsxImportSource preact */
import type { JSX } from 'preact';
import type { HallWords } from '../words/hall-words.ts';
import type { Saying } from '../words/saying.ts';

/** Why there is nothing to see, a line a language. */
export const Quiet = (props: {
  readonly text: (words: HallWords) => string;
  readonly saying: Saying;
}): JSX.Element => (
  <p class="quiet">
    {props.saying.lines(props.text).map((line) => (
      <span key={line}>{line}</span>
    ))}
  </p>
);
