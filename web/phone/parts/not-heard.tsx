/** @jsxImportSource preact */
import type { JSX } from 'preact';
import { spoken } from '../language.ts';
import { PHONE_WORDS } from '../phone-words.ts';

const words = spoken(PHONE_WORDS);

/** Instead of a view: there is none, or it is still on its way; the one is not said for the other. */
export const NotHeard = (props: {
  readonly isNone: boolean;
  readonly none: string;
}): JSX.Element => (
  <p class="empty" role="status">
    {props.isNone ? props.none : words.opening}
  </p>
);
