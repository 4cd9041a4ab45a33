/** @jsxImportSource preact */
import type { HallPage } from '@ronde/core/tournament/views/hall-page.ts';
import type { Sheet, Wall } from '../sheet.ts';
import { pairingsSheet } from './boards.tsx';
import { byNameSheet } from './by-name.tsx';
import { RoundClock } from './clock.tsx';
import { DrawOnWall, Seats } from './fetched-pages.ts';
import { isLater } from './later-page.ts';
import type { LaterSheets } from './later-sheets.ts';
import { Message } from './message.tsx';
import { Picture } from './picture.tsx';
import { playersSheet } from './players.tsx';
import { orQuiet, quiet } from './quiet-sheet.tsx';
import { resultsSheet } from './results.tsx';
import { standingsSheet } from './standings.tsx';

/**
 * Makes a page fit the wall.
 * @param later null until their code is there
 */
export function sheetOf(
  page: HallPage,
  wall: Wall,
  scale: number,
  later: LaterSheets | null,
): Sheet {
  const { say } = wall.saying;
  if (isLater(page)) {
    return later === null ? quiet('', (w) => w.connecting, wall) : later.sheetOf(page, wall);
  }
  switch (page.view) {
    case 'pairings':
      return pairingsSheet(page, wall);
    case 'results':
      return resultsSheet(page, wall);
    case 'byName':
      return byNameSheet(page, wall);
    case 'standings':
      return orQuiet(standingsSheet(page, wall), page.lines.length, wall);
    case 'players':
      return orQuiet(playersSheet(page, wall), page.lines.length, wall);
    case 'draw':
      return {
        title: say((w) => w.heading.draw),
        note: say((w) => w.draw.step, { shown: page.draw.shown, of: page.draw.of }),
        pictures: 1,
        draw: () => <DrawOnWall draw={page.draw} wall={wall} />,
      };
    case 'seats':
      return {
        title: say((w) => w.heading.seats),
        note: say((w) => w.seats.seating, {
          ...{ seating: page.seating, of: page.of, round: page.round },
        }),
        pictures: 1,
        draw: () => <Seats page={page} wall={wall} />,
      };
    case 'picture':
      return {
        title: '',
        note: null,
        pictures: 1,
        draw: () => <Picture page={page} wall={wall} />,
      };
    case 'message':
      return {
        title: '',
        note: null,
        pictures: 1,
        draw: () => <Message text={page.text} box={wall.box} scale={scale} />,
      };
    case 'clock':
      return {
        // A title alone stands in large above the clock, not twice.
        title: page.phases.length > 0 ? page.title : '',
        note: null,
        pictures: 1,
        draw: () => <RoundClock page={page} wall={wall} />,
      };
    case 'empty':
      return quiet(
        say((w) => w.heading[page.of]),
        (w) => w.empty[page.of],
        wall,
      );
  }
}
