/** @jsxImportSource preact */
import { sayTitle } from '@ronde/core/documents/lists/say-result.ts';
import type { Colour } from '@ronde/core/rules/colour.ts';
import type { HallName } from '@ronde/core/tournament/views/hall.ts';
import type { JSX } from 'preact';
import { widthOf } from '../layout/measure-text.ts';
import { roomFor, type Room } from '../layout/room.ts';
import type { Saying } from '../words/saying.ts';

/** Beyond this a name is cut, whatever the room: 24 em are some 45 letters. */
const LONGEST = 24;
/** Between a name and what stands beside it. */
const BESIDE = 0.9;

type Titled = Pick<HallName, 'name'> & Partial<Pick<HallName, 'title'>>;

const titleOf = ({ title }: Titled, { first }: Saying): string | null =>
  sayTitle(title ?? null, first);

/** Room for a column of names, titles with them. */
export function roomForNames(names: readonly Titled[], saying: Saying): Room {
  const widths = names.map((one) => {
    const title = titleOf(one, saying);
    return widthOf(one.name) + (title === null ? 0 : widthOf(title) * 0.75 + 0.4);
  });
  const { most, all } = roomFor(widths, LONGEST);
  return { most: most + BESIDE, all: all + BESIDE };
}

export function Name({
  of,
  saying,
}: {
  readonly of: Titled;
  readonly saying: Saying;
}): JSX.Element {
  const title = titleOf(of, saying);
  return (
    <>
      {title !== null && <span class="title">{title} </span>}
      {of.name}
    </>
  );
}

/** White or Black as a disc of that colour on either theme, with the word beside it. */
export function ColourSign(props: {
  readonly colour: Colour;
  readonly saying: Saying;
}): JSX.Element {
  const { colour, saying } = props;
  return (
    <span class="colour-sign">
      <span class={`disc ${colour}`} aria-hidden="true" />
      <span class="words">
        {saying.languages.map((language) => (
          <span key={language}>{colourWord(colour, saying, language)}</span>
        ))}
      </span>
    </span>
  );
}

const colourWord = (colour: Colour, saying: Saying, language: Saying['first']): string =>
  saying.inLanguage(language)[colour];
