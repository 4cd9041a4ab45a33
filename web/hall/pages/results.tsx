/** @jsxImportSource preact */
import type { HallBoard } from '@ronde/core/tournament/views/hall.ts';
import type { JSX } from 'preact';
import { fitLines } from '../layout/fit-lines.ts';
import { numbersThatFit } from '../layout/room.ts';
import type { Sheet, Wall } from '../sheet.ts';
import { timeText } from '../words/saying.ts';
import { isFresh, Result, resultsIn, type BoardsPage } from './boards.tsx';
import { Lines, type Field } from './lines.tsx';
import { Name, roomForNames } from './names.tsx';

const FIXED = 3.6 + 2.9 + 4.4;
/** Of the strip of boards still playing, in letters. */
const STRIP = { lines: 2, height: 4.4, label: 9, digit: 0.62 } as const;

/** Results as they come, the newest first; under them the boards still playing. */
export function resultsSheet(page: BoardsPage, wall: Wall): Sheet {
  const { saying, letters, box } = wall;
  const { say } = saying;
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
  const shape = {
    wide: FIXED + 2 * room.all,
    tight: FIXED + 2 * room.most,
    height: 1.62,
    head: 1.5,
    mostColumns: 3,
  };
  const above = { ...box, height: box.height - STRIP.height * letters.least };
  const fit = fitLines(lines.length, above, shape, letters);
  const fields: readonly Field[] = [
    { kind: 'time', head: say((w) => w.time) },
    { kind: 'board', head: say((w) => w.board) },
    { kind: 'name white', head: say((w) => w.white) },
    { kind: 'result', head: say((w) => w.result) },
    { kind: 'name black', head: say((w) => w.black) },
  ];
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
        <Name of={line.white} saying={saying} />
      </td>
      <Result of={line} saying={saying} />
      <td class="name">
        <Name of={line.black} saying={saying} />
      </td>
    </tr>
  );
  return {
    title: say((w) => w.heading.results),
    note: resultsIn(page, saying),
    pictures: fit.pages,
    draw: (picture) => (
      <div class="with-strip">
        {lines.length === 0 ? (
          <p class="quiet">{say((w) => w.noResultYet)}</p>
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
              <span class="more">{say((w) => w.more, { count: boards.length - shown })}</span>
            )}
          </span>
        </>
      )}
    </p>
  );
}
