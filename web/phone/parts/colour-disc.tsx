/** @jsxImportSource preact */
import type { Colour } from '@ronde/core/rules/colour.ts';
import type { JSX } from 'preact';
import { spoken } from '../language.ts';
import { PHONE_WORDS } from '../phone-words.ts';

const words = spoken(PHONE_WORDS);

/** White or Black: a disc, and the word for those who hear the page. */
export const ColourDisc = ({ colour }: { readonly colour: Colour }): JSX.Element => (
  <span class="disc" data-colour={colour}>
    <span class="visually-hidden">{words[colour]}</span>
  </span>
);
