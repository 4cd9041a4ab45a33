/** @jsxImportSource preact */
import type { HallPage } from '@ronde/core/tournament/views/hall.ts';
import type { Sheet, Wall } from '../sheet.ts';
import { pairingsSheet } from './boards.tsx';
import { byNameSheet } from './by-name.tsx';
import { RoundClock } from './clock.tsx';
import { crosstableSheet } from './crosstable.tsx';
import { Message } from './message.tsx';
import { playersSheet } from './players.tsx';
import { prizesSheet } from './prizes.tsx';
import { resultsSheet } from './results.tsx';
import { standingsSheet } from './standings.tsx';

/** Makes a page fit the wall. */
export function sheetOf(page: HallPage, wall: Wall, scale: number): Sheet {
  const { say } = wall.saying;
  switch (page.view) {
    case 'pairings':
      return pairingsSheet(page, wall);
    case 'results':
      return resultsSheet(page, wall);
    case 'byName':
      return byNameSheet(page, wall);
    case 'standings':
      return orQuiet(standingsSheet(page, wall), page.lines.length, wall);
    case 'crosstable':
      return orQuiet(crosstableSheet(page, wall), page.lines.length, wall);
    case 'players':
      return orQuiet(playersSheet(page, wall), page.lines.length, wall);
    case 'prizes':
      return orQuiet(prizesSheet(page, wall), page.prizes.awards.length, wall);
    case 'message':
      return {
        title: '',
        note: null,
        pictures: 1,
        draw: () => <Message text={page.text} box={wall.box} scale={scale} />,
      };
    case 'clock':
      return {
        title: page.title,
        note: null,
        pictures: 1,
        draw: () => <RoundClock page={page} wall={wall} />,
      };
    case 'empty':
      return quiet(
        say((w) => w.heading[page.of]),
        say((w) => w.empty[page.of]),
      );
  }
}

const quiet = (title: string, text: string): Sheet => ({
  title,
  note: null,
  pictures: 1,
  draw: () => <p class="quiet">{text}</p>,
});

const orQuiet = (sheet: Sheet, lines: number, { saying }: Wall): Sheet =>
  lines > 0
    ? sheet
    : quiet(
        sheet.title,
        saying.say((w) => w.noLines),
      );
