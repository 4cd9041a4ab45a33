/** @jsxImportSource preact */
import { resultMark, sayCrosstableCell } from '@ronde/core/documents/lists/say-result.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { HallPage } from '@ronde/core/tournament/views/hall-page.ts';
import type { JSX } from 'preact';
import { fitLines } from '../layout/fit-lines.ts';
import { rangesOf } from '../layout/ranges.ts';
import { roomForNumber } from '../layout/room.ts';
import type { Sheet, Wall } from '../sheet.ts';
import type { Saying } from '../words/saying.ts';
import { HEIGHTS, Lines, spread, widthOfColumn } from './lines.tsx';
import { Name, roomForNames } from './names.tsx';

const FIXED = { line: 2.3, points: 2.6 } as const;
/** Opponent, a disc of the colour, and the result, `12 ○ ½`, and the space after them. */
const GAME = { digit: 0.58, beside: 2.35 } as const;
/** A name of some twenty letters. */
const SHORT_NAME = 11;

type Cell = NonNullable<
  Extract<HallPage, { view: 'crosstable' }>['lines'][number]['rounds'][number]
>;

/** Letters for colours are those of one language: a disc is read in all. */
function Game({ of: cell, saying }: { readonly of: Cell; readonly saying: Saying }): JSX.Element {
  const { first } = saying;
  const { opponentLine: opponent, colour } = cell;
  if (opponent === null || colour === null) {
    return <>{sayCrosstableCell(opponent, cell, first)}</>;
  }
  return (
    <>
      {opponent}
      <span class={`disc ${colour}`} role="img" aria-label={saying.say((w) => w[colour])} />
      {resultMark(cell, first)}
    </>
  );
}

/** The crosstable; where a wall is too narrow for all rounds, the last ones. */
export function crosstableSheet(
  page: Extract<HallPage, { view: 'crosstable' }>,
  wall: Wall,
): Sheet {
  const { saying, box, letters } = wall;
  const { say, first, lines: head } = saying;
  const room = roomForNames(page.lines, saying);
  const last = page.lines.at(-1)?.line ?? 0;
  const line = roomForNumber(last, FIXED.line);
  const game = GAME.digit * String(last).length + GAME.beside;
  const alone = line + FIXED.points;
  const fitting = Math.floor((box.width / letters.least - alone - SHORT_NAME) / game);
  const shown = Math.min(page.round, Math.max(1, fitting));
  const rounds = Array.from({ length: shown }, (_, index) => page.round - shown + index + 1);
  const shape = {
    wide: alone + room.all + shown * game,
    tight: alone + Math.min(room.most, SHORT_NAME) + shown * game,
    ...HEIGHTS,
    mostColumns: 3,
  };
  const fit = fitLines(page.lines.length, box, shape, letters);
  // What the names leave stands between the rounds: the first is not far from whose it is.
  const spare = Math.max(0, widthOfColumn(fit, wall) - shape.wide) / shown;
  const spaced = game + Math.min(game, spare);
  const fields = spread(
    [
      { kind: 'rank', head: head((w) => w.number), em: line },
      { kind: 'name', head: head((w) => w.name), em: 1 },
      ...rounds.map((round) => ({ kind: 'game', head: [String(round)], em: spaced })),
      { kind: 'points', head: head((w) => w.points), em: FIXED.points },
    ],
    fit,
    wall,
  );
  const names = fields[1]?.em ?? 0;
  return {
    title: say((w) => w.heading.crosstable),
    note: null,
    pictures: fit.pages,
    ranges: rangesOf(
      page.lines.map((player) => player.line),
      fit,
      page.share,
    ),
    draw: (picture) => (
      <Lines
        lines={page.lines}
        fit={fit}
        picture={picture}
        fields={fields}
        row={(player) => (
          <tr key={player.tpn}>
            <td class="rank">{player.line}</td>
            <td class="name">
              <Name of={player} room={names} saying={saying} />
            </td>
            {rounds.map((round) => {
              const cell = player.rounds[round - 1] ?? null;
              return (
                <td key={round} class="game" data-outcome={cell?.outcome}>
                  {cell !== null && <Game of={cell} saying={saying} />}
                </td>
              );
            })}
            <td class="points">{displayPoints(player.points, first)}</td>
          </tr>
        )}
      />
    ),
  };
}
