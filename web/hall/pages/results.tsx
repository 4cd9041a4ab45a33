/** @jsxImportSource preact */
import type { HallBoard } from '@ronde/core/tournament/views/hall-lines.ts';
import type { JSX } from 'preact';
import { fitLines } from '../layout/fit-lines.ts';
import { screensOnly } from '../layout/ranges.ts';
import { numbersThatFit, roomForNumber } from '../layout/room.ts';
import type { Sheet, Wall } from '../sheet.ts';
import { timeText } from '../words/saying.ts';
import { calledAnd, isFresh, LEAST_BOARD, Result, resultsIn, type BoardsPage } from './boards.tsx';
import { HEIGHTS, Lines, spread } from './lines.tsx';
import { Name, roomForNames } from './names.tsx';
import { Quiet } from './quiet.tsx';

const FIXED = { time: 3.5, result: 3.9 } as const;
/** Of the strip of boards still playing, in letters. */
const STRIP = { lines: 2, height: 4.4, label: 9, digit: 0.62 } as const;

/** Results as they come, the newest first; under them the boards still playing. */
export function resultsSheet(page: BoardsPage, wall: Wall): Sheet {
  const { saying, letters, box } = wall;
  const { say, lines: head } = saying;
  const order = new Map(
    wall.latest
      .filter(({ round }) => round === page.round)
      .map(({ board, at }, index) => [board, { index, at }]),
  );
  const last = order.size;
  const lines = page.boards
    .filter(({ outcome }) => outcome.kind !== 'notEntered')
    .sort((a, b) => (order.get(a.board)?.index ?? last) - (order.get(b.board)?.index ?? last));
  const open = page.boards.filter(({ outcome }) => outcome.kind === 'notEntered');
  const room = roomForNames(
    page.boards.flatMap(({ white, black }) => [white, black]),
    saying,
  );
  const board = roomForNumber(page.boards.at(-1)?.board ?? 0, LEAST_BOARD);
  const fixed = FIXED.time + board + FIXED.result;
  const shape = {
    wide: fixed + 2 * room.all,
    tight: fixed + 2 * room.most,
    ...HEIGHTS,
    mostColumns: 3,
  };
  const above = { ...box, height: box.height - STRIP.height * letters.least };
  const fit = fitLines(lines.length, above, shape, letters);
  const fields = spread(
    [
      { kind: 'time', head: head((w) => w.time), em: FIXED.time },
      { kind: 'board', head: head((w) => w.board), em: board },
      { kind: 'name', head: head((w) => w.white), em: 1 },
      { kind: 'result', head: head((w) => w.result), em: FIXED.result },
      { kind: 'name other', head: head((w) => w.black), em: 1 },
    ],
    fit,
    wall,
  );
  const names = fields[2]?.em ?? 0;
  const row = (line: HallBoard): JSX.Element => (
    <tr
      key={line.board}
      data-board={line.board}
      data-fresh={isFresh(wall, page.round, line.board) || undefined}
    >
      <td class="time">
        {order.has(line.board) ? timeText(order.get(line.board)?.at ?? 0, saying.first) : ''}
      </td>
      <td class="board">{line.board}</td>
      <td class="name">
        <Name of={line.white} room={names} saying={saying} />
      </td>
      <Result of={line} saying={saying} />
      <td class="name other">
        <Name of={line.black} room={names} saying={saying} />
      </td>
    </tr>
  );
  return {
    title: say((w) => w.heading.results),
    note: calledAnd(page, resultsIn(page, saying), saying),
    pictures: fit.pages,
    ranges: screensOnly(fit.pages, page.share),
    draw: (picture) => (
      <div class="with-strip">
        {lines.length === 0 ? (
          <Quiet text={(w) => w.noResultYet} saying={saying} />
        ) : (
          <Lines lines={lines} fit={fit} picture={picture} fields={fields} row={row} />
        )}
        <OpenBoards boards={open.map(({ board }) => board)} wall={wall} />
      </div>
    ),
  };
}

function OpenBoards(props: {
  readonly boards: readonly number[];
  readonly wall: Wall;
}): JSX.Element {
  const { boards, wall } = props;
  const { say } = wall.saying;
  const width = wall.box.width / wall.letters.least - STRIP.label * wall.saying.languages.length;
  const shown = numbersThatFit(boards, width, STRIP.lines, STRIP.digit);
  return (
    <p class="strip" style={{ fontSize: `${wall.letters.least}px` }}>
      {boards.length === 0 ? (
        <strong>{say((w) => w.allIn)}</strong>
      ) : (
        <>
          <strong>{say((w) => w.stillPlaying)}</strong>
          <span class="numbers">
            {boards.slice(0, shown).map((board) => (
              <span key={board}>{board}</span>
            ))}
            {shown < boards.length && (
              <span class="more">{say((w) => w.more(boards.length - shown))}</span>
            )}
          </span>
        </>
      )}
    </p>
  );
}
