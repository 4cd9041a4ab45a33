/** @jsxImportSource preact */
import { sayTitle } from '@ronde/core/documents/lists/say-result.ts';
import type { Colour } from '@ronde/core/rules/colour.ts';
import type { HallName } from '@ronde/core/tournament/views/hall-lines.ts';
import type { JSX } from 'preact';
import { widthOf } from '../layout/measure-text.ts';
import { roomFor, type Room } from '../layout/room.ts';
import { nameThatFits, shortForm, wholeForm, type NameToFit } from '../../words/short-name.ts';
import type { Saying } from '../words/saying.ts';

/** Beyond this a name is shortened, whatever the room: 28 em are some 50 letters. */
const LONGEST = 28;
/** Between a name and what stands beside it: a little more than the padding of its cell. */
const BESIDE = 0.85;
/** Widths are sums of fractions: what fits exactly fits. */
const HAIR = 0.02;
const TITLE_SIZE = 0.75;

type Titled = NameToFit & Partial<Pick<HallName, 'title'>>;

const titleOf = ({ title }: Titled, { first }: Saying): string | null =>
  sayTitle(title ?? null, first);

const widthOfTitle = (title: string | null): number =>
  title === null ? 0 : (widthOf(title) + widthOf(' ')) * TITLE_SIZE;

/** Room for a column of names: all of them in full, or most of them with initials. */
export function roomForNames(names: readonly Titled[], saying: Saying): Room {
  const widths = (shown: (name: Titled) => string): number[] =>
    names.map((one) => widthOf(shown(one)) + widthOfTitle(titleOf(one, saying)));
  const full = roomFor(widths(wholeForm), LONGEST);
  const short = roomFor(widths(shortForm), LONGEST);
  return { most: Math.min(short.most, full.all) + BESIDE, all: full.all + BESIDE };
}

/**
 * A title goes before a name is cut: people look for their name.
 * @param props.room of the column, in em
 */
export function Name(props: {
  readonly of: Titled;
  readonly room: number;
  readonly saying: Saying;
}): JSX.Element {
  const { of, room, saying } = props;
  const held = titleOf(of, saying);
  const whole = room - BESIDE + HAIR;
  const title = widthOf(shortForm(of)) <= whole - widthOfTitle(held) ? held : null;
  return (
    <>
      {title !== null && <span class="title">{title} </span>}
      {nameThatFits(of, whole - widthOfTitle(title), widthOf)}
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
          <span key={language}>{saying.inLanguage(language)[colour]}</span>
        ))}
      </span>
    </span>
  );
}
