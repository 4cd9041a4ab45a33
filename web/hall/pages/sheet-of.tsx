/** @jsxImportSource preact */
import type { HallPage } from '@ronde/core/tournament/views/hall-page.ts';
import type { Sheet, Wall } from '../sheet.ts';
import type { HallWords } from '../words/hall-words.ts';
import { pairingsSheet } from './boards.tsx';
import { byNameSheet } from './by-name.tsx';
import { RoundClock } from './clock.tsx';
import { crosstableSheet } from './crosstable.tsx';
import { DrawOnWall, Seats, type SheetsOfFew } from './fetched-pages.ts';
import { Message } from './message.tsx';
import { Picture } from './picture.tsx';
import { playersSheet } from './players.tsx';
import { prizesSheet } from './prizes.tsx';
import { Quiet } from './quiet.tsx';
import { resultsSheet } from './results.tsx';
import { standingsSheet } from './standings.tsx';

/**
 * Makes a page fit the wall.
 * @param ofFew the lists that few walls show; null until they have come
 */
export function sheetOf(
  page: HallPage,
  wall: Wall,
  scale: number,
  ofFew: SheetsOfFew | null,
): Sheet {
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
    case 'matches':
      if (ofFew === null) return NOT_THERE_YET;
      return orQuiet(ofFew.matchesSheet(page, wall), page.matches.length + page.free.length, wall);
    case 'teamCrosstable':
      if (ofFew === null) return NOT_THERE_YET;
      return orQuiet(ofFew.teamCrosstableSheet(page, wall), page.lines.length, wall);
    case 'players':
      return orQuiet(playersSheet(page, wall), page.lines.length, wall);
    case 'prizes':
      return orQuiet(prizesSheet(page, wall), awarded(page.prizes), wall);
    case 'calendar':
      if (ofFew === null) return NOT_THERE_YET;
      return orQuiet(ofFew.calendarSheet(page, wall), page.rounds.length, wall);
    case 'bracket':
      return ofFew === null ? NOT_THERE_YET : ofFew.bracketSheet(page, wall);
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

/** Its code is on the way. */
const NOT_THERE_YET: Sheet = { title: '', note: null, pictures: 1, draw: () => null };

const quiet = (title: string, text: (words: HallWords) => string, { saying }: Wall): Sheet => ({
  title,
  note: null,
  pictures: 1,
  draw: () => <Quiet text={text} saying={saying} />,
});

const orQuiet = (sheet: Sheet, lines: number, wall: Wall): Sheet =>
  lines > 0 ? sheet : quiet(sheet.title, (w) => w.noLines, wall);

/** Before anybody has a point everybody would share every prize: nothing to show. */
const awarded = ({ awards, players }: Extract<HallPage, { view: 'prizes' }>['prizes']): number =>
  players.some(({ points }) => points > 0) ? awards.length : 0;
