/** @jsxImportSource preact */
import type { Sheet, Wall } from '../sheet.ts';
import type { HallWords } from '../words/hall-words.ts';
import { Quiet } from './quiet.tsx';

/** A page that has one sentence to say. */
export const quiet = (
  title: string,
  text: (words: HallWords) => string,
  { saying }: Wall,
): Sheet => ({
  title,
  note: null,
  pictures: 1,
  draw: () => <Quiet text={text} saying={saying} />,
});

/** A list, or that there is nothing to show yet. */
export const orQuiet = (sheet: Sheet, lines: number, wall: Wall): Sheet =>
  lines > 0 ? sheet : quiet(sheet.title, (w) => w.noLines, wall);
