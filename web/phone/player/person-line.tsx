/** @jsxImportSource preact */
import { ratingText } from '@ronde/core/rules/rating-text.ts';
import type { ShownPlayer } from '@ronde/core/tournament/views/shown-player.ts';
import type { JSX } from 'preact';
import { titleText } from '../../words/titles.ts';
import { language } from '../language.ts';

/** A name, and in small what tells people of one name apart. */
export const PersonLine = ({ person }: { readonly person: ShownPlayer }): JSX.Element => (
  <p class="person">
    <span class="person-name">
      {person.title !== null && <abbr>{titleText(person.title, language)}</abbr>}
      {person.name}
    </span>
    <span class="soft">
      {[ratingText(person), person.federation, person.club].filter(Boolean).join(' · ')}
    </span>
  </p>
);
